/** The links this browser was given for its tables; the server tells each of them once. */
export function keepInvite(table: string, path: string): void {
  try {
    sessionStorage.setItem(`invite-${table}`, path);
  } catch {
    // the link can be asked for again
  }
}

export function keptInvite(table: string): string | null {
  try {
    return sessionStorage.getItem(`invite-${table}`);
  } catch {
    return null;
  }
}
