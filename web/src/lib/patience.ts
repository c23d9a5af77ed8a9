/** What fails while the line is down is asked for again; what is refused is not. */
import { ApiError } from "./api";

const AGAIN = 3000;

const isOutage = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** Ask until there is an answer or a refusal. */
export async function patiently<T>(ask: () => Promise<T>, down: () => void = () => {}): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isOutage(error)) throw error;
      down();
      await new Promise((resume) => setTimeout(resume, AGAIN));
    }
  }
}
