/** The links this browser was given for its tables; the server tells each of them once and keeps only a hash. */
const place = (table: string) => `invite-${table}`;

export function keepInvite(table: string, path: string): void {
  try {
    localStorage.setItem(place(table), path);
  } catch {
    // the link can be asked for again
  }
}

export function keptInvite(table: string): string | null {
  try {
    return localStorage.getItem(place(table));
  } catch {
    return null;
  }
}

/** The match has begun: nobody needs the link any more. */
export function forgetInvite(table: string): void {
  try {
    localStorage.removeItem(place(table));
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
