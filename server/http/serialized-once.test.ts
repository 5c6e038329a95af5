import { expect, test, vi } from 'vitest';
import { serializedOnce, textOf } from './serialized-once.ts';

test('a response that several calls get is serialized once, any other each time', () => {
  const serialize = vi.fn((response: unknown) => JSON.stringify(response));
  const shared = serializedOnce({ n: 1 });
  expect([textOf(shared, serialize), textOf(shared, serialize)]).toEqual(['{"n":1}', '{"n":1}']);
  expect(serialize).toHaveBeenCalledTimes(1);
  const own = { n: 1 };
  expect([textOf(own, serialize), textOf(own, serialize)]).toEqual(['{"n":1}', '{"n":1}']);
  expect(textOf('text', serialize)).toBe('"text"');
  expect(serialize).toHaveBeenCalledTimes(4);
});
