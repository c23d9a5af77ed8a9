/** Why a notice did not arrive. The server says it in English; what it is known to say has words in every language. */
const KNOWN: [said: RegExp, key: string][] = [
  [/^no answer within (\d+) seconds$/, "reason-slow"],
  [/^no connection: (.+)$/, "reason-connection"],
  [/^the answer was (\d+)$/, "reason-answer"],
  [/^no such host: .+$/, "reason-host"],
  [/^that host is not on the public internet$/, "reason-private"],
  [/^that is no address.*: write https:.+$/, "reason-address"],
  [/^the mail server does not answer: (.+)$/, "reason-mail-silent"],
  [/^the mail server offers no encryption for the password$/, "reason-mail-open"],
  [/^our own fault: (.+)$/, "reason-own"],
  [/^this channel was removed$/, "reason-removed"],
  [/^this server sends no webhooks$/, "reason-no-webhooks"],
  [/^this server sends no mail$/, "reason-no-mail"],
];

/** The key of a reason and what it adds; null for what others say, such as a mail server. */
export function knownReason(detail: string): { key: string; more: string } | null {
  for (const [said, key] of KNOWN) {
    const match = said.exec(detail);
    if (match) return { key, more: match[1] ?? "" };
  }
  return null;
}

/** The key of the words for why a step cannot be taken back. */
export function undoLock(why: string | null): string {
  if (why?.includes("has not chosen anything")) return "undo-nothing";
  return why?.includes("another seat has the turn") ? "undo-others" : "undo-locked";
}
