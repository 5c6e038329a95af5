import { expect, test, vi } from 'vitest';
import { StarvedError, WorkTimeoutError, withinProcessorTime, withinTime } from './within-time.ts';

const endless = () => {
  for (;;);
};

test('work that ends is done once, and its result or error returned', () => {
  const work = vi.fn(() => 7);
  expect(withinProcessorTime(5_000, work)).toBe(7);
  expect(work).toHaveBeenCalledTimes(1);
  expect(() =>
    withinTime(5_000, () => {
      throw new RangeError('no');
    }),
  ).toThrow('no');
});

/** Endless work that had `ms` of processor time until it was interrupted. */
function errorAfter(ms: number): unknown {
  vi.spyOn(process, 'threadCpuUsage').mockReturnValue({ user: ms * 1000, system: 0 });
  const work = vi.fn(endless);
  try {
    return withinProcessorTime(20, work);
  } catch (error) {
    // an interrupted parser is unusable, so that a retry takes another thread
    expect(work).toHaveBeenCalledTimes(1);
    return error;
  }
}

test('EXT-22 endless work is interrupted', () => {
  expect(errorAfter(20)).toBeInstanceOf(WorkTimeoutError);
  expect(errorAfter(20)).not.toBeInstanceOf(StarvedError);
});

test('EXT-22 work that a busy machine held up is starved, and worth a retry', () => {
  expect(errorAfter(1)).toBeInstanceOf(StarvedError);
});
