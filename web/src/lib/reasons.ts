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

/** What the server refuses: its sentences that have words of their own, then its codes. */
const REFUSALS: [said: RegExp, key: string][] = [
  [/^there is no such table\b/, "refused-no-table"],
  [/^there is no such invitation\b/, "refused-no-invitation"],
  [/^this match has started already; only its players see it$/, "refused-started-private"],
  [/^this match has started already; you can watch it$/, "refused-started"],
  [/^that seat is taken\b/, "refused-seat-taken"],
  [/^only who made the table can start it$/, "refused-host-only"],
  [/^(?:you have no seat|you do not sit) at this table\b/, "refused-no-seat"],
  [/^this link was used already or is too old\b/, "refused-old-link"],
  [/^this address is not confirmed yet\b/, "refused-unconfirmed"],
  [/^the people at this table keep their talk\b/, "refused-talk"],
  [/^this seat still has time$/, "refused-has-time"],
  [/^the bot found no answer in time\b/, "refused-bot-slow"],
  [/^the match is over\b/, "match-over"],
  [/^that is no mail address\b/, "refused-mail-address"],
  [/^the mail could not be sent\b/, "refused-mail"],
  [/^a password has (\d+) to \d+ characters$/, "refused-password"],
  [/^give a (?:name|title|message) of at least\b/, "refused-empty"],
  [/^the (?:name|title|message) is too long\b.*at most (\d+)$/, "refused-long"],
  [/^(?:the file cannot be read as a match$|a line of a match file has\b|a match file has\b)/, "refused-file"],
  [/^only finished matches can be imported\b/, "refused-unfinished"],
  [/^(.+) has an account here\b/, "refused-name-taken"],
  [/^that was too often; try again in (\d+) seconds$/, "refused-too-often"],
  [/^this server calls no webhooks\b/, "reason-no-webhooks"],
  [/^this server sends no mail\b/, "reason-no-mail"],
];
const CODES = ["who", "not-yours", "unknown", "not-now", "wrong-password", "has-account", "stale", "illegal", "rules-fault", "broken", "invalid"];

/** The key of the words for a refusal, what they add, and whether they say all that the server's own sentence says. */
export function refusalKey(code: string, detail: string): { key: string; more: string; exact: boolean } {
  if (code === "offline") return { key: "offline", more: "", exact: true };
  if (code === "cannot-undo") return { key: undoLock(detail), more: "", exact: true };
  for (const [said, key] of REFUSALS) {
    const match = said.exec(detail);
    if (match) return { key, more: match[1] ?? "", exact: true };
  }
  if (/^(?:the file, line \d+:|that is too big\b)/.test(detail)) return { key: "refused-file", more: "", exact: false };
  const reason = knownReason(detail);
  if (reason) return { ...reason, exact: true };
  return { key: CODES.includes(code) ? `refused-${code}` : "refused", more: "", exact: code === "who" };
}
