import { installWorker } from './install-worker.ts';

/** Installs the service worker once the page is at rest. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const install = () => void installWorker(() => location.reload()).catch(() => {});
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  addEventListener('load', () => whenIdle(install), { once: true });
}
