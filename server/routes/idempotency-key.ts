import type { FastifyRequest } from 'fastify';
import { idempotencyKeyHeader } from '#domain/message/idempotency-key-header.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { uncached } from '#server/db/query-cache.ts';
import { alreadyDone, badRequest, invalid, unauthorized } from '#server/errors.ts';
import { decryptJson, encryptJson } from '#server/health/encrypted-answers.ts';
import {
  claimIdempotencyKey,
  findApplied,
  type IdempotencyKey,
  storeResponse,
} from '#server/queries/applied-changes.ts';
import { type ChangeTarget, isSameTarget, targetOf } from './change-target.ts';

/** A change with its key, and what the call is about. */
export interface KeyedChange extends IdempotencyKey {
  readonly target: ChangeTarget;
}

/** A queued change must be sent by the member who made it. Throws 401. */
export function checkMember({ headers, member }: FastifyRequest): void {
  const meant = headers['x-member'];
  if (meant !== undefined && meant !== member?.userId) throw unauthorized();
}

/** Null for a call without a key, which is not deduplicated. */
export function changeOf(request: FastifyRequest, operation: string): KeyedChange | null {
  const key = idempotencyKeyOf(request);
  if (key === null || request.member === null) return null;
  const target = request.changeTarget ?? targetOf(request, null);
  return { userId: request.member.userId, operation, key: key.toLowerCase(), target };
}

const targetPurpose = ({ operation, key }: IdempotencyKey) => `target ${operation} ${key}`;
const responsePurpose = ({ operation, key }: IdempotencyKey) => `response ${operation} ${key}`;

/**
 * The response of a change that was carried out earlier; undefined if it wasn't. Throws 422 if its key was used for
 * another call, and 410 if its response is forgotten.
 */
export async function findRepeated(
  context: Pick<Context, 'secrets' | 'log'>,
  db: Db,
  change: KeyedChange,
): Promise<unknown> {
  const row = await findApplied(db, change);
  if (row === undefined) return undefined;
  const open = (purpose: string, encrypted: string | null) =>
    encrypted === null ? undefined : decryptJson(context, change.userId, purpose, encrypted);
  const first = open(targetPurpose(change), row.target_encrypted) as ChangeTarget | undefined;
  if (first !== undefined && !isSameTarget(first, change.target))
    throw invalid({
      [idempotencyKeyHeader]: [
        'This change has the key of another one, so we didn’t save it. Please do it again.',
      ],
    });
  const response = open(responsePurpose(change), row.response_encrypted);
  if (response === undefined) throw alreadyDone();
  return response;
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
  change: KeyedChange,
  run: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { userId, target } = change;
  return context.db.transaction().execute(async (tx) => {
    const encrypted = encryptJson(context, userId, targetPurpose(change), target);
    if (!(await claimIdempotencyKey(tx, change, encrypted, context.now())))
      return (await findRepeated(context, tx, change)) as Result;
    const response = await run(contextOf(context, tx));
    await storeResponse(tx, change, encryptJson(context, userId, responsePurpose(change), response));
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
