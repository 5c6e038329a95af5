import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ring } from './ring.ts';

const node = () => ({ connect: (next: unknown) => next });
const tones = vi.fn();
let state: 'running' | 'suspended' = 'suspended';

class Audio {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  createOscillator = () => ({ ...node(), frequency: {}, start: tones, stop: () => {} });
  createGain = () => ({
    ...node(),
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
  });
  resume = async () => {
    state = 'running';
  };
  close = async () => {};
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', Audio);
  state = 'suspended';
  tones.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each(['pointerdown', 'keydown'])(
  'EXT-28 a timer that may not sound yet rings from the first %s on, and not all at once',
  (touch) => {
    const stop = ring();
    vi.advanceTimersByTime(60_000);
    expect(tones).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(touch));
    vi.advanceTimersByTime(1_500);
    expect(tones).toHaveBeenCalledTimes(3);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(tones).toHaveBeenCalledTimes(3);
  },
);
