import { lockMember } from '#server/accounts/lock-member.ts';
import { reportChange } from '#server/accounts/report-change.ts';
import type { Call, Context, Member } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import type { MailedChange } from '#server/providers/mail/account-change-mail.ts';
import { countRecoveryCodes, putRecoveryCodes, removeRecoveryCodes } from '#server/queries/recovery-codes.ts';
import { endOtherSessions } from '#server/queries/session-ends.ts';
import { isTwoStepOn } from '#server/queries/two-step.ts';
import { coarseClient } from '#server/security/coarse-client.ts';
import { newRecoveryCodes, recoveryCodeHash } from '#server/security/recovery-codes.ts';

type Caller = { readonly member: Member } & Pick<Call<'getSecurity'>, 'address' | 'userAgent'>;
type FactorChange = Extract<
  MailedChange['kind'],
  'passkeyAdded' | 'passkeyRemoved' | 'authenticatorAdded' | 'authenticatorRemoved' | 'recoveryCodesRenewed'
>;

async function newCodes(tx: Db, userId: string, now: Date): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryCodeHash(userId, code)),
    now,
  );
  return codes;
}

/**
 * Changes the factors in one transaction, one change of a member at a time, and mails the member. `work`
 * throws to change nothing.
 */
async function changeFactors<Result>(
  context: Context,
  caller: Caller,
  kind: FactorChange,
  work: (tx: Db, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = context.now();
  const result = await context.db.transaction().execute(async (tx) => {
    const user = await lockMember(tx, caller.member);
    const done = await work(tx, now);
    await reportChange(context, tx, { user, kind, client: coarseClient(caller) });
    return done;
  });
  context.mailer.flush();
  return result;
}

/**
 * Adds a factor. The first one turns two-step sign-in on and ends the sessions that began without it.
 * Resolves to new recovery codes; null if the member has some.
 */
export const addFactor = (
  context: Context,
  caller: Caller,
  kind: 'passkeyAdded' | 'authenticatorAdded',
  work: (tx: Db, now: Date) => Promise<void>,
): Promise<readonly string[] | null> =>
  changeFactors(context, caller, kind, async (tx, now) => {
    const { userId, sessionId } = caller.member;
    const wasOn = await isTwoStepOn(tx, userId);
    await work(tx, now);
    if (!wasOn) await endOtherSessions(tx, userId, sessionId, now);
    return (await countRecoveryCodes(tx, userId)) > 0 ? null : newCodes(tx, userId, now);
  });

/** Removes a factor; the last one also removes the recovery codes. */
export const removeFactor = (
  context: Context,
  caller: Caller,
  kind: 'passkeyRemoved' | 'authenticatorRemoved',
  work: (tx: Db, now: Date) => Promise<void>,
): Promise<void> =>
  changeFactors(context, caller, kind, async (tx, now) => {
    await work(tx, now);
    if (!(await isTwoStepOn(tx, caller.member.userId)))
      await removeRecoveryCodes(tx, caller.member.userId, now);
  });

/** `work` throws if two-step sign-in is off. */
export const renewCodes = (
  context: Context,
  caller: Caller,
  work: (tx: Db) => Promise<void>,
): Promise<readonly string[]> =>
  changeFactors(context, caller, 'recoveryCodesRenewed', async (tx, now) => {
    await work(tx);
    return newCodes(tx, caller.member.userId, now);
  });
