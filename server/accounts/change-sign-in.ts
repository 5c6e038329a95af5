import { claimsAfterHome, homeClaim } from '#domain/account/account-claims.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { endClaims, extendClaim, findClaims } from '#server/queries/account-claims.ts';
import type { LockedUser } from '#server/queries/users.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { recordChange, reportChange } from './report-change.ts';

export interface SignInChange {
  /** Normalized; null: it stays. */
  readonly newEmailKey: string | null;
  readonly isNewPassword: boolean;
  readonly client: CoarseClient;
}

/**
 * Whether the account comes back to an address that can still take it back. Its claim then lasts as long as any later
 * one; those of addresses that were never confirmed end.
 */
async function isHomecoming(context: Context, tx: Db, userId: string, emailKey: string): Promise<boolean> {
  const now = context.now();
  const claims = await findClaims(tx, userId, now);
  const home = homeClaim(claims, emailKey);
  if (home === null) return false;
  const unproved = claimsAfterHome(claims, emailKey).filter(({ verifiedAt }) => verifiedAt === null);
  await endClaims(tx, userId, unproved, now);
  await extendClaim(tx, home, addMs(now, lifetimes.accountRestore));
  return true;
}

/**
 * Reports a new address or password, in the transaction of the change. `user` is as before it. An address that was
 * never confirmed gets no link when the account goes back from there to where it was taken from.
 */
export async function reportSignInChange(
  context: Context,
  tx: Db,
  user: LockedUser,
  { newEmailKey, isNewPassword, client }: SignInChange,
): Promise<void> {
  const isBack = newEmailKey !== null && (await isHomecoming(context, tx, user.id, newEmailKey));
  const report = isBack && user.verifiedAt === null ? recordChange : reportChange;
  if (newEmailKey !== null) await report(context, tx, { user, client, kind: 'email' });
  if (isNewPassword) await report(context, tx, { user, client, kind: 'password' });
}
