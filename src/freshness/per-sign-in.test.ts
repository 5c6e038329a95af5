import { expect, test, vi } from 'vitest';
import { perSignIn } from './per-sign-in.ts';

function sessionAt(first: string) {
  let state = first;
  const listeners = new Set<(snapshot: { matches: (name: string) => boolean }) => void>();
  const snapshot = () => ({ matches: (name: string) => name === state });
  return {
    session: {
      getSnapshot: snapshot,
      subscribe: (listener: (given: ReturnType<typeof snapshot>) => void) => {
        listeners.add(listener);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
    enter: (next: string) => {
      state = next;
      for (const listener of [...listeners]) listener(snapshot());
    },
  };
}

test('it is made once for all screens, and stopped when the session ends', () => {
  const stop = vi.fn();
  const create = vi.fn(() => ({ value: {}, stop }));
  const of = perSignIn(create);
  const flows = sessionAt('signedIn');
  const first = of(flows);
  expect(of(flows)).toBe(first);
  flows.enter('signedIn');
  expect(stop).not.toHaveBeenCalled();
  flows.enter('signedOut');
  expect(stop).toHaveBeenCalledOnce();
  expect(of(flows)).not.toBe(first);
  expect(create).toHaveBeenCalledTimes(2);
});

test('a guest has one as well, which the next sign-out ends', () => {
  const stop = vi.fn();
  const of = perSignIn(() => ({ value: {}, stop }));
  const flows = sessionAt('signedOut');
  const first = of(flows);
  flows.enter('signedOut');
  expect(of(flows)).toBe(first);
  flows.enter('signedIn');
  flows.enter('signedOut');
  expect(stop).toHaveBeenCalledOnce();
});

test('one that is done is made anew, and still stopped with the session', () => {
  let isDone = false;
  const stop = vi.fn();
  const of = perSignIn(() => ({ value: {}, stop, isOver: () => isDone }));
  const flows = sessionAt('signedIn');
  const first = of(flows);
  isDone = true;
  expect(of(flows)).not.toBe(first);
  isDone = false;
  flows.enter('signedOut');
  expect(stop).toHaveBeenCalledTimes(2);
});
