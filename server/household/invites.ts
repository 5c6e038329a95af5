import { createHash, randomInt } from 'node:crypto';
import { maxAdults } from '#domain/household/household.ts';
import { inviteAlphabet, inviteCodeLength, normalizeInviteCode } from '#domain/household/invite-code.ts';
import { inviteProblem } from '#domain/household/invite-status.ts';
import { inviteProblemTexts } from '#domain/message/household-messages.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { ApiError, notFound, tooMany } from '#server/errors.ts';
import { findInvite, type InviteRow } from '#server/queries/household-invites.ts';
import { findAdults, findMembership, lockHousehold } from '#server/queries/households.ts';
import { consumeQuota, refundQuota } from '#server/queries/rate-limits.ts';
import { findUser } from '#server/queries/users.ts';
import { inSeconds, limits } from '#server/security/limits.ts';

export const newInviteCode = (): string =>
  Array.from({ length: inviteCodeLength }, () => inviteAlphabet[randomInt(inviteAlphabet.length)]).join('');

/** SHA-256, hexadecimal, of the code in any spelling. */
export const inviteCodeHash = (typed: string): string =>
  createHash('sha256').update(normalizeInviteCode(typed)).digest('hex');

/** The invite of a code, locked, if this member can accept it; 404 or 409 with the reason if not. */
async function requireInvite(tx: Db, userId: string, codeHash: string, now: Date): Promise<InviteRow> {
  const [found, reader] = [await findInvite(tx, codeHash), await findUser(tx, userId)];
  const row = found?.partnerId === reader?.partner_id ? found : undefined;
  const isThere = row !== undefined && (await lockHousehold(tx, row.householdId));
  const place = await findMembership(tx, userId);
  const invite = !isThere
    ? null
    : {
        ...row,
        isOwn: row.senderId === userId,
        isUsed: row.usedAt !== null,
        hasRoom: (await findAdults(tx, row.householdId)).length < maxAdults,
      };
  const membership = place === undefined ? 'none' : place.householdId === row?.householdId ? 'same' : 'other';
  const problem = inviteProblem({ invite, membership }, now);
  if (problem === 'unknown' || row === undefined) throw notFound(inviteProblemTexts.unknown);
  if (problem !== null) throw new ApiError(409, inviteProblemTexts[problem]);
  return row;
}

/** Does the work with an invite that this member can accept, in one transaction. Tries are counted. */
export async function withInvite<Answer>(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  code: string,
  work: (tx: Db, invite: InviteRow) => Promise<Answer>,
): Promise<Answer> {
  const at = now();
  const wait = await consumeQuota(db, limits.householdInvites, userId, at);
  if (wait > 0) throw tooMany(inSeconds(wait));
  const done = await db
    .transaction()
    .execute(async (tx) => work(tx, await requireInvite(tx, userId, inviteCodeHash(code), at)));
  await refundQuota(db, limits.householdInvites, userId);
  return done;
}
