import { expect, test } from 'vitest';
import type { DiaryDay } from '#domain/triggers/diary-record.ts';
import type { ReadCache } from './device.ts';
import { storedResponse } from './read-fallback.ts';

const day = (date: string): DiaryDay => ({ date, worst: null, records: [], meals: [] });
const calm = { ...day('2026-03-02'), worst: 0 };
const span = (start: string, end: string) => ({
  read: 'getDiary' as const,
  id: '',
  query: new URLSearchParams({ start, end }),
});
const cached = { ...span('2026-03-01', '2026-03-02'), body: { data: [day('2026-03-01'), calm] } };
const cacheOf = (all: readonly unknown[]) => ({ all: () => all }) as unknown as ReadCache;

test('EXT-31 a day later, without a network, the diary opens with the days that the device knows', () => {
  const next = span('2026-03-02', '2026-03-03');
  expect(storedResponse(next, cacheOf([cached]))).toEqual({ data: [calm, day('2026-03-03')] });
  expect(storedResponse(next, cacheOf([]))).toBeNull();
});
