/** Milliseconds; without a timeout a busy browser may postpone the callback forever. */
const idleTimeout = 3000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: idleTimeout })
      : setTimeout(resolve, 1000),
  );

/** Content that is still loading, as indicated by a skeleton or an eager image. */
const isContentLoading = () =>
  document.querySelector('[data-loading]') !== null ||
  [...document.images].some(({ loading, complete }) => loading === 'eager' && !complete);

/** Milliseconds between two polls, and their maximum number. */
const [interval, maxPolls] = [200, 50];

/** Resolves once the visible content is loaded and the browser is idle. */
export async function whenIdle(): Promise<void> {
  for (let poll = 0; poll < maxPolls && isContentLoading(); poll += 1) await pause(interval);
  await idle();
}

/** Runs `work` when idle, unless it is canceled before. Returns a function that cancels it or aborts its `signal`. */
export function runWhenIdle(work: (signal: AbortSignal) => Promise<unknown>): () => void {
  const ended = new AbortController();
  void whenIdle()
    .then(() => (ended.signal.aborted ? undefined : work(ended.signal)))
    .catch(console.warn);
  return () => ended.abort();
}
