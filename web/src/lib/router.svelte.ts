/** Addresses of pages; a link inside the site changes the page without loading it. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
    addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a");
      if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname, { part: link.hash });
    });
  }

  /** *instead*: the way back leads past the page that this one follows. */
  go(path: string, { part = "", instead = false } = {}): void {
    if (instead) history.replaceState(null, "", path + part);
    else if (path !== location.pathname) history.pushState(null, "", path + part);
    this.path = path;
    scrollTo(0, 0);
  }

  /** The parts of the address: /table/abc gives ["table", "abc"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();
