import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { leaveHousehold } from '#server/household/leave-household.ts';
import type { PlanReads } from '#server/meal-plan/plan-response.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import { type Claim, endAllClaims, endClaimsFrom } from '#server/queries/account-claims.ts';
import { removeCalendar } from '#server/queries/calendar-addresses.ts';
import { deleteOpenInvites } from '#server/queries/household-invites.ts';
import { deleteReportLinks } from '#server/queries/report-links.ts';
import { endAllSessions } from '#server/queries/session-ends.ts';
import { deleteIdentitiesSince, deleteUnverifiedIdentities } from '#server/queries/social-identities.ts';
import { resetTwoStep, restoreTwoStep } from '#server/queries/two-step.ts';
import { setAddress } from '#server/queries/users.ts';
import { recordChange } from './report-change.ts';

/** Ends every way into an account that somebody else may hold; the member can make new ones. */
export async function endAccess(tx: Db, userId: string, now: Date): Promise<void> {
  await endAllSessions(tx, userId, now);
  await removeCalendar(tx, userId);
  await deleteReportLinks(tx, userId);
  await deleteOpenInvites(tx, userId);
}

/**
 * Removes what somebody who used the account before its address was first proved could get in with, or see it by: the
 * second step, linked sign-ins of other addresses, the household, pending links. The data of the member stay.
 */
export async function removeUnprovedAccess(
  reads: PlanReads,
  tx: Db,
  userId: string,
  now: Date,
): Promise<{ readonly hadTwoStep: boolean }> {
  const hadTwoStep = await resetTwoStep(tx, userId);
  await deleteUnverifiedIdentities(tx, userId);
  await endAllClaims(tx, userId, now);
  await leaveHousehold(reads, tx, userId);
  return { hadTwoStep };
}

export interface TakeBack {
  readonly claim: Claim;
  /** The address that the account is taken from. */
  readonly left: string;
  /** Otherwise the claim stays, and its link works later. */
  readonly isLinkUsed: boolean;
  /** When the address of the claim was proved; null: never. */
  readonly verifiedAt: Date | null;
  readonly client: CoarseClient;
}

const day = 24 * 60 * 60 * 1000;

export async function mailTakeBack(
  context: Context,
  tx: Db,
  userId: string,
  kind: 'accountLeft' | 'accountReturned',
  to: string,
): Promise<void> {
  const expiresAt = new Date(context.now().getTime() + 7 * day);
  await queueMail(context, tx, {
    userId,
    topic: `${kind}:${crypto.randomUUID()}`,
    content: { kind, to },
    expiresAt,
  });
}

/**
 * Reverts a change, with all later ones, in a transaction that has locked the user: the former address is set; the
 * second step is restored; sign-ins with Google or Facebook that were linked since are removed; the password is
 * removed, all sessions end. Another address that the account is taken from gets a mail. Throws if another account has
 * the former address by now.
 */
export async function takeBack(
  context: Context,
  tx: Db,
  { claim, left, isLinkUsed, verifiedAt, client }: TakeBack,
): Promise<void> {
  const now = context.now();
  const { userId, email, emailKey, madeAt } = claim;
  await endClaimsFrom(tx, { userId, position: claim.position + (isLinkUsed ? 0 : 1) }, now);
  await setAddress(tx, userId, { email, emailKey, verifiedAt });
  await restoreTwoStep(tx, userId, madeAt);
  await deleteIdentitiesSince(tx, userId, madeAt);
  await endAccess(tx, userId, now);
  await recordChange(context, tx, { user: { id: userId, email }, kind: 'restored', client });
  // the household may be of somebody who used the address before its owner did
  if (claim.verifiedAt === null) await leaveHousehold(context, tx, userId);
  if (left !== email) await mailTakeBack(context, tx, userId, 'accountLeft', left);
}
