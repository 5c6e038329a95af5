import type { TestedSubstance } from '#domain/triggers/doses.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { findSettings } from '#server/queries/settings.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { openProgram, type Program } from './program-log.ts';

type Keys = Pick<Context, 'secrets' | 'log'>;

/** The member's running test; undefined where there is none, or the site stopped offering tests. */
export async function findRunningProgram(keys: Keys, db: Db, userId: string): Promise<Program | undefined> {
  const open = (await findPrograms(db, userId)).find(({ is_open: isOpen }) => isOpen);
  if (open === undefined || (await findSettings(db))['food_tests'] !== true) return undefined;
  return openProgram(keys, db, userId, open);
}

interface Low {
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly since: string;
}

/** What a running test leaves out of the member's food now; null where none does. */
export async function findLowNow(keys: Keys, db: Db, userId: string): Promise<Low | null> {
  const program = await findRunningProgram(keys, db, userId);
  if (program === undefined || !program.isLow) return null;
  const { substance, foodId, startedOn } = program.start;
  return { substance, foodId, since: program.lowFrom ?? startedOn };
}
