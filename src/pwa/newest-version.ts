/** Asks the service worker whether the script at the path is one of its version. It answers over the port it is sent. */
export interface ScriptQuestion {
  readonly type: 'has-script';
  readonly path: string;
}

export const isScriptQuestion = (data: unknown): data is ScriptQuestion =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'has-script';

/** Milliseconds; a worker from before this question never answers. */
const maxWait = 5_000;

function hasScript(worker: ServiceWorker, path: string): Promise<boolean | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<boolean | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), maxWait);
    port1.onmessage = ({ data }: MessageEvent<boolean>) => {
      clearTimeout(timer);
      resolve(data);
    };
    const question: ScriptQuestion = { type: 'has-script', path };
    worker.postMessage(question, [port2]);
  }).finally(() => port1.close());
}

/** The path of the script that this page was started by, whose name differs with each version. */
function startScript(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}

/**
 * Whether the page is of an older version than the newest service worker, for which the server is asked. False without
 * a service worker. Rejects without a network.
 */
export async function isOutdatedPage(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const path = startScript();
  if (!registration || path === null) return false;
  await registration.update();
  // one that is still being installed is asked the next time
  const newest = registration.waiting ?? registration.active;
  return newest !== null && registration.installing === null && (await hasScript(newest, path)) === false;
}

/** Lets the newest service worker take over all pages of the site. */
export async function activateNewest(): Promise<void> {
  const { serviceWorker } = navigator;
  const waiting = (await serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  const changed = new Promise((resolve) =>
    serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  waiting.postMessage('take-over');
  await changed;
}
