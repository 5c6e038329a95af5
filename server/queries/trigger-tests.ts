import type { Db } from '#server/db/connect.ts';
import type { TriggerLimitsTable } from '#server/db/tables/trigger-limits.ts';
import type { TriggerProgramsTable } from '#server/db/tables/trigger-programs.ts';

export type EncryptedProgram = Pick<TriggerProgramsTable, 'id' | 'is_open' | 'encrypted' | 'encrypted_low'>;
export type EncryptedLimit = Omit<TriggerLimitsTable, 'user_id'>;

/** The member's tests, the latest first. */
export const findPrograms = (db: Db, userId: string): Promise<readonly EncryptedProgram[]> =>
  db
    .selectFrom('trigger_programs')
    .select(['id', 'is_open', 'encrypted', 'encrypted_low'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();

/** The events of a test in their order. */
export const findEvents = (
  db: Db,
  userId: string,
  programId: string,
): Promise<readonly { seq: number; encrypted: string }[]> =>
  db
    .selectFrom('trigger_events')
    .select(['seq', 'encrypted'])
    .where('user_id', '=', userId)
    .where('program_id', '=', programId)
    .orderBy('seq')
    .execute();

export async function addProgram(
  tx: Db,
  userId: string,
  { now, ...program }: Pick<EncryptedProgram, 'id' | 'encrypted' | 'encrypted_low'> & { readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('trigger_programs')
    .values({ ...program, user_id: userId, created_at: now, is_open: true })
    .execute();
}

export async function addEvent(
  tx: Db,
  userId: string,
  event: { readonly program_id: string; readonly seq: number; readonly encrypted: string },
): Promise<void> {
  await tx
    .insertInto('trigger_events')
    .values({ ...event, user_id: userId })
    .execute();
}

export async function putLow(tx: Db, userId: string, id: string, encrypted: string): Promise<void> {
  await tx
    .updateTable('trigger_programs')
    .set({ encrypted_low: encrypted })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export async function closeProgram(tx: Db, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('trigger_programs')
    .set({ is_open: false })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

export const findLimits = (db: Db, userId: string): Promise<readonly EncryptedLimit[]> =>
  db
    .selectFrom('trigger_limits')
    .select(['id', 'encrypted'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export async function putLimit(tx: Db, userId: string, limit: EncryptedLimit): Promise<void> {
  await tx
    .insertInto('trigger_limits')
    .values({ ...limit, user_id: userId })
    .execute();
}

export async function deleteLimit(db: Db, userId: string, id: string): Promise<void> {
  await db
    .deleteFrom('trigger_limits')
    .where('user_id', '=', userId)
    .where((eb) => eb(eb.cast('id', 'text'), '=', id.toLowerCase()))
    .execute();
}

/** Deletes all tests with their events, and the limits. */
export async function deleteTriggerTests(tx: Db, userId: string): Promise<void> {
  for (const table of ['trigger_events', 'trigger_programs', 'trigger_limits'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}
