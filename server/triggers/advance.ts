import { daysThrough } from '#domain/calendar/week.ts';
import type { Food } from '#domain/food/food.ts';
import { portionLimits } from '#domain/safety/portion-limits.ts';
import { canTestFood, challengeFoods, type Tester } from '#domain/triggers/challenge-foods.ts';
import { type Course, lookOf, nextStep } from '#domain/triggers/course.ts';
import { daysPassed, usualOf } from '#domain/triggers/diary.ts';
import { amountOf, isCounted, loadPerGram, type TestedSubstance } from '#domain/triggers/doses.ts';
import { knownAnswers } from '#domain/triggers/known-answers.ts';
import { mayTest } from '#domain/triggers/may-test.ts';
import { largestPortionG } from '#domain/triggers/portion.ts';
import { isReaction, reactionOf } from '#domain/triggers/protocol.ts';
import { type KnownAnswers, type Screening, screen } from '#domain/triggers/screening.ts';
import type { Db } from '#server/db/connect.ts';
import { findDietaryProfile, findSafety } from '#server/health/dietary-profiles.ts';
import { healthContent } from '#server/health/health-content.ts';
import { type DaysOfTest, readDaysOfTest, type TriggerReads } from './days-of-test.ts';
import type { Program, ProgramStart, TriggerProgramEvent } from './program-log.ts';
import { readFinding } from './read-finding.ts';

/** Whether this food may carry a dose for this member. Nothing relaxes it. */
export const mayCarry = (
  substance: TestedSubstance,
  food: Food,
  tester: Tester,
  screening: Screening,
): boolean =>
  mayTest(screening, substance, food) &&
  (isCounted(substance) ? challengeFoods(substance, [food], tester).length > 0 : canTestFood(food, tester));

type Portions = Pick<ProgramStart, 'substance' | 'largestPortionG' | 'highestLoad'>;

/** Of a single food, loads are shares of the largest portion that the test began with. */
function gramsOf({ substance, largestPortionG: largest }: Portions, food: Food, load: number): number {
  if (!isCounted(substance)) return amountOf(substance, load, largest).value;
  const perGram = loadPerGram(substance, food) ?? 0;
  return perGram > 0 ? Math.min(load / perGram, largest) : 0;
}

/** Rounding. */
const epsilon = 1e-6;

/** Whether the highest dose of a test is still one that people eat at once. */
const isStillEaten = (start: Portions, food: Food): boolean =>
  gramsOf(start, food, start.highestLoad) <= largestPortionG(food) + epsilon;

/** What ends a test by what is known of its member now; null where it goes on. */
export function closingOf(
  { foods }: Pick<TriggerReads, 'foods'>,
  { start }: Program,
  person: Person,
): TriggerProgramEvent | null {
  const screening = screen(start.answers, person.known);
  const food = foods.byId.get(start.foodId);
  if (screening.kind !== 'cleared') return { type: 'screening.repeated', screening };
  const maySo =
    food !== undefined && mayCarry(start.substance, food, person, screening) && isStillEaten(start, food);
  return maySo ? null : { type: 'food.closed' };
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
export interface Person extends Tester {
  readonly known: KnownAnswers;
}

export async function findPerson(reads: TriggerReads, userId: string): Promise<Person> {
  const [profile, { facts, energy, notes, allBounds }, { rulebook }] = await Promise.all([
    findDietaryProfile(reads, userId),
    findSafety(reads, userId),
    healthContent(reads),
  ]);
  return {
    profile,
    known: knownAnswers({ ...facts, mayHaveDeficit: energy.mayHaveDeficit }, rulebook),
    limits: portionLimits(notes, allBounds, facts),
  };
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
      const portionG = gramsOf(program.start, food, load);
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
