import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { forgetReferralCode } from './referrals.ts';
import { emailKey } from './users.ts';

const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Users whose email or name contains the text, newest first, with the total. */
export async function searchUsers(db: Db, { text, most }: { readonly text: string; readonly most: number }) {
  const matching = db
    .selectFrom('users')
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([eb('email_key', 'like', likePattern(emailKey(text))), eb('name', 'ilike', likePattern(text))]),
      ),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const users = await matching
    .select(['id', 'email', 'name', 'created_at', 'email_verified_at', 'blocked_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return { users, total: Number(count) };
}

/** The account with an email or an id. */
export async function findUserBy(db: Db, emailOrId: string) {
  const isId = isUuid(emailOrId.toLowerCase());
  return db
    .selectFrom('users')
    .selectAll()
    .where(isId ? 'id' : 'email_key', '=', isId ? emailOrId.toLowerCase() : emailKey(emailOrId))
    .executeTakeFirst();
}

/** Usage counts of a user. */
export async function countOfUser(db: Db, userId: string, now: Date) {
  const counts = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('sessions')
        .select((one) => one.fn.countAll<number>().as('n'))
        .where('user_id', '=', userId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .as('sessions'),
      eb
        .selectFrom('favorites')
        .select((one) => one.fn.countAll<number>().as('n'))
        .where('user_id', '=', userId)
        .as('favorites'),
      eb
        .selectFrom('reviews')
        .select((one) => one.fn.countAll<number>().as('n'))
        .where('user_id', '=', userId)
        .as('reviews'),
    ])
    .executeTakeFirstOrThrow();
  return {
    sessions: Number(counts.sessions),
    favorites: Number(counts.favorites),
    reviews: Number(counts.reviews),
  };
}

export async function setBlocked(db: Db, userId: string, at: Date | null): Promise<void> {
  await db.updateTable('users').set({ blocked_at: at }).where('id', '=', userId).execute();
}

export async function setVerified(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute();
}

/** Deletes the rows of an account that is in no household any more; foreign keys cascade to its data. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await forgetReferralCode(db, userId);
  // deleted explicitly, so that the query cache is invalidated
  await db.deleteFrom('reviews').where('user_id', '=', userId).execute();
  // the sandbox identifies members by their email, as an outside company would
  await db
    .updateTable('sandbox_checkouts')
    .set({ email: '' })
    .where('key', 'in', (eb) =>
      eb.selectFrom('checkouts').select(sql<string>`id::text`.as('id')).where('user_id', '=', userId),
    )
    .execute();
  await db.updateTable('withdrawals').set({ name: '', email: '' }).where('user_id', '=', userId).execute();
  await db.deleteFrom('users').where('id', '=', userId).execute();
}
