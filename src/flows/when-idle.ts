/** Milliseconds; without an end, a browser may put off what is to be done at rest for as long as it likes. */
const idleTimeout = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: idleTimeout })
      : setTimeout(resolve, 1000),
  );

/** Content that is still on its way, as its placeholder or a picture in sight tells. */
const isContentLoading = () =>
  document.querySelector('[data-loading]') !== null ||
  [...document.images].some(({ loading, complete }) => loading === 'eager' && !complete);

/** Milliseconds between two maxPolls, and how many there are at most. */
const [interval, maxPolls] = [200, 50];

/** Once what the member waits for is there and nothing else is to do. */
export async function whenIdle(): Promise<void> {
  for (let poll = 0; poll < maxPolls && isContentLoading(); poll += 1) await pause(interval);
  await idle();
}

/** Does the work then, unless it is canceled. Returns a function that cancels it; `signal` tells the work. */
export function runWhenIdle(work: (signal: AbortSignal) => Promise<unknown>): () => void {
  const ended = new AbortController();
  void whenIdle()
    .then(() => (ended.signal.aborted ? undefined : work(ended.signal)))
    .catch(console.warn);
  return () => ended.abort();
}
