/** Requests to the server; a refusal is an ApiError with the server's own sentence. */
import type { Card, GameCard, Hint, Line, Lobby, Me, Notices, State, Table, Watched, Why } from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly detail: string,
  ) {
    super(detail);
  }
}

let stranger = () => {};
/** What to do when the server does not know this browser any more: signed out, perhaps in another window. */
export const whenStranger = (then: () => void): void => void (stranger = then);

async function ask(method: string, path: string, body?: unknown): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    text = await response.text();
  } catch {
    throw new ApiError(0, "offline", "");
  }
  if (response.ok) return text;
  const said = parsed(text);
  if (said?.error === "who") stranger();
  throw new ApiError(response.status, said?.error ?? "error", said?.detail ?? response.statusText);
}

function parsed(text: string): any {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const request = async <T>(method: string, path: string, body?: unknown) => parsed(await ask(method, path, body)) as T;

/** Makes a second try of the same request harmless. */
export const newKey = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;

const get = <T>(path: string) => request<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);

export const api = {
  me: () => get<Me | null>("me"),
  guest: (name: string) => post<Me>("guest", { name }),
  account: (name: string, password: string) => post<Me>("account", { name, password }),
  login: (name: string, password: string) => post<Me>("login", { name, password }),
  logout: (everywhere: boolean) => post<null>("logout", { everywhere }),
  change: (what: { name?: string; language?: string }) => request<Me>("PATCH", "me", what),
  remove: (password: string) => request<null>("DELETE", "account", { password }),
  games: () => get<GameCard[]>("games"),
  words: (game: string, language: string) => ask("GET", `words/${game}/${language}`),
  lobby: () => get<Lobby>("lobby"),
  create: (what: unknown) => post<Card>("tables", what),
  join: (id: string) => post<Card>(`tables/${id}/join`),
  joinByLink: (token: string) => post<Card>(`join/${token}`),
  leave: (id: string) => post<Card>(`tables/${id}/leave`),
  start: (id: string, fill: string | null) => post<Card>(`tables/${id}/start`, { fill }),
  resign: (id: string) => post<Card>(`tables/${id}/resign`),
  handOver: (id: string, level: string) => post<Card>(`tables/${id}/hand-over`, { level }),
  takeBack: (id: string) => post<Card>(`tables/${id}/take-back`),
  table: (id: string) => get<Table>(`tables/${id}`),
  at: (id: string, seq: number, eyes: number | null = null) => get<State>(`tables/${id}/at/${seq}${eyes === null ? "" : `?eyes=${eyes}`}`),
  journal: (id: string) => get<{ moments: number[]; journal: Line[] }>(`tables/${id}/journal`),
  why: (id: string, piece: string) => get<Why>(`tables/${id}/why?piece=${encodeURIComponent(piece)}`),
  invite: (id: string) => post<{ invite: string }>(`tables/${id}/invite`),
  renewInvite: (id: string) => request<{ invite: string }>("PUT", `tables/${id}/invite`),
  lookAt: (token: string) => get<Card>(`join/${token}`),
  vote: (id: string, seat: number) => post<Card>(`tables/${id}/vote`, { seat }),
  notices: () => get<Notices>("notices"),
  addPush: (what: { endpoint: string; p256dh: string; auth: string; language: string }) => post<Notices>("notices/push", what),
  addMail: (address: string, language: string) => post<Notices>("notices/mail", { address, language }),
  confirmMail: (token: string) => post<null>("notices/confirm", { token }),
  addWebhook: (url: string, language: string) => post<Notices>("notices/webhook", { url, language }),
  removeChannel: (id: string) => request<Notices>("DELETE", `notices/channels/${id}`),
  testChannel: (id: string) => post<Notices>(`notices/channels/${id}/test`),
  watched: (id: string) => get<Watched>(`tables/${id}/notices`),
  watch: (id: string, on: boolean) => request<Watched>("PUT", `tables/${id}/notices`, { on }),
  fork: (id: string, what: { seq: number; seat: number; level: string; title: string }) => post<Card>(`tables/${id}/fork`, what),
  rewind: (id: string, seq: number) => post<State>(`tables/${id}/rewind`, { seq, key: newKey() }),
  hint: (id: string) => post<Hint>(`tables/${id}/hint`),
  order: (id: string, code: number) => post<State>(`tables/${id}/order`, { code }),
  cancelOrder: (id: string) => request<State>("DELETE", `tables/${id}/order`),
  importMatch: (text: string) => post<Card>("import", { text }),
};
