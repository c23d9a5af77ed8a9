/** What this browser remembers: theme, asking before a choice, motion, pages already guided. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a browser that keeps nothing forgets the choice, no more
  }
}

class Prefs {
  theme = $state<"parchment" | "night">(document.documentElement.dataset.theme === "night" ? "night" : "parchment");
  confirm = $state(kept("confirm") === "yes");
  still = $state(kept("motion") === "off");

  turnTheme(): void {
    this.theme = this.theme === "night" ? "parchment" : "night";
    document.documentElement.dataset.theme = this.theme;
    keep("theme", this.theme);
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    keep("confirm", on ? "yes" : "no");
  }

  setStill(on: boolean): void {
    this.still = on;
    keep("motion", on ? "off" : "on");
  }

  get language(): string | null {
    return kept("language");
  }

  keepLanguage(language: string): void {
    keep("language", language);
  }

  /** Was this lesson of a guide given? */
  guided(lesson: string): boolean {
    return kept(lesson) === "yes";
  }

  setGuided(lesson: string): void {
    keep(lesson, "yes");
  }
}

export const prefs = new Prefs();

export function reducedMotion(): boolean {
  return prefs.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
