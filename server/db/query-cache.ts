import { performance } from 'node:perf_hooks';
import { metrics } from '#server/metrics.ts';
import { LruCache } from './lru-cache.ts';
import type { Database } from './schema.ts';

/** Caches reads until one of their tables is written. Values are shared and must not be mutated. */
export interface QueryCache {
  /** The result of `read`, cached. On PostgreSQL, where other servers write too, it can be stale by `staleMs`, or by `notifiedMs` if a notification is lost. `undefined` is not cached. */
  readonly get: CachedRead;
  /** Never stale: on PostgreSQL it reads each time. */
  readonly getFresh: CachedRead;
}
/** For use in a transaction: its reads must see its own writes and be shared with nobody. */
export const uncached: QueryCache = {
  get: (_tables, _key, read) => read(),
  getFresh: (_tables, _key, read) => read(),
};

/** A text for a read that many share; one that only a member makes has `member`, an id or a token's hash. */
export type CacheKey = string | { readonly member: string; readonly read: string };

type CachedRead = <T>(
  tables: readonly (keyof Database)[],
  key: CacheKey,
  read: () => Promise<T>,
) => Promise<T>;

interface Entry {
  readonly version: number;
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** Below a second, so that an ended session ends everywhere in time. */
const staleMs = 500;
/** Of a shared entry while notifications of its tables' writes arrive. */
const notifiedMs = 5_000;
/** Entries that are shared, and entries of members: so many members cannot evict the pages that all of them read. */
const limits = { shared: 2_000, members: 100_000 } as const;

const readOnlyStatement =
  /^\s*(?:select|begin|start|commit|rollback|savepoint|release|set|show|explain|analyze|vacuum|declare|fetch|close)\b/i;
const writtenTable = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
const tableStatement = /^\s*(?:with|insert|update|delete)\b/i;

/**
 * Call `onStatement` after every statement. `isOnlyWriter`: all writers of the database do so. `isNotified`: whether it is
 * called after every write of the tables by others, too, as far as anybody knows.
 */
export function createQueryCache({
  isOnlyWriter,
  isNotified = () => false,
  clock = () => performance.now(),
}: {
  readonly isOnlyWriter: boolean;
  readonly isNotified?: (tables: readonly (keyof Database)[]) => boolean;
  readonly clock?: () => number;
}): { readonly queryCache: QueryCache; readonly onStatement: (sql: string) => void } {
  const writes = new Map<string, number>();
  /** Counts statements whose tables are unknown, which invalidate everything. */
  let unscopedWrites = 0;
  const shared = new LruCache<Entry>(limits.shared);
  const ofMembers = new LruCache<Entry>(limits.members);

  const onStatement = (sql: string) => {
    if (readOnlyStatement.test(sql)) return;
    if (!tableStatement.test(sql)) {
      unscopedWrites += 1;
      return;
    }
    for (const [, table = ''] of sql.matchAll(writtenTable)) writes.set(table, (writes.get(table) ?? 0) + 1);
  };

  const ageOf = (tables: readonly (keyof Database)[], of: CacheKey): number => {
    if (isOnlyWriter) return Infinity;
    return typeof of === 'string' && isNotified(tables) ? notifiedMs : staleMs;
  };

  const get: CachedRead = <T>(tables: readonly (keyof Database)[], of: CacheKey, read: () => Promise<T>) => {
    const entries = typeof of === 'string' ? shared : ofMembers;
    const key = typeof of === 'string' ? of : `${of.member} ${of.read}`;
    // Counts only grow, so an equal sum means equal counts.
    const version = tables.reduce((sum, table) => sum + (writes.get(table) ?? 0), unscopedWrites);
    const known = entries.get(key);
    const isHit = known !== undefined && known.version === version && clock() < known.until;
    metrics.count('kindfare_query_cache_total', { result: isHit ? 'hit' : 'miss' });
    if (isHit) return known.value as Promise<T>;
    const value = read();
    const entry = { version, until: clock() + ageOf(tables, of), value };
    entries.set(key, entry);
    const evict = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    value.then((it) => it === undefined && evict(), evict);
    return value;
  };
  return { queryCache: { get, getFresh: isOnlyWriter ? get : (_, __, read) => read() }, onStatement };
}
