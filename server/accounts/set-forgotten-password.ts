import { claimsAfterHome, homeClaim, rightfulClaim } from '#domain/account/account-claims.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import { firstMetas } from '#domain/account/metas.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { type Claim, endClaims, findClaims } from '#server/queries/account-claims.ts';
import { consumeCode } from '#server/queries/one-time-codes.ts';
import { deleteUnverifiedIdentities, isVouchedFor } from '#server/queries/social-identities.ts';
import { addUserIn, type LockedUser, lockUser, setPassword } from '#server/queries/users.ts';
import type { RightCode } from './check-code.ts';
import { recordChange } from './report-change.ts';
import { endAccess, mailTakeBack, removeUnprovedAccess, takeBack } from './take-back.ts';

export interface Reset extends RightCode {
  readonly passwordHash: string;
  readonly client: CoarseClient;
}

/** `newAccount`: the person got an account of their own, and the other went back to its former address. */
export type ResetResult = 'done' | 'twoStepOff' | 'newAccount';

/**
 * The account was changed to this address and the address never confirmed, so it is still of the former address: it
 * goes back there, and the person with this mailbox gets an account of their own.
 */
async function separate(context: Context, tx: Db, user: LockedUser, claim: Claim, reset: Reset) {
  const now = context.now();
  const { client, passwordHash } = reset;
  const { partnerId, email } = user;
  await takeBack(context, tx, {
    claim,
    left: email,
    isLinkUsed: false,
    verifiedAt: claim.verifiedAt,
    client,
  });
  await mailTakeBack(context, tx, user.id, 'accountReturned', claim.email);
  const id = await addUserIn(tx, {
    partnerId,
    name: '__',
    email,
    verifiedAt: now,
    passwordHash,
    metas: firstMetas,
    now,
  });
  await recordChange(context, tx, { user: { id, email }, kind: 'passwordReset', client });
}

async function setOfOwner(
  context: Context,
  tx: Db,
  user: LockedUser,
  claims: readonly Claim[],
  { passwordHash, client }: Reset,
): Promise<ResetResult> {
  const now = context.now();
  await setPassword(tx, user.id, { passwordHash, verifiedAt: user.verifiedAt ?? now });
  await endClaims(tx, user.id, claimsAfterHome(claims, user.emailKey), now);
  const wasProved =
    user.verifiedAt !== null ||
    (homeClaim(claims, user.emailKey)?.verifiedAt ?? null) !== null ||
    (await isVouchedFor(tx, user.id));
  if (user.verifiedAt === null) await deleteUnverifiedIdentities(tx, user.id);
  const removed = wasProved ? null : await removeUnprovedAccess(context, tx, user.id, now);
  await endAccess(tx, user.id, now);
  await recordChange(context, tx, { user, kind: 'passwordReset', client });
  return removed?.hadTwoStep === true ? 'twoStepOff' : 'done';
}

/**
 * Consumes the code and sets the password in one transaction: of two concurrent calls one succeeds. All sessions of
 * the account end. The code proves access to the mailbox, so the address is verified; the first proof of an address
 * removes what others could get in with. Null: the code or the address is no longer valid.
 */
export async function setForgottenPassword(context: Context, reset: Reset): Promise<ResetResult | null> {
  const { db, config } = context;
  const now = context.now();
  try {
    return await db.transaction().execute(async (tx) => {
      if (!(await consumeCode(tx, reset.id, now))) return null;
      const user = await lockUser(tx, reset.userId);
      if (user?.emailKey !== reset.emailKey || user.partnerId !== config.partnerId) return null;
      const claims = await findClaims(tx, user.id, now);
      const claim = user.verifiedAt === null ? rightfulClaim(claims, user.emailKey) : null;
      if (claim === null) return setOfOwner(context, tx, user, claims, reset);
      await separate(context, tx, user, claim, reset);
      return 'newAccount';
    });
  } catch (error) {
    // the former address is in use, of an account from before addresses were reserved for every way in
    if (isTaken(error, 'users_email_taken')) return null;
    throw error;
  }
}
