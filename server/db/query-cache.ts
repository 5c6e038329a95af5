import { performance } from 'node:perf_hooks';
import type { Database } from './schema.ts';

/** What was read lately, as long as nothing was written to the tables it came from. Values are shared: nobody changes them. */
export interface QueryCache {
  /** The answer of `read`. On PostgreSQL, where other servers write as well, it can be late by `lateMs`. `undefined` is not kept. */
  readonly get: CachedRead;
  /** The same for what must never be late: read each time where others write as well. */
  readonly getFresh: CachedRead;
}
/** Reads each time: within a transaction, whose reads are nobody else's, and which must not wait for others'. */
export const uncached: QueryCache = {
  get: (_tables, _key, read) => read(),
  getFresh: (_tables, _key, read) => read(),
};

type CachedRead = <T>(tables: readonly (keyof Database)[], key: string, read: () => Promise<T>) => Promise<T>;

interface Entry {
  readonly version: number;
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** Sessions are to end everywhere within a second. */
const staleMs = 500;
const maxEntries = 2_000;

const readOnlyStatement =
  /^\s*(?:select|begin|start|commit|rollback|savepoint|release|set|show|explain|analyze|vacuum)\b/i;
const writtenTable = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi;
const tableStatement = /^\s*(?:with|insert|update|delete)\b/i;

/** `hear` is to be told of every statement when it has ended. `isOnlyWriter`: nobody writes without its being told. */
export function createQueryCache({
  isOnlyWriter,
  clock = () => performance.now(),
}: {
  readonly isOnlyWriter: boolean;
  readonly clock?: () => number;
}): { readonly queryCache: QueryCache; readonly onStatement: (sql: string) => void } {
  const writes = new Map<string, number>();
  /** Statements that may have changed anything. */
  let unscopedWrites = 0;
  const entries = new Map<string, Entry>();

  const onStatement = (sql: string) => {
    if (readOnlyStatement.test(sql)) return;
    if (!tableStatement.test(sql)) {
      unscopedWrites += 1;
      return;
    }
    for (const [, table = ''] of sql.matchAll(writtenTable)) writes.set(table, (writes.get(table) ?? 0) + 1);
  };

  const get: CachedRead = <T>(tables: readonly string[], key: string, read: () => Promise<T>) => {
    // Counts only grow, so an equal sum means equal counts.
    const version = tables.reduce((sum, table) => sum + (writes.get(table) ?? 0), unscopedWrites);
    const known = entries.get(key);
    if (known !== undefined && known.version === version && clock() < known.until)
      return known.value as Promise<T>;
    const value = read();
    const entry = { version, until: isOnlyWriter ? Infinity : clock() + staleMs, value };
    entries.delete(key);
    entries.set(key, entry);
    const evict = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    value.then((it) => it === undefined && evict(), evict);
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
    return value;
  };
  return { queryCache: { get, getFresh: isOnlyWriter ? get : (_, __, read) => read() }, onStatement };
}
