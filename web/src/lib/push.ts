/** Notices in this browser: whether it can, whether it may, and its address at a push service. */

export type PushState = "can" | "unsupported" | "insecure" | "denied";

export function pushState(): PushState {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "can";
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** The address under which this browser is told now, if it is. */
export async function pushAddress(): Promise<string | null> {
  if (pushState() !== "can") return null;
  const known = await navigator.serviceWorker.getRegistration();
  return (await known?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Ask the person, then the push service; an old address may belong to another key of the server. */
export async function subscribe(key: string): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  const { pushManager } = await worker();
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh, auth: keys!.auth };
}

/** Whoever comes to this browser next is not told what is not for them. */
export async function unsubscribe(): Promise<void> {
  if (pushState() !== "can") return;
  const known = await navigator.serviceWorker.getRegistration();
  await (await known?.pushManager.getSubscription())?.unsubscribe();
}
