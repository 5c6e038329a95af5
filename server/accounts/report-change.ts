import type { AccountChangeKind } from '#domain/account/account-changes.ts';
import type { CoarseClient } from '#domain/account/coarse-client.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { queueMail } from '#server/notifications/queue-mail.ts';
import type { MailedChange } from '#server/providers/mail/account-change-mail.ts';
import { addAccountChange } from '#server/queries/account-changes.ts';
import { emailKey, type LockedUser } from '#server/queries/users.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';

export interface Changed {
  /** With the address before the change. */
  readonly user: Pick<LockedUser, 'id' | 'email'>;
  readonly client: CoarseClient;
}

/** What can be reverted is so by an address, whether it was confirmed or not. */
type Reported = Changed & { readonly user: Pick<LockedUser, 'verifiedAt'> };

const day = 24 * 60 * 60 * 1000;

/** Records a change of how a member signs in, in the transaction of the change, without a mail. */
export const recordChange = (
  { now }: Pick<Context, 'now'>,
  tx: Db,
  { user, client, kind }: Changed & { readonly kind: AccountChangeKind },
): Promise<void> =>
  addAccountChange(tx, {
    id: crypto.randomUUID(),
    userId: user.id,
    kind,
    client,
    now: now(),
    revertibleBy: null,
  });

/**
 * Records a change in its transaction and mails the address from before it, with a link that reverts the
 * change for 7 days; the use of a recovery code can't be reverted.
 */
export async function reportChange(
  context: Context,
  tx: Db,
  { user, client, ...change }: Reported & MailedChange,
): Promise<void> {
  const { config } = context;
  const now = context.now();
  const id = crypto.randomUUID();
  const token = randomToken();
  const expiresAt = addMs(now, lifetimes.accountRestore);
  const isRevertible = change.kind !== 'recoveryCodeUsed';
  await addAccountChange(tx, {
    id,
    userId: user.id,
    kind: change.kind,
    client,
    now,
    revertibleBy: isRevertible
      ? {
          email: user.email,
          emailKey: emailKey(user.email),
          verifiedAt: user.verifiedAt,
          tokenHash: hashToken(token),
          expiresAt,
        }
      : null,
  });
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  await queueMail(context, tx, {
    userId: user.id,
    topic: `account-change:${id}`,
    content: {
      kind: 'accountChange',
      to: user.email,
      change,
      client,
      link: `${origin}/auth/restore?token=${token}`,
      days: lifetimes.accountRestore / day,
    },
    expiresAt,
  });
}
