import type { TestedSubstance } from '#domain/triggers/doses.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import { findSettings } from '#server/queries/settings.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { openProgram } from './program-log.ts';

interface Low {
  readonly substance: TestedSubstance;
  readonly foodId: string;
  readonly since: string;
}

/** What a running test leaves out of the member's food now; null where there is none, or the site stopped offering tests. */
export async function findLowNow(
  keys: Pick<Context, 'secrets' | 'log'>,
  db: Db,
  userId: string,
): Promise<Low | null> {
  const open = (await findPrograms(db, userId)).find(({ is_open: isOpen }) => isOpen);
  if (open === undefined || (await findSettings(db))['food_tests'] !== true) return null;
  const program = await openProgram(keys, db, userId, open);
  if (program === undefined || !program.isLow) return null;
  const { substance, foodId, startedOn } = program.start;
  return { substance, foodId, since: program.lowFrom ?? startedOn };
}
