import type { FirebaseService } from './firebase-token.ts';

/** Local storage keys of the push token and of the time it was last registered (milliseconds). */
const tokenKey = 'push_token';
const registeredAtKey = 'push_token_told_at';

export interface StoredToken {
  readonly token: string;
  readonly registeredAt: number;
}

export function readStoredToken(): StoredToken | null {
  const token = localStorage.getItem(tokenKey);
  return token === null ? null : { token, registeredAt: Number(localStorage.getItem(registeredAtKey)) || 0 };
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token);
  localStorage.setItem(registeredAtKey, String(Date.now()));
}

export function clearToken(): void {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(registeredAtKey);
}

export const canPush = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;

/** Milliseconds that a service worker has to become active. */
const workerLimit = 10_000;

/** Resolves once a service worker is active; rejects after 10 seconds without one. */
export async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('No service worker became active.')), workerLimit);
  try {
    return await Promise.race([navigator.serviceWorker.ready, promise]);
  } finally {
    clearTimeout(limit);
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

const isSameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

/** The device's Web Push subscription as JSON, created if there is none. Rejects if the push service refuses. */
async function subscribeToPush(publicKey: string): Promise<string> {
  const { pushManager } = await activeWorker();
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  if (known !== null && !isSameKey(known, key)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return JSON.stringify(subscription);
}

export type PushServiceFacts =
  | { readonly service: 'web_push'; readonly public_key: string; readonly firebase: null }
  | (FirebaseService & { readonly service: 'fcm' });

/** The device's push token for the service in use. Rejects if there is none. */
export async function getPushToken(facts: PushServiceFacts): Promise<string> {
  if (facts.service === 'web_push') return subscribeToPush(facts.public_key);
  // loaded on demand, as few sites use Firebase
  const { firebaseToken } = await import('./firebase-token.ts');
  return firebaseToken(facts, await activeWorker());
}

/** Ends the Web Push subscription of this device, if it has one. */
export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
