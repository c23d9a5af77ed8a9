/** A refusal in the reader's words. */
import { ApiError } from "./api";
import { refusalKey } from "./reasons";
import { words } from "./words.svelte";

/** Why the server says no; what has no words of its own is said in English to those who read it, and in general to others. */
export function refusalText(code: string, detail: string): string {
  const { key, more, exact } = refusalKey(code, detail);
  return !exact && detail && words.language === "en" ? detail : words.t(key, { more });
}

export function whyRefused(error: unknown): string {
  if (error instanceof ApiError) return refusalText(error.error, error.detail);
  return error instanceof Error && error.message ? error.message : words.t("refused");
}
