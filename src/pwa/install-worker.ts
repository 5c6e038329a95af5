const fields = 'input:not([type="checkbox"], [type="radio"]), textarea';

/**
 * Registers the service worker and brings new versions in: one that waits takes over when a page has just been
 * opened, or while nobody looks, and the page is loaded again. A page on which something was typed is left alone
 * until its address changes, so that nothing typed is lost. `signal` ends the listening.
 */
export async function installWorker(reload: () => void, signal?: AbortSignal): Promise<void> {
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  const hasText = ({ value }: HTMLInputElement) => value !== '';
  /** The address at which something was typed last. */
  let typedAt = [...document.querySelectorAll<HTMLInputElement>(fields)].some(hasText) ? location.href : '';
  /** Another version answers now; this page is still of the one before. */
  let isOutdated = false;
  let requestedTakeOver = false;
  const isUntouched = () => typedAt !== location.href;
  const listen = (type: string, handler: () => void) =>
    document.addEventListener(type, handler, signal ? { signal } : false);

  serviceWorker.addEventListener('controllerchange', () => {
    isOutdated = hadOne;
    if (isOutdated && isUntouched() && (document.hidden || requestedTakeOver)) reload();
  });
  const registration = await serviceWorker.register('/service-worker.js');
  const takeOver = () => {
    if (!isUntouched()) return;
    if (isOutdated) return reload();
    requestedTakeOver = registration.waiting !== null;
    registration.waiting?.postMessage('take-over');
  };
  takeOver();
  listen('input', () => {
    typedAt = location.href;
  });
  listen('visibilitychange', () => {
    if (document.hidden) takeOver();
    else void registration.update();
  });
}
