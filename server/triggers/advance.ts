import { daysThrough } from '#domain/calendar/week.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Food } from '#domain/food/food.ts';
import type { PersonFacts } from '#domain/safety/person-facts.ts';
import { canTestFood, challengeFoods, gramsFor } from '#domain/triggers/challenge-foods.ts';
import { type Course, lookOf, nextStep } from '#domain/triggers/course.ts';
import { daysPassed, usualOf } from '#domain/triggers/diary.ts';
import { isCounted, type TestedSubstance } from '#domain/triggers/doses.ts';
import { mayTest } from '#domain/triggers/may-test.ts';
import { isReaction, reactionOf } from '#domain/triggers/protocol.ts';
import { type Screening, screen } from '#domain/triggers/screening.ts';
import type { Db } from '#server/db/connect.ts';
import { findDietaryProfile, findSafety } from '#server/health/dietary-profiles.ts';
import { type DaysOfTest, readDaysOfTest, type TriggerReads } from './days-of-test.ts';
import type { Program, TriggerProgramEvent } from './program-log.ts';
import { readFinding } from './read-finding.ts';

/** Whether this food may carry a dose for this member. Nothing relaxes it. */
export const mayCarry = (
  substance: TestedSubstance,
  food: Food,
  profile: DietaryProfile,
  screening: Screening,
): boolean =>
  mayTest(screening, substance, food) &&
  (isCounted(substance) ? challengeFoods(substance, [food], profile).length > 0 : canTestFood(food, profile));

/** What ends a test by what is known of its member now; null where it goes on. */
export function closingOf(
  { foods }: Pick<TriggerReads, 'foods'>,
  { start: { answers, substance, foodId } }: Program,
  { profile, facts }: Person,
): TriggerProgramEvent | null {
  const screening = screen(answers, facts);
  const food = foods.byId.get(foodId);
  if (screening.kind !== 'cleared') return { type: 'screening.repeated', screening };
  return food !== undefined && mayCarry(substance, food, profile, screening) ? null : { type: 'food.closed' };
}

/** How a test went so far, for the choice of the next portion. */
export const courseOf = ({ id, start, state }: Program): Course => ({
  substance: start.substance,
  seed: id,
  highestLoad: start.highestLoad,
  blocks: state.blocks,
  looks: state.looks,
});

/** What is known of a member. Read it before a transaction, as it is cached outside of it. */
export interface Person {
  readonly profile: DietaryProfile;
  readonly facts: PersonFacts;
}

export async function findPerson(reads: TriggerReads, userId: string): Promise<Person> {
  const [profile, { facts }] = await Promise.all([
    findDietaryProfile(reads, userId),
    findSafety(reads, userId),
  ]);
  return { profile, facts };
}

/**
 * Brings a test to the present: counts the days that are over, ends it where it has to end, and draws the portion that
 * is due. Call it in a transaction that has locked the member's health.
 */
export async function advance(
  reads: TriggerReads,
  tx: Db,
  userId: string,
  program: Program,
  { today, person }: { readonly today: string; readonly person: Person },
): Promise<DaysOfTest> {
  const days = await readDaysOfTest({ ...reads, db: tx }, userId, program.start.startedOn, today);
  const isRunning = () => program.endedOn === null && program.stage !== 'result';
  for (const { date, worst } of daysPassed(program.countedTo, today, days.entries)) {
    if (!isRunning()) return days;
    const hasPortion = days.portions.has(date);
    await program.append(tx, { type: 'day.passed', worst, hasPortion }, date, `day ${date}`);
  }
  if (!isRunning()) return days;
  await amend(tx, program, days, today);
  if (!isRunning()) return days;
  const closing = closingOf(reads, program, person);
  if (closing !== null) await program.append(tx, closing, today, `${closing.type} ${today}`);
  if (program.stage === 'dosing') await noteReaction(tx, program, days, today);
  if (program.stage === 'drawing') await draw(reads, tx, userId, program, days, today);
  return days;
}

/**
 * Adds entries that came after their day was counted, as from a second device. The next portion and the next look go by
 * them; looks that were made stay as they are.
 */
async function amend(tx: Db, program: Program, days: DaysOfTest, today: string): Promise<void> {
  for (const [date, before] of [...program.counted]) {
    const worst = days.entries.get(date)?.worst ?? null;
    const hasPortion = before.hasPortion || days.portions.has(date);
    const isWorse = worst !== null && (before.worst === null || worst > before.worst);
    if (!isWorse && hasPortion === before.hasPortion) continue;
    const { stage, drawn } = program;
    const isOfBlock =
      (stage === 'dosing' || stage === 'resting') && before.portion !== null && before.drawn === drawn;
    await program.append(
      tx,
      {
        type: 'day.amended',
        date,
        worst: isWorse ? worst : before.worst,
        hasPortion,
        isFirstEntry: before.worst === null && isWorse,
        daysAfter: daysThrough(date, program.countedTo).length - 1,
        blockLoad: isOfBlock ? (before.portion?.load ?? null) : null,
      },
      today,
      `amended ${date} ${worst} ${hasPortion}`,
    );
  }
}

async function noteReaction(tx: Db, program: Program, days: DaysOfTest, today: string): Promise<void> {
  const worst = days.entries.get(today)?.worst ?? null;
  if (worst === null || !isReaction(reactionOf(worst, program.state.usual ?? worst))) return;
  await program.append(tx, { type: 'reaction.noted', worst }, today, `reaction ${today}`);
}

/** Draws the next portion; reads the finding where a look is due. Waits while there are too few entries. */
async function draw(
  reads: TriggerReads,
  tx: Db,
  userId: string,
  program: Program,
  days: DaysOfTest,
  today: string,
): Promise<void> {
  const usual = program.state.usual ?? usualOf(days.entries, today, program.lowFrom ?? today);
  const food = reads.foods.byId.get(program.start.foodId);
  if (usual === null || food === undefined) return;
  while (program.stage === 'drawing') {
    const step = nextStep(courseOf(program));
    if (step.kind === 'block') {
      const { load } = step;
      const portionG = gramsFor(program.start.substance, food, load) ?? 0;
      const event = { type: 'portion.drawn', load, portionG, usual } as const;
      if (program.can(event)) await program.append(tx, event, today, `portion ${program.drawn}`);
      return;
    }
    if (step.kind === 'done') return;
    const finding = await readFinding({ ...reads, db: tx }, userId, program, days, today);
    const course = courseOf(program);
    const after = nextStep({ ...course, looks: [...course.looks, lookOf(finding)] });
    await program.append(
      tx,
      { type: 'finding.read', finding, hasMore: after.kind !== 'done' },
      today,
      `finding ${course.looks.length}`,
    );
  }
}
