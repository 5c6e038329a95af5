import { expect, test } from 'vitest';
import { locksHeld } from './lease-locks.fixture.ts';
import { isBeingSent, lockLease } from './lease-locks.ts';
import type { QueuedMutation } from './queued-mutation.ts';

const now = () => new Date('2026-05-04T09:00:00.000Z');
const until = now().getTime() + 1;

const leased = (lease: QueuedMutation['lease']): QueuedMutation<'toggleFavorite'> => ({
  key: '00000000-0000-4000-8000-000000000001',
  userId: '7',
  operationId: 'toggleFavorite',
  params: { id: '12' },
  query: {},
  body: { is_favorite: true },
  createdAt: now().toISOString(),
  ...(lease && { lease }),
});

test.each([
  ['without a lease', undefined, false],
  ['whose tab is open', { id: 'open', until, isLocked: true }, true],
  ['whose tab has ended', { id: 'ended', until, isLocked: true }, false],
  ['whose tab may be open, in a browser without locks', { id: 'ended', until }, true],
  ['whose tab is open, and whose time is over', { id: 'open', until: until - 1, isLocked: true }, false],
] as const)('EXT-21 whether a mutation is being sent: %s', async (_, lease, expected) => {
  expect(await isBeingSent({ locks: locksHeld('open'), now }, leased(lease))).toBe(expected);
});

test('EXT-21 a lease is in force until its lock is released', async () => {
  const locks = locksHeld();
  const { lease, releaseLock } = await lockLease({ locks }, { id: 'a', until });
  expect(await isBeingSent({ locks, now }, leased(lease))).toBe(true);
  releaseLock();
  expect(await isBeingSent({ locks, now }, leased(lease))).toBe(false);
});
