import { hasTypedText, watchTyping } from './typed-text.ts';

/**
 * Registers the service worker and activates new versions: a waiting one takes over when a page has just been opened
 * or is hidden, and the page is reloaded. A page on which something was typed is not reloaded until its URL changes,
 * so that no input is lost. `signal` removes the listeners.
 */
export async function installWorker(reload: () => void, signal?: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  /** A newer service worker controls this page, which was loaded by the previous version. */
  let isOutdated = false;
  let requestedTakeOver = false;
  let wasPressed = false;
  const listen = (type: string, handler: () => void) =>
    document.addEventListener(type, handler, signal ? { signal } : false);

  watchTyping(signal);
  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = hadOne;
    const isJustOpened = requestedTakeOver && !wasPressed;
    if (isOutdated && !hasTypedText() && (document.hidden || isJustOpened)) reload();
  });
  for (const press of ['pointerdown', 'keydown']) listen(press, () => (wasPressed = true));
  const registration = await serviceWorker.register('/service-worker.js');
  const takeOver = () => {
    if (hasTypedText() || (wasPressed && !document.hidden)) return;
    if (isOutdated) return reload();
    requestedTakeOver = registration.waiting !== null;
    registration.waiting?.postMessage('take-over');
  };
  takeOver();
  listen('visibilitychange', () => {
    if (document.hidden) takeOver();
    else void registration.update();
  });
}
