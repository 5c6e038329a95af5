import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { findSettings } from '#server/queries/settings.ts';
import { type EncryptedProgram, findPrograms } from '#server/queries/trigger-tests.ts';
import { type Low, lowOf, openProgram, type Program, storedLow } from './program-log.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** Whether the site offers food tests. */
export const offersTests = async (db: Db): Promise<boolean> =>
  (await findSettings(db))['food_tests'] === true;

async function findRunning(db: Db, userId: string): Promise<EncryptedProgram | undefined> {
  const open = (await findPrograms(db, userId)).find(({ is_open: isOpen }) => isOpen);
  return open === undefined || !(await offersTests(db)) ? undefined : open;
}

/** The member's running test; undefined where there is none, or the site stopped offering tests. */
export async function findRunningProgram(keys: Keys, db: Db, userId: string): Promise<Program | undefined> {
  const open = await findRunning(db, userId);
  return open && openProgram(keys, db, userId, open);
}

/** What this open test leaves out of the member's food now; null where it leaves nothing out. It doesn't replay the test. */
export async function lowOfOpen(
  keys: Keys,
  db: Db,
  userId: string,
  open: EncryptedProgram,
): Promise<Low | null> {
  const low = storedLow(keys, userId, open);
  if (low !== undefined) return low;
  const program = await openProgram(keys, db, userId, open);
  return program === undefined ? null : lowOf(program);
}
