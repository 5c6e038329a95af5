import type { Updateable } from 'kysely';
import { noticeOf } from '#domain/notification/notification.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { json } from '#server/db/json.ts';
import type { UsersTable } from '#server/db/tables/users.ts';
import { isReserved } from './account-changes.ts';
import { addNotification } from './notifications.ts';

/** Normalizes an email for comparison: Unicode NFC, lower case. */
export const emailKey = (email: string) => email.normalize('NFC').toLowerCase();

export interface NewUser {
  readonly partnerId: string;
  readonly name: string;
  readonly email: string;
  /** Absent: it is still to be verified. */
  readonly verifiedAt?: Date;
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
    .select([
      'id',
      'partner_id as partnerId',
      'password_hash as passwordHash',
      'blocked_at as blockedAt',
      'sign_in_epoch as signInEpoch',
    ])
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

/**
 * Locks the user's row until the end of the transaction and returns the user. Rows that refer to the user can be added
 * meanwhile.
 */
export async function lockUser(tx: Db, userId: string) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'partner_id as partnerId',
      'email',
      'email_key as emailKey',
      'email_verified_at as verifiedAt',
      'password_hash as passwordHash',
      'blocked_at as blockedAt',
      'sign_in_epoch as signInEpoch',
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>;

export async function findUser(db: Db, userId: string) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** Another account may still take the address back. */
export class AddressReservedError extends Error {
  override readonly name = 'AddressReservedError';
}

/** Checked after the address is written, when a concurrent change of the same address has ended. */
async function refuseReserved(tx: Db, key: string, userId: string, now: Date): Promise<void> {
  if (await isReserved(tx, key, userId, now)) throw new AddressReservedError();
}

/**
 * Inserts the user with default metas and a welcome notification, in the caller's transaction. Returns the id. Throws
 * AddressReservedError.
 */
export async function addUserIn(tx: Db, user: NewUser): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({
      partner_id: user.partnerId,
      name: user.name,
      email: user.email,
      email_key: emailKey(user.email),
      email_verified_at: user.verifiedAt ?? null,
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
  await refuseReserved(tx, emailKey(user.email), id, user.now);
  const metas = Object.entries(user.metas);
  await tx
    .insertInto('user_metas')
    .values(metas.map(([name, value]) => ({ user_id: id, name, value: json(value) })))
    .execute();
  await addNotification(tx, { userId: id, payload: noticeOf({ kind: 'welcome' }), now: user.now });
  return id;
}

const isEmailTaken = (error: unknown) =>
  error instanceof AddressReservedError || isTaken(error, 'users_email_taken');

/** Sets the address of an account that goes back to it, and removes the password. */
export async function setAddress(
  tx: Db,
  userId: string,
  to: { readonly email: string; readonly emailKey: string; readonly verifiedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: to.email,
      email_key: to.emailKey,
      email_verified_at: to.verifiedAt,
      password_hash: null,
    })
    .where('id', '=', userId)
    .execute();
}

export async function setPassword(
  tx: Db,
  userId: string,
  { passwordHash, verifiedAt }: { readonly passwordHash: string; readonly verifiedAt: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, email_verified_at: verifiedAt })
    .where('id', '=', userId)
    .execute();
}

/** Inserts the user with default metas and a welcome notification, or nothing when the email is taken. */
export async function addUser(db: Db, user: NewUser): Promise<'added' | 'emailTaken'> {
  try {
    await db.transaction().execute((tx) => addUserIn(tx, user));
    return 'added';
  } catch (error) {
    if (isEmailTaken(error)) return 'emailTaken';
    throw error;
  }
}

/** Profile columns to update; absent ones are unchanged. */
export type ProfileChange = Omit<Updateable<UsersTable>, 'id' | 'partner_id' | 'blocked_at' | 'created_at'>;

/** What else belongs to a change, in its transaction. */
interface AroundChange {
  readonly now: Date;
  readonly before: (tx: Db) => Promise<void>;
  readonly after: (tx: Db) => Promise<void>;
}

/**
 * Changes the profile; changes nothing when the email or the referral code is taken, or another referral code was set
 * before.
 */
export async function updateUser(
  db: Db,
  userId: string,
  change: ProfileChange,
  around?: AroundChange,
): Promise<'updated' | 'emailTaken' | 'referralCodeTaken' | 'referralCodeSet'> {
  if (Object.keys(change).length === 0) return 'updated';
  const code = change.referral_code;
  const key = change.email_key;
  try {
    return await db.transaction().execute(async (tx) => {
      await around?.before(tx);
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
      if (around !== undefined && key !== undefined) await refuseReserved(tx, key, userId, around.now);
      await around?.after(tx);
      return 'updated';
    });
  } catch (error) {
    if (isEmailTaken(error)) return 'emailTaken';
    if (isTaken(error, 'users_referral_code_taken')) return 'referralCodeTaken';
    throw error;
  }
}
