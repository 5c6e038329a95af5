import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlanChanges } from './use-plan-changes.ts';

const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const requests: Request[] = [];
let status = 200;

beforeEach(() => {
  streams.length = 0;
  requests.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request);
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    return new Response(status === 200 ? body : null, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const send = async (text: string) => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(text));
  await settle();
};
const change = (version: number, by: string | null) =>
  `id: ${version}\nevent: change\ndata: ${JSON.stringify({ version, what: 'plan', by })}\n\n`;

test('EXT-32 a change of another is reported once, in one piece or in several, also after a lost connection', async () => {
  const notify = vi.fn();
  renderHook(() => usePlanChanges(true, notify));
  await settle();
  await send(`retry: 1000\n\n${change(3, 'Ben')}`);
  expect(notify.mock.calls).toEqual([[null, null]]);
  const text = change(4, 'Ben');
  await send(text.slice(0, 30));
  expect(notify).toHaveBeenCalledTimes(1);
  await send(text.slice(30));
  expect(notify.mock.lastCall).toEqual(['Ben', 'plan']);
  streams.at(-1)?.close();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(requests).toHaveLength(2);
  await send(change(4, 'Ben'));
  expect(notify).toHaveBeenCalledTimes(2);
  await send(change(5, 'Kim'));
  expect(notify.mock.lastCall).toEqual(['Kim', 'plan']);
});

test('EXT-32 nothing is opened for a plan of one’s own, nor again once there is none', async () => {
  const { rerender } = renderHook(({ isShared }) => usePlanChanges(isShared, () => undefined), {
    initialProps: { isShared: false },
  });
  await settle();
  expect(requests).toEqual([]);
  status = 404;
  rerender({ isShared: true });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(requests).toHaveLength(1);
});
