import { databaseFailureOf } from './database-errors.ts';
import type { DatabaseServers } from './database-servers.ts';
import type { QueryCache } from './query-cache.ts';
import { fromPrimary } from './read-session.ts';

/**
 * What the cache holds is read from the primary: a replica's lag would reach members who have written since. While no
 * server takes writes, reads aren't cached, and go to the replicas.
 */
export function filledFromPrimary(
  cache: QueryCache,
  { hasReplicas, hasPrimary }: Pick<DatabaseServers, 'hasReplicas' | 'hasPrimary'>,
): QueryCache {
  if (!hasReplicas) return cache;
  const filled = async <T>(
    read: () => Promise<T>,
    from: (read: () => Promise<T>) => Promise<T>,
  ): Promise<T> => {
    if (!hasPrimary()) return read();
    try {
      return await from(() => fromPrimary(read));
    } catch (error) {
      if (databaseFailureOf(error) !== 'gone') throw error;
      return read();
    }
  };
  const get: QueryCache['get'] = (tables, key, read) =>
    filled(read, (fromCache) => cache.get(tables, key, fromCache));
  // the same `get` for every call, by which what belongs to the connection is found
  const withOwn = (own: QueryCache): QueryCache => ({
    get,
    getFresh: cache.getFresh,
    getOwn: (tables, key, read) => filled(read, (fromCache) => own.getOwn(tables, key, fromCache)),
    forCall: () => withOwn(own.forCall()),
  });
  return withOwn(cache);
}
