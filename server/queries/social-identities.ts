import { firstMetas } from '#domain/account/metas.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { putMetas } from './metas.ts';
import { addUserIn, emailKey } from './users.ts';

/** Claims the callback of an attempt, atomically. False when it was used before. */
export async function claimSocialAttempt(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const claimed = await db
    .insertInto('social_attempts')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export interface SocialArrival {
  readonly issuer: string;
  readonly subject: string;
  /** Null: the provider reported none, or an invalid one. */
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly name: string;
  readonly partnerId: string;
  /** New accounts may be created. */
  readonly isOpen: boolean;
  readonly now: Date;
}

export type SocialAccount =
  | { readonly kind: 'account'; readonly userId: string }
  | { readonly kind: 'no_email' | 'email_in_use' | 'registration_closed' };

async function findBySubjectOrEmail(db: Db, arrival: SocialArrival): Promise<string | null> {
  const known = await db
    .updateTable('social_identities')
    .set({
      email_key: arrival.email === null ? null : emailKey(arrival.email),
      email_verified: arrival.isEmailVerified,
      used_at: arrival.now,
    })
    .where('issuer', '=', arrival.issuer)
    .where('subject', '=', arrival.subject)
    .returning('user_id')
    .executeTakeFirst();
  return known?.user_id ?? null;
}

async function addIdentity(db: Db, userId: string, arrival: SocialArrival): Promise<void> {
  const { issuer, subject, email, isEmailVerified, now } = arrival;
  await db
    .insertInto('social_identities')
    .values({
      issuer,
      subject,
      user_id: userId,
      email_key: email === null ? null : emailKey(email),
      email_verified: isEmailVerified,
      created_at: now,
      used_at: now,
    })
    .execute();
  await putMetas(db, userId, { social_id: subject });
}

async function findOrCreate(db: Db, arrival: SocialArrival): Promise<SocialAccount> {
  const { email } = arrival;
  const known = await findBySubjectOrEmail(db, arrival);
  if (known !== null) return { kind: 'account', userId: known };
  if (email === null) return { kind: 'no_email' };

  // Locked, so that the address cannot change between the check and the link.
  const holder = await db
    .selectFrom('users')
    .select(['id', 'partner_id', 'email_verified_at'])
    .where('email_key', '=', emailKey(email))
    .forUpdate()
    .executeTakeFirst();
  if (holder !== undefined) {
    // The same person may have come in another browser since the first look, and made this very account.
    const meanwhile = await findBySubjectOrEmail(db, arrival);
    if (meanwhile !== null) return { kind: 'account', userId: meanwhile };
    const isSamePerson = arrival.isEmailVerified && holder.email_verified_at !== null;
    if (!isSamePerson || holder.partner_id !== arrival.partnerId) return { kind: 'email_in_use' };
    await addIdentity(db, holder.id, arrival);
    return { kind: 'account', userId: holder.id };
  }

  if (!arrival.isOpen) return { kind: 'registration_closed' };
  const { partnerId, name, now } = arrival;
  const userId = await addUserIn(db, { partnerId, name, email, passwordHash: null, metas: firstMetas, now });
  await addIdentity(db, userId, arrival);
  return { kind: 'account', userId };
}

/**
 * The account of somebody who comes from a provider: the one of the identity; else the one of the e-mail, if the
 * provider and this server have both verified it; else a new one, whose e-mail is still to be verified.
 */
export async function accountOfSocial(db: Db, arrival: SocialArrival): Promise<SocialAccount> {
  const attempt = () => db.transaction().execute((tx) => findOrCreate(tx, arrival));
  try {
    return await attempt();
  } catch (error) {
    // A concurrent attempt of the same person has created the account.
    const isLate = isTaken(error, 'users_email_taken') || isTaken(error, 'social_identities_pkey');
    if (!isLate) throw error;
    return attempt();
  }
}

/** Verifies the e-mail by the provider. `none`: the account has no social identity. */
export async function verifyBySocial(
  db: Db,
  userId: string,
  now: Date,
): Promise<'verified' | 'unverified' | 'none'> {
  const vouched = await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('social_identities')
          .select('subject')
          .whereRef('social_identities.user_id', '=', 'users.id')
          .whereRef('social_identities.email_key', '=', 'users.email_key')
          .where('social_identities.email_verified', '=', true),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (vouched !== undefined) return 'verified';
  const linked = await db
    .selectFrom('social_identities')
    .innerJoin('users', 'users.id', 'social_identities.user_id')
    .select('users.email_verified_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (linked === undefined) return 'none';
  return linked.email_verified_at === null ? 'unverified' : 'verified';
}

/**
 * Takes sign-ins through others off an account whose e-mail is only now proved, but those whose provider vouches for
 * that e-mail: anyone who made the account with somebody else's address does not keep a way in.
 */
export async function deleteUnverifiedIdentities(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'social_identities.user_id')
            .whereRef('users.email_key', '=', 'social_identities.email_key')
            .where('social_identities.email_verified', '=', true),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('user_metas')
    .where('user_id', '=', userId)
    .where('name', '=', 'social_id')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('social_identities').select('subject').where('user_id', '=', userId))),
    )
    .execute();
}
