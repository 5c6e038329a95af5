import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { uncached } from '#server/db/query-cache.ts';
import { badRequest, unauthorized } from '#server/errors.ts';
import {
  claimIdempotencyKey,
  findResponse,
  type IdempotencyKey,
  storeResponse,
} from '#server/queries/applied-changes.ts';

/** A queued change must be sent by the member who made it. Throws 401. */
export function checkMember({ headers, member }: FastifyRequest): void {
  const meant = headers['x-member'];
  if (meant !== undefined && meant !== member?.userId) throw unauthorized();
}

/** Null for a call without a key, which is not deduplicated. */
export function keyOfRequest(request: FastifyRequest, operation: string): IdempotencyKey | null {
  const key = idempotencyKeyOf(request);
  return key === null || request.member === null ? null : { userId: request.member.userId, operation, key };
}

/** Throws 400 for an invalid UUID. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !isUuid(key.toLowerCase()))
    throw badRequest('The Idempotency-Key has to be a UUID.');
  return key;
}

/** Wraps a transaction as a database whose nested transactions are part of it. */
function within(tx: Db): Db {
  const transaction = () => ({ execute: <T>(work: (inner: Db) => Promise<T>) => work(tx) });
  return new Proxy(tx, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** A context for the transaction: uncached reads, and no fetches from the recipe source. */
const contextOf = (context: Context, tx: Db): Context => ({
  ...context,
  db: within(tx),
  queryCache: uncached,
  recipeSource: { ...context.recipeSource, ensureStored: async () => {} },
});

/**
 * Deduplicates a retried change: its key and its effects are committed together or not at all, and
 * every later call gets the first response. A failed call has no effect and can be retried.
 */
export async function withIdempotencyKey<Result>(
  context: Context,
  change: IdempotencyKey,
  run: (context: Context) => Promise<Result>,
): Promise<Result> {
  return context.db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, change, context.now())))
      return (await findResponse(tx, change)) as Result;
    const response = await run(contextOf(context, tx));
    await storeResponse(tx, change, response);
    return response;
  });
}

/** Runs requests with the same key one after the other, and all others concurrently. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <Result>(
    { userId, operation, key }: IdempotencyKey,
    run: () => Promise<Result>,
  ): Promise<Result> => {
    const id = `${userId} ${operation} ${key}`;
    const before = last.get(id) ?? Promise.resolve();
    const turn = before.then(run, run);
    last.set(id, turn);
    try {
      return await turn;
    } finally {
      if (last.get(id) === turn) last.delete(id);
    }
  };
}
