import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from './use-today.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 2, 28, 23, 58) });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

test('a page that stays open gets the next day at midnight, and the one after it', () => {
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe('2026-03-28');
  pass(1);
  expect(result.current).toBe('2026-03-28');
  pass(1);
  expect(result.current).toBe('2026-03-29');
  pass(25 * 60);
  expect(result.current).toBe('2026-03-30');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that slept gets the day when it is seen again', () => {
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 2, 31, 7, 30));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-31');
});

test('the day changes once nothing is typed any more', () => {
  const { result, rerender } = renderHook(useToday);
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
  pass(3);
  // each letter renders
  rerender();
  expect(result.current).toBe('2026-03-28');
  input.blur();
  pass(1);
  expect(result.current).toBe('2026-03-29');
});
