/** A subscription as the server takes it. */
interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Whether a subscription was made for a key; one made for another has to go first. */
function isFor(made: PushSubscription, key: Uint8Array): boolean {
  const { applicationServerKey: other } = made.options;
  return other !== null && new Uint8Array(other).join() === key.join();
}

/** Asks the browser to take notices of this server; `undefined` where it does not. */
export async function subscribe(key: string): Promise<Subscription | undefined> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    // Where no worker could be registered, waiting for one would never end.
    if ((await navigator.serviceWorker.getRegistration()) === undefined) return undefined;
    const { pushManager } = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    const before = await pushManager.getSubscription();
    if (before !== null && !isFor(before, applicationServerKey)) await before.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return undefined;
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch {
    return undefined;
  }
}
