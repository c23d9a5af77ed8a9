import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";

const require = createRequire(import.meta.url);

/** One sprite of the icons that are used, as a file of its own. */
function sprite(): { name: string; text: string } {
  const set = require("@iconify-json/game-icons/icons.json");
  const used: Record<string, string[]> = JSON.parse(readFileSync(new URL("./src/icons.json", import.meta.url), "utf8"));
  const own = readFileSync(new URL("./src/own-icons.svg", import.meta.url), "utf8");
  const names = [...new Set(Object.values(used).flat())].sort();
  const symbols = names.map((name) => {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
    if (!icon) throw new Error(`game-icons has no icon ${name}`);
    return `<symbol id="${name}" viewBox="0 0 ${icon.width ?? 512} ${icon.height ?? 512}">${icon.body}</symbol>`;
  });
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${own.trim()}${symbols.join("")}</svg>\n`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { name: `assets/icons-${hash}.svg`, text };
}

const icons = sprite();

const iconSprite: Plugin = {
  name: "icon-sprite",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: icons.name, source: icons.text });
  },
  configureServer(server) {
    server.middlewares.use(`/${icons.name}`, (_request, response) => {
      response.setHeader("content-type", "image/svg+xml");
      response.end(icons.text);
    });
  },
};

export default defineConfig({
  plugins: [svelte(), iconSprite],
  define: { __ICONS__: JSON.stringify(`/${icons.name}`) },
  build: {
    outDir: "../src/bailiwick/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://localhost:8000", ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
} as import("vite").UserConfig);
