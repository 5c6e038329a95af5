import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Context } from '#server/context.ts';
import { isTaken } from '#server/db/database-errors.ts';
import { invalid } from '#server/errors.ts';
import { type Claim, findClaimOfToken } from '#server/queries/account-claims.ts';
import { lockUser } from '#server/queries/users.ts';
import { hashToken } from '#server/security/tokens.ts';
import { takeBack } from './take-back.ts';

const refused = (sentence: string) => invalid({ token: [sentence] });
const usedOrOver =
  'This link was used before, or its 7 days are over. If you can’t sign in, set a new password on the sign-in page.';
const addressInUse =
  'Another account has this email address now. Sign in to it, delete it or give it another address, then use this link again.';

/** Takes an account back by the token of a mail. Throws 422 at `token`. */
export async function restoreAccount(
  context: Context,
  { token, client }: { readonly token: string; readonly client: CoarseClient },
): Promise<Claim> {
  const { db, config } = context;
  const now = context.now();
  const search = { tokenHash: hashToken(token), partnerId: config.partnerId, now };
  try {
    return await db.transaction().execute(async (tx) => {
      const userId = (await findClaimOfToken(tx, search))?.userId;
      const user = userId === undefined ? undefined : await lockUser(tx, userId);
      // read again: what the lock waited for may have ended it
      const claim = await findClaimOfToken(tx, search);
      if (user === undefined || claim === undefined) throw refused(usedOrOver);
      // the token came from the mailbox
      await takeBack(context, tx, { claim, left: user.email, isLinkUsed: true, verifiedAt: now, client });
      return claim;
    });
  } catch (error) {
    throw isTaken(error, 'users_email_taken') ? refused(addressInUse) : error;
  }
}
