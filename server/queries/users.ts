import type { Updateable } from 'kysely';
import { noticeOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { json } from '#server/db/json.ts';
import type { UsersTable } from '#server/db/tables/users.ts';
import { addNotification } from './notifications.ts';

/** Normalizes an email for comparison: Unicode NFC, lower case. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();

export interface NewUser {
  readonly partnerId: string;
  readonly name: string;
  readonly email: string;
  /** Null with social sign-in only. */
  readonly passwordHash: string | null;
  readonly metas: Readonly<Record<string, boolean>>;
  readonly now: Date;
}

export async function isKnownEmail(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row !== undefined;
}

/** The columns that a password sign-in needs. */
export async function findSignIn(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'partner_id as partnerId', 'password_hash as passwordHash', 'blocked_at as blockedAt'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** The account with a normalized email, if it is one of the partner's. */
export async function findAccount(db: Db, key: string, partnerId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email_key', '=', key)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst();
}

/** Locks the user's row until the end of the transaction and returns the user. */
export async function lockUser(tx: Db, userId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function findUser(db: Db, userId: string) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Inserts the user with default metas and a welcome notification, in the caller's transaction. Returns the id. */
export async function addUserIn(tx: Db, user: NewUser): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({
      partner_id: user.partnerId,
      name: user.name,
      email: user.email,
      email_key: emailKey(user.email),
      email_verified_at: null,
      password_hash: user.passwordHash,
      profile_photo_url: null,
      date_of_birth: null,
      bio: null,
      weight: null,
      height: null,
      referral_code: null,
      blocked_at: null,
      deletion_due_at: null,
      created_at: user.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const metas = Object.entries(user.metas);
  await tx
    .insertInto('user_metas')
    .values(metas.map(([name, value]) => ({ user_id: id, name, value: json(value) })))
    .execute();
  await addNotification(tx, { userId: id, payload: noticeOf({ kind: 'welcome' }), now: user.now });
  return id;
}

/** Inserts the user with default metas and a welcome notification, or nothing when the email is taken. */
export async function addUser(db: Db, user: NewUser): Promise<'added' | 'emailTaken'> {
  try {
    await db.transaction().execute((tx) => addUserIn(tx, user));
    return 'added';
  } catch (error) {
    if (isTaken(error, 'users_email_taken')) return 'emailTaken';
    throw error;
  }
}

/** Profile columns to update; absent ones are unchanged. */
export type ProfileChange = Omit<Updateable<UsersTable>, 'id' | 'partner_id' | 'blocked_at' | 'created_at'>;

/**
 * Changes the profile, with the effects of `also` in the same transaction; changes nothing when the email or
 * the referral code is taken, or another referral code was set before.
 */
export async function updateUser(
  db: Db,
  userId: string,
  change: ProfileChange,
  also: (tx: Db) => Promise<void>,
): Promise<'updated' | 'emailTaken' | 'referralCodeTaken' | 'referralCodeSet'> {
  if (Object.keys(change).length === 0) return 'updated';
  const code = change.referral_code;
  try {
    return await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set(change)
        .where('id', '=', userId)
        .$if(typeof code === 'string', (query) =>
          query.where((eb) =>
            eb.or([eb('referral_code', 'is', null), eb('referral_code', '=', code ?? null)]),
          ),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return 'referralCodeSet';
      await also(tx);
      return 'updated';
    });
  } catch (error) {
    if (isTaken(error, 'users_email_taken')) return 'emailTaken';
    if (isTaken(error, 'users_referral_code_taken')) return 'referralCodeTaken';
    throw error;
  }
}
