import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ConnectionUse, createConnectionTurns } from './connection-turns.ts';
import { DatabaseBusyError } from './database-errors.ts';
import { isRead } from './statements.ts';

const limits = { total: 10, writes: 7, ofCaller: 4, waitMs: 60_000 };

function createPool(more: Partial<typeof limits> = {}) {
  const turns = createConnectionTurns({ ...limits, ...more });
  const started: string[] = [];
  const releases: (() => void)[] = [];
  const take = async (use: ConnectionUse, caller: string | null) => {
    const release = await turns.acquire(use, caller);
    started.push(`${caller} ${use}`);
    releases.push(release);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const times = async (count: number, use: ConnectionUse, caller: (index: number) => string | null) => {
    for (let index = 0; index < count; index += 1) void take(use, caller(index));
    await settled();
  };
  const count = (text: string) => started.filter((each) => each.includes(text)).length;
  return { take, times, started, releases, settled, count };
}

describe('EXT-22 connections of PostgreSQL', () => {
  // real timers of calls that still wait would reject in a later file of the same worker
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  test('twenty slow writes of as many members leave three connections to reads', async () => {
    const { times, count } = createPool();
    await times(20, 'write', (index) => `writer ${index}`);
    expect(count('write')).toBe(7);
    await times(20, 'read', (index) => `reader ${index}`);
    expect(count('read')).toBe(3);
  });

  test('one member has four of them, whatever for, and others start at once', async () => {
    const { times, count } = createPool();
    await times(20, 'write', () => 'greedy');
    await times(20, 'read', () => 'greedy');
    expect(count('greedy')).toBe(4);
    await times(3, 'write', () => 'other');
    await times(1, 'read', () => 'other');
    expect(count('other')).toBe(4);
  });

  test('a caller that had a turn comes after the waiting ones', async () => {
    const { times, started, releases, settled } = createPool({ total: 1, writes: 1 });
    await times(3, 'write', () => 'greedy');
    await times(1, 'write', () => 'other');
    for (let index = 0; index < 3; index += 1) {
      releases.shift()?.();
      await settled();
    }
    expect(started).toEqual(['greedy write', 'greedy write', 'other write', 'greedy write']);
  });

  test('a read passes the writes that wait before it', async () => {
    const { times, count } = createPool({ ofCaller: 10 });
    await times(9, 'write', () => 'member');
    await times(1, 'read', () => 'member');
    expect([count('write'), count('read')]).toEqual([7, 1]);
  });

  test('the server’s own work counts for no caller', async () => {
    const { times, count } = createPool();
    await times(7, 'read', () => null);
    expect(count('null')).toBe(7);
  });

  test('who waits too long gets a busy error, and leaves the queue', async () => {
    const { take, times, releases, settled, started } = createPool({ total: 1, waitMs: 1 });
    await times(1, 'read', () => 'first');
    const late = expect(take('read', 'late')).rejects.toThrow(DatabaseBusyError);
    await vi.advanceTimersByTimeAsync(1);
    await late;
    releases[0]?.();
    releases[0]?.();
    await settled();
    await times(1, 'read', () => 'next');
    expect(started).toEqual(['first read', 'next read']);
  });
});

test.each([
  ['select "id" from "users"', true],
  ['with "a" as (select 1) select * from "a"', true],
  ['  show transaction_read_only', true],
  ['select "updated_at", "deleted" from "pages"', true],
  ['select * from "users" for update', false],
  ['select * from "users" for no key update', false],
  ['select pg_advisory_lock(1)', false],
  ['with "a" as (delete from "b" returning *) select * from "a"', false],
  ['insert into "a" select * from "b"', false],
  ['update "a" set "b" = 1', false],
  ['begin', false],
  ['lock table "a"', false],
  ['vacuum', false],
])('EXT-22 %j reads alone: %s', (sql, expected) => {
  expect(isRead(sql)).toBe(expected);
});
