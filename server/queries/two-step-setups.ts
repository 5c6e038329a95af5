import type { Db } from '#server/db/connect.ts';
import type { TwoStepSetupsTable } from '#server/db/tables/two-step.ts';

interface SetupPlace {
  readonly userId: string;
  readonly sessionId: string;
  readonly kind: TwoStepSetupsTable['kind'];
}

/** Starts a setup, replacing an earlier one of this session. */
export async function putSetup(
  db: Db,
  setup: SetupPlace & { readonly encrypted: string; readonly expiresAt: Date },
): Promise<void> {
  const row = {
    secret_encrypted: setup.encrypted,
    tries: 0,
    expires_at: setup.expiresAt,
  };
  await db
    .insertInto('two_step_setups')
    .values({ user_id: setup.userId, session_id: setup.sessionId, kind: setup.kind, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'session_id', 'kind']).doUpdateSet(row))
    .execute();
}

/**
 * The encrypted secret of a setup; counts the attempt. Undefined: there is none, or it has expired or is out
 * of attempts.
 */
export async function readSetup(
  db: Db,
  { userId, sessionId, kind, most, now }: SetupPlace & { readonly most: number; readonly now: Date },
): Promise<string | undefined> {
  const row = await db
    .updateTable('two_step_setups')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .returning('secret_encrypted')
    .executeTakeFirst();
  return row?.secret_encrypted;
}

/** Consumes the setup; false when it was consumed concurrently. */
export async function consumeSetup(tx: Db, { userId, sessionId, kind }: SetupPlace): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('two_step_setups')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
