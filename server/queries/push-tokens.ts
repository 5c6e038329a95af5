import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Limit of devices per member; the least recently confirmed is removed first. */
const maxTokens = 20;

const isToken = (token: string) => sql<boolean>`md5(token) = md5(${token}) and token = ${token}`;

/** Upserts the token of a session's device, in the caller's transaction. The same token of another member is deleted. */
export async function putPushToken(
  tx: Db,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  token: string,
  now: Date,
): Promise<void> {
  await tx.deleteFrom('push_tokens').where('user_id', '!=', userId).where(isToken(token)).execute();
  await sql`
    insert into push_tokens (user_id, session_id, token, created_at, updated_at)
    values (${userId}, ${sessionId}, ${token}, ${now}, ${now})
    on conflict (user_id, md5(token))
      do update set updated_at = excluded.updated_at, session_id = excluded.session_id`.execute(tx);
  await tx
    .deleteFrom('push_tokens')
    .where('user_id', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_tokens')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxTokens),
    )
    .execute();
}

export interface PushTokenRow {
  readonly token: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const pushTokensOf = (db: Db, userId: string) =>
  db
    .selectFrom('push_tokens')
    .select(['token', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId);

export const findPushToken = (db: Db, userId: string, token: string): Promise<PushTokenRow | undefined> =>
  pushTokensOf(db, userId).where(isToken(token)).executeTakeFirst();

/** All devices of a member, oldest first. */
export const listPushTokens = (db: Db, userId: string): Promise<PushTokenRow[]> =>
  pushTokensOf(db, userId).orderBy('id').execute();

/** Returns whether there was such a token of the member. */
export async function removePushToken(db: Db, userId: string, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_tokens')
    .where('user_id', '=', userId)
    .where(isToken(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
