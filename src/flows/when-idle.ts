/** Milliseconds; without an end, a browser may put off what is to be done at rest for as long as it likes. */
const longestBusy = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: longestBusy })
      : setTimeout(resolve, 1000),
  );

/** Content that is still on its way, as its placeholder or a picture in sight tells. */
const isWaited = () =>
  document.querySelector('[data-loading]') !== null ||
  [...document.images].some(({ loading, complete }) => loading === 'eager' && !complete);

/** Milliseconds between two looks, and how many there are at most. */
const [interval, looks] = [200, 50];

/** Once what the member waits for is there and nothing else is to do. */
export async function whenIdle(): Promise<void> {
  for (let look = 0; look < looks && isWaited(); look += 1) await pause(interval);
  await idle();
}

/** Does the work then, unless it is called off. Returns the way to do so; `signal` tells the work. */
export function onceIdle(work: (signal: AbortSignal) => Promise<unknown>): () => void {
  const ended = new AbortController();
  void whenIdle()
    .then(() => (ended.signal.aborted ? undefined : work(ended.signal)))
    .catch(console.warn);
  return () => ended.abort();
}
