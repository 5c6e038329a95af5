import type { Context, Member } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { invalid } from '#server/errors.ts';
import { consumeSetup, readSetup } from '#server/queries/two-step-setups.ts';
import { maxTries } from '#server/security/one-time-codes.ts';

export interface OpenSetup {
  readonly secret: string;
  /** Consumes the setup. Throws 422 if a concurrent call was first. */
  readonly consume: (tx: Db) => Promise<void>;
}

/** The setup that was started in this session. Throws 422 at the field if it has expired or was used. */
export async function openSetup(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  { userId, sessionId }: Member,
  kind: 'authenticator' | 'passkey',
  field: string,
): Promise<OpenSetup> {
  const over = () => invalid({ [field]: ['This has expired. Please start again.'] });
  const place = { userId, sessionId, kind };
  const encrypted = await readSetup(db, { ...place, most: maxTries, now: now() });
  const secret = encrypted === undefined ? null : secrets.decrypt(encrypted);
  if (secret === null) throw over();
  const consume = async (tx: Db) => {
    if (!(await consumeSetup(tx, place))) throw over();
  };
  return { secret, consume };
}
