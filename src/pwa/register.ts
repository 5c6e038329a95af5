import { installWorker } from './install-worker.ts';

/** Installs the service worker when the page is idle. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = () => void installWorker(() => location.reload()).catch(() => {});
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  addEventListener('load', () => whenIdle(install), { once: true });
}

/** Whether a service worker controls the page: only then can a version be newer than the page's. */
export const isControlled = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
