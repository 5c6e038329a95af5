import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { lockUser } from '#server/queries/users.ts';
import { admit, expiredSignIn, wrongPassword } from './admit.ts';

/** The user as the first step of a sign-in read them. */
export interface CheckedSignIn {
  readonly id: string;
  readonly signInEpoch: number;
  /** The hash that a password was compared with; absent: there was no password. */
  readonly passwordHash?: string | null;
}

/**
 * Locks the user of a sign-in that is about to open its session. Throws if the sign-in was ended since it began: by
 * another password, a second step that was turned on, the end of sessions, a lock, or a deletion.
 */
export async function lockSignIn(
  context: Pick<Context, 'config'>,
  tx: Db,
  { id, signInEpoch, passwordHash }: CheckedSignIn,
): Promise<void> {
  const user = await lockUser(tx, id);
  if (user === undefined) throw expiredSignIn();
  if (passwordHash !== undefined && passwordHash !== user.passwordHash) throw wrongPassword();
  if (signInEpoch !== user.signInEpoch) throw expiredSignIn();
  admit(context, user);
}
