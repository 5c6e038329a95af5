import type { ExpressionBuilder } from 'kysely';
import { firstMetas } from '#domain/account/metas.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import type { Database } from '#server/db/schema.ts';
import { endClaimsAfterHome } from './account-claims.ts';
import { putMetas } from './metas.ts';
import { AddressReservedError, addUserIn, emailKey } from './users.ts';

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

export interface SocialSignIn {
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
  | { readonly kind: 'no_email' | 'email_in_use' | 'email_reserved' | 'registration_closed' };

async function findBySubjectOrEmail(db: Db, signIn: SocialSignIn): Promise<string | null> {
  const known = await db
    .updateTable('social_identities')
    .set({
      email_key: signIn.email === null ? null : emailKey(signIn.email),
      email_verified: signIn.isEmailVerified,
      used_at: signIn.now,
    })
    .where('issuer', '=', signIn.issuer)
    .where('subject', '=', signIn.subject)
    .returning('user_id')
    .executeTakeFirst();
  return known?.user_id ?? null;
}

async function addIdentity(db: Db, userId: string, signIn: SocialSignIn): Promise<void> {
  const { issuer, subject, email, isEmailVerified, now } = signIn;
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

async function findOrCreate(db: Db, signIn: SocialSignIn): Promise<SocialAccount> {
  const { email } = signIn;
  const known = await findBySubjectOrEmail(db, signIn);
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
    // The same person may have signed up in another browser since the first lookup.
    const meanwhile = await findBySubjectOrEmail(db, signIn);
    if (meanwhile !== null) return { kind: 'account', userId: meanwhile };
    const isSamePerson = signIn.isEmailVerified && holder.email_verified_at !== null;
    if (!isSamePerson || holder.partner_id !== signIn.partnerId) return { kind: 'email_in_use' };
    await addIdentity(db, holder.id, signIn);
    return { kind: 'account', userId: holder.id };
  }

  if (!signIn.isOpen) return { kind: 'registration_closed' };
  const { partnerId, name, now } = signIn;
  const userId = await addUserIn(db, { partnerId, name, email, passwordHash: null, metas: firstMetas, now });
  await addIdentity(db, userId, signIn);
  return { kind: 'account', userId };
}

/**
 * The account for a social identity: the one linked to it; else the one with its email, if the provider and
 * this server have both verified it; else a new one, whose email is still to be verified.
 */
export async function accountOfSocial(db: Db, signIn: SocialSignIn): Promise<SocialAccount> {
  const attempt = () => db.transaction().execute((tx) => findOrCreate(tx, signIn));
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof AddressReservedError) return { kind: 'email_reserved' };
    // A concurrent attempt of the same person has created the account.
    const isLate = isTaken(error, 'users_email_taken') || isTaken(error, 'social_identities_pkey');
    if (!isLate) throw error;
    return attempt();
  }
}

/** Whether the identity is still linked to the account. */
export async function isLinked(
  db: Db,
  userId: string,
  { issuer, subject }: Pick<SocialSignIn, 'issuer' | 'subject'>,
): Promise<boolean> {
  const linked = await db
    .selectFrom('social_identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return linked !== undefined;
}

const hasVouchingIdentity = (eb: ExpressionBuilder<Database, 'users'>) =>
  eb.exists(
    eb
      .selectFrom('social_identities')
      .select('subject')
      .whereRef('social_identities.user_id', '=', 'users.id')
      .whereRef('social_identities.email_key', '=', 'users.email_key')
      .where('social_identities.email_verified', '=', true),
  );

/** Whether the provider of a linked identity has verified the email of the account. */
export async function isVouchedFor(db: Db, userId: string): Promise<boolean> {
  const vouched = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where(hasVouchingIdentity)
    .executeTakeFirst();
  return vouched !== undefined;
}

/** Verifies the email by the provider. `none`: the account has no social identity. */
export async function verifyBySocial(
  db: Db,
  userId: string,
  now: Date,
): Promise<'verified' | 'unverified' | 'none'> {
  const vouched = await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', userId)
    .where(hasVouchingIdentity)
    .returning('email_key')
    .executeTakeFirst();
  if (vouched !== undefined) {
    await endClaimsAfterHome(db, { userId, emailKey: vouched.email_key }, now);
    return 'verified';
  }
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
 * Removes linked identities from an account whose email was only now verified, except those whose provider
 * verified that email: an attacker who registered another person's address loses access.
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
  await clearSocialId(db, userId);
}

/** Removes the identities linked to an account since then. */
export async function deleteIdentitiesSince(db: Db, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('social_identities')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
  await clearSocialId(db, userId);
}

/** If no identity is left. */
async function clearSocialId(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('user_metas')
    .where('user_id', '=', userId)
    .where('name', '=', 'social_id')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('social_identities').select('subject').where('user_id', '=', userId))),
    )
    .execute();
}
