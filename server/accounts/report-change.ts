import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { composeAccountChangeMail } from '#server/providers/mail/account-change-mail.ts';
import { addAccountChange } from '#server/queries/account-changes.ts';
import { addMail } from '#server/queries/outbox.ts';
import { addMs, lifetimes } from '#server/security/lifetimes.ts';
import { hashToken, randomToken } from '#server/security/tokens.ts';

interface Changed {
  readonly userId: string;
  readonly kind: 'email' | 'password';
  readonly formerEmail: string;
  readonly formerEmailKey: string;
}

const day = 24 * 60 * 60 * 1000;

/** Mails the former address, in the transaction of the change, with a link that takes it back. */
export async function reportChange(context: Context, tx: Db, changed: Changed): Promise<void> {
  const { config, secrets, mailer } = context;
  const now = context.now();
  const id = crypto.randomUUID();
  const token = randomToken();
  const expiresAt = addMs(now, lifetimes.accountRestore);
  await addAccountChange(tx, { ...changed, id, tokenHash: hashToken(token), now, expiresAt });
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const link = `${origin}/auth/restore?token=${token}`;
  const mail = composeAccountChangeMail(
    changed.kind,
    changed.formerEmail,
    link,
    lifetimes.accountRestore / day,
  );
  await addMail(tx, {
    userId: changed.userId,
    topic: `account-change:${id}`,
    sealed: secrets.encrypt(JSON.stringify(mail)),
    now,
    dueAt: mailer.delivery === 'sent' ? now : null,
    expiresAt,
  });
}
