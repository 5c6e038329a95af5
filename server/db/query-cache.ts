import { performance } from 'node:perf_hooks';
import { metrics } from '#server/metrics.ts';
import { LruCache } from './lru-cache.ts';
import type { MemberTable } from './member-versions.ts';
import type { Database } from './schema.ts';
import { isRead } from './statements.ts';

/** Caches reads until one of their tables is written. Values are shared and must not be mutated. */
export interface QueryCache {
  /** The result of `read`, cached. On PostgreSQL, where other servers write too, it can be stale by `staleMs`, or by `notifiedMs` if a notification is lost. `undefined` is not cached. */
  readonly get: CachedRead;
  /** Never stale: on PostgreSQL it reads each time. */
  readonly getFresh: CachedRead;
  /** Never stale: a read of a member's own rows. On PostgreSQL it is cached for the member's version, which is read instead. */
  readonly getOwn: OwnRead;
  /** For one call, which reads the version of a member once as long as this server writes nothing. */
  readonly forCall: () => QueryCache;
}
/** For use in a transaction: its reads must see its own writes and be shared with nobody. */
export const uncached: QueryCache = {
  get: (_tables, _key, read) => read(),
  getFresh: (_tables, _key, read) => read(),
  getOwn: (_tables, _key, read) => read(),
  forCall: () => uncached,
};

/** A read that only a member makes; `member` is an id or a token's hash. */
export interface MemberKey {
  readonly member: string;
  readonly read: string;
  /** Rows of many recipes: such entries are as few as responses. */
  readonly isLarge?: true;
}
/** The row of a recipe, which is the same for everybody. */
export interface RecipeKey {
  readonly recipe: number;
  readonly read: string;
}
/** A response that members with the same profile share. */
export interface PageKey {
  readonly page: string;
}
/** A text for a read that many share. */
export type CacheKey = string | MemberKey | RecipeKey | PageKey;

type CachedRead = <T>(
  tables: readonly (keyof Database)[],
  key: CacheKey,
  read: () => Promise<T>,
) => Promise<T>;
type OwnRead = <T>(tables: readonly MemberTable[], key: MemberKey, read: () => Promise<T>) => Promise<T>;

interface Entry {
  readonly version: number | string;
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** Below a second, so that an ended session ends everywhere in time. */
const staleMs = 500;
/** Of a shared entry while notifications of its tables' writes arrive. */
const notifiedMs = 5_000;
/**
 * Entries that are shared, those of members, recipes, and responses: so many members cannot evict the reads that all of
 * them share, and what is large is few: a recipe takes some 10 KB, a response 100.
 */
const limits = { shared: 2_000, members: 100_000, recipes: 2_000, pages: 500 } as const;

const readOnlyStatement =
  /^\s*(?:select|begin|start|commit|rollback|savepoint|release|set|show|explain|analyze|vacuum|declare|fetch|close)\b/i;
const writtenTable = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/gi;
const tableStatement = /^\s*(?:with|insert|update|delete)\b/i;

/**
 * Call `onStatement` after every statement. `readVersion`: the version of a member; null if all writers of the database
 * call `onStatement`. `isNotified`: whether it is called after every write of the tables by others, too, as far as
 * anybody knows.
 */
export function createQueryCache({
  readVersion,
  isNotified = () => false,
  clock = () => performance.now(),
}: {
  readonly readVersion: ((member: string) => Promise<string>) | null;
  readonly isNotified?: (tables: readonly (keyof Database)[]) => boolean;
  readonly clock?: () => number;
}): { readonly queryCache: QueryCache; readonly onStatement: (sql: string) => void } {
  const writes = new Map<string, number>();
  /** Counts statements whose tables are unknown, which invalidate everything. */
  let unscopedWrites = 0;
  /** Counts statements that may change or lock something. */
  let changes = 0;
  const shared = new LruCache<Entry>(limits.shared);
  const ofMembers = new LruCache<Entry>(limits.members);
  const recipes = new LruCache<Entry>(limits.recipes);
  const pages = new LruCache<Entry>(limits.pages);

  const onStatement = (sql: string) => {
    if (!isRead(sql)) changes += 1;
    if (readOnlyStatement.test(sql)) return;
    if (!tableStatement.test(sql)) {
      unscopedWrites += 1;
      return;
    }
    for (const [, table = ''] of sql.matchAll(writtenTable)) writes.set(table, (writes.get(table) ?? 0) + 1);
  };

  const placeOf = (key: CacheKey): readonly [LruCache<Entry>, string] => {
    if (typeof key === 'string') return [shared, key];
    if ('page' in key) return [pages, key.page];
    if ('recipe' in key) return [recipes, `${key.recipe} ${key.read}`];
    return [key.isLarge ? pages : ofMembers, `${key.member} ${key.read}`];
  };

  /** The value of the entry with this version, or of a new one. */
  const cached = <T>(of: CacheKey, version: number | string, ms: number, read: () => Promise<T>) => {
    const [entries, key] = placeOf(of);
    const known = entries.get(key);
    const isHit = known !== undefined && known.version === version && clock() < known.until;
    metrics.count('kindfare_query_cache_total', { result: isHit ? 'hit' : 'miss' });
    if (isHit) return known.value as Promise<T>;
    const value = read();
    const entry = { version, until: ms === Infinity ? ms : clock() + ms, value };
    entries.set(key, entry);
    const evict = () => {
      if (entries.peek(key) === entry) entries.delete(key);
    };
    value.then((it) => it === undefined && evict(), evict);
    return value;
  };

  const ageOf = (tables: readonly (keyof Database)[], key: CacheKey): number => {
    if (readVersion === null) return Infinity;
    const isShared = typeof key === 'string' || !('member' in key);
    return isShared && isNotified(tables) ? notifiedMs : staleMs;
  };

  const get: CachedRead = (tables, key, read) => {
    // Counts only grow, so an equal sum means equal counts.
    const version = tables.reduce((sum, table) => sum + (writes.get(table) ?? 0), unscopedWrites);
    return cached(key, version, ageOf(tables, key), read);
  };
  if (readVersion === null) {
    const queryCache: QueryCache = { get, getFresh: get, getOwn: get, forCall: () => queryCache };
    return { queryCache, onStatement };
  }

  // The version is read before the rows, so they are never older than it.
  const ownBy =
    (versionOf: (member: string) => Promise<string>): OwnRead =>
    async (_tables, key, read) =>
      cached(key, await versionOf(key.member), Infinity, read);

  function forCall(): QueryCache {
    const startedAt = changes;
    const versions = new Map<string, Promise<string>>();
    const versionOf = (member: string) => {
      // an own write must be seen by the reads after it
      if (changes !== startedAt) return readFrom(member);
      const known = versions.get(member) ?? readFrom(member);
      versions.set(member, known);
      return known;
    };
    return { ...queryCache, getOwn: ownBy(versionOf) };
  }
  const readFrom = readVersion;
  const queryCache: QueryCache = {
    get,
    getFresh: (_tables, _key, read) => read(),
    getOwn: ownBy(readFrom),
    forCall,
  };
  return { queryCache, onStatement };
}
