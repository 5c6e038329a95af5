import { closingOf, findPerson } from './advance.ts';
import type { TriggerReads } from './days-of-test.ts';
import type { Program } from './program-log.ts';
import { findRunningProgram } from './running-program.ts';

/** The running test as long as its food may be served: what the member changed since it was read counts at once. */
export async function findServableProgram(reads: TriggerReads, userId: string): Promise<Program | undefined> {
  const program = await findRunningProgram(reads, reads.db, userId);
  if (program === undefined) return undefined;
  return closingOf(reads, program, await findPerson(reads, userId)) === null ? program : undefined;
}
