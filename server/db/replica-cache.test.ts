import { expect, test } from 'vitest';
import { createQueryCache } from './query-cache.ts';
import { filledFromPrimary } from './replica-cache.ts';

test('with replicas, the cache of a call has the shared reads of its connection', async () => {
  const { queryCache } = createQueryCache({ readVersion: async () => 'a' });
  const cache = filledFromPrimary(queryCache, { hasReplicas: true, hasPrimary: () => true });
  const call = cache.forCall();
  expect(call.get).toBe(cache.get);
  expect(call.forCall().get).toBe(cache.get);
  const read = { member: 'me', read: 'lists' };
  expect(await call.getOwn(['user_metas'], read, async () => 'first')).toBe('first');
  expect(await cache.forCall().getOwn(['user_metas'], read, async () => 'second')).toBe('first');
});
