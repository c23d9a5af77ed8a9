// Shows what the server pushes, also when no page is open. It keeps nothing and answers no requests.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(self.registration.showNotification(told.text, { tag: told.tag, renotify: true, data: told.path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => page.url === url);
    return open ? open.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(show());
});

// the browser has renewed its address: the server has to know
self.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const made = event.newSubscription ?? (await self.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/api/notices/push", { method: "POST", headers: { "content-type": "application/json" }, body });
  };
  event.waitUntil(renew());
});
