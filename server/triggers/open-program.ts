import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { lockHealth } from '#server/queries/health.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { advance, findPerson } from './advance.ts';
import { openProgram, type Program } from './program-log.ts';
import { mayKeepTests, noTest } from './require-tests.ts';

type Reads = Context;

/** The member's open test, if there is one that can be decrypted. */
export async function findOpenProgram(reads: Reads, tx: Db, userId: string): Promise<Program | undefined> {
  const open = (await findPrograms(tx, userId)).find(({ is_open: isOpen }) => isOpen);
  return open && openProgram(reads, tx, userId, open);
}

/** Counts the days that are over, and draws what is due. Does nothing without an open test. */
export async function catchUp(reads: Reads, userId: string, today: string): Promise<void> {
  const hasOpen = (await findPrograms(reads.db, userId)).some(({ is_open: isOpen }) => isOpen);
  if (!hasOpen || !(await mayKeepTests(reads.db, userId))) return;
  const person = await findPerson(reads, userId);
  await reads.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    const program = await findOpenProgram(reads, tx, userId);
    if (program !== undefined) await advance(reads, tx, userId, program, { today, person });
  });
}

/** Does something with a test of the member, in a transaction that has locked it. Throws 404 if it isn't theirs. */
export const withProgram = <T>(
  reads: Reads,
  userId: string,
  id: string,
  act: (tx: Db, program: Program) => Promise<T>,
): Promise<T> =>
  reads.db.transaction().execute(async (tx) => {
    await lockHealth(tx, userId);
    const row = (await findPrograms(tx, userId)).find((each) => each.id === id.toLowerCase());
    const program = row && (await openProgram(reads, tx, userId, row));
    if (program === undefined) throw noTest();
    return act(tx, program);
  });
