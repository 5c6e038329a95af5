import { vi } from 'vitest';

/** Fake timers that also drive `AbortSignal.timeout`; promises, and what waits for IndexedDB, go on. */
export function fakeDeadlines(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The deadline has passed.', 'TimeoutError')), ms);
    return controller.signal;
  });
}
