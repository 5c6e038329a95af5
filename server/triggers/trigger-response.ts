import type { OperationResponse } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import type { FodmapSugar } from '#domain/food/fodmap-figure.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { alsoRichIn } from '#domain/triggers/challenge-foods.ts';
import { amountOf } from '#domain/triggers/doses.ts';
import type { Finding } from '#domain/triggers/find-triggers.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { dishName, readSubstance, substanceTitle } from '#domain/triggers/substance-names.ts';
import type { Db } from '#server/db/connect.ts';
import { findPrograms } from '#server/queries/trigger-tests.ts';
import { type DaysOfTest, meanWorst, readDaysOfTest, type TriggerReads } from './days-of-test.ts';
import { meanBefore, openRestriction } from './next-test.ts';
import { openProgram, type Program } from './program-log.ts';
import { mayKeepTests } from './require-tests.ts';
import { isServedOn, portionDates, shownDishes } from './test-dish.ts';
import { amountsOf, shownLimits } from './trigger-limits.ts';

export type TriggerTests = OperationResponse<'getTriggerTests'>['data'];
type ProgramResponse = NonNullable<TriggerTests['current']>;

export const gramsWord = (grams: number): string =>
  `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;

const axisName = (axis: Intolerance): string => intoleranceNames[axis];

const shownSugars = (sugars: readonly FodmapSugar[]): ProgramResponse['also_low'] =>
  sugars.map((substance) => ({ substance, name: substanceTitle(substance, '') }));

function lengthOf({ stage, start, state }: Program): number | null {
  const isFood = start.substance.startsWith('food:');
  switch (stage) {
    case 'baseline':
      return protocol.baseline.days;
    case 'restriction':
      return protocol.restriction[isFood ? 'food' : 'axis'];
    case 'dosing':
      return protocol.doseDays;
    case 'resting':
      return protocol.rest[state.reaction];
    default:
      return null;
  }
}

const latest = (...days: readonly string[]): string => days.toSorted().at(-1) ?? '';

function findingOf(
  reads: TriggerReads,
  { start, eaten }: Program,
  { entries }: DaysOfTest,
  finding: Finding,
): ProgramResponse['finding'] {
  const { substance, foodId, largestPortionG } = start;
  const food = reads.foods.byId.get(foodId) ?? null;
  const amount = (load: number) => amountOf(substance, load, largestPortionG);
  return {
    version: finding.version,
    kind: finding.kind,
    limit: finding.limit && amountsOf(substance, largestPortionG, finding.limit),
    up_to: Number(amount(finding.upTo).value.toPrecision(2)),
    unit: amount(1).unit,
    confused_with: finding.confusedWith.flatMap((it) => {
      const other = readSubstance(it);
      return other === null ? [] : [substanceTitle(other, food?.name ?? it)];
    }),
    also_rich_in: food === null ? [] : alsoRichIn(food, largestPortionG).map(axisName),
    points: eaten.flatMap(({ date, load }) => {
      const worst = entries.get(date)?.worst;
      return worst === undefined ? [] : [{ date, amount: Number(amount(load).value.toPrecision(3)), worst }];
    }),
  };
}

/** A test as its member sees it. Loads stay on the server until the result. `isOffered`: portions may be served. */
async function shownProgram(
  reads: TriggerReads,
  userId: string,
  program: Program,
  days: DaysOfTest,
  { today, isOffered }: { readonly today: string; readonly isOffered: boolean },
): Promise<ProgramResponse> {
  const { start, state, stage, lowFrom } = program;
  const food = reads.foods.byId.get(start.foodId);
  const isOver = stage === 'result' || stage === 'decided';
  const portion = isOffered && isServedOn(program, today) ? state.portion : null;
  const isHeld = portion !== null && portion.load > 0;
  const dayOfStage = stage === 'resting' ? state.restDays : state.days;
  return {
    id: program.id,
    substance: start.substance,
    name: substanceTitle(start.substance, food?.name ?? start.foodId),
    food: { id: start.foodId, name: food?.name ?? start.foodId },
    also_low: shownSugars(start.alsoLow ?? []),
    is_helped: start.isHelped,
    stage,
    started_on: start.startedOn,
    ended_on: program.endedOn,
    day: dayOfStage + 1,
    days: lengthOf(program),
    entries: state.entries,
    entries_needed: protocol.baseline.entries,
    is_waiting_for_entries: stage === 'drawing' && state.usual === null,
    restricted_days: state.restrictedDays,
    portion: portion && {
      dish: dishName(program.drawn - 1),
      until: portionDates(program).at(-1) ?? today,
      recipes: [...(await shownDishes(reads, userId, program))],
      is_eaten: days.portions.has(today),
      is_known: portion.isKnown,
      amount: portion.isKnown
        ? isHeld
          ? `${gramsWord(portion.portionG)} of ${nameInSentence(food?.name ?? '')}`
          : 'nothing of it'
        : null,
    },
    blocks: state.blocks.length,
    before: {
      baseline: meanBefore(program, days, today),
      low:
        lowFrom === null || state.looks.length + state.blocks.length > 0
          ? state.usual
          : meanWorst(days.entries, latest(addDays(today, -7), lowFrom), addDays(today, -1)),
    },
    pause_reason: state.pauseReason,
    stop_reason: state.stopReason,
    alarm: state.alarm,
    finding: isOver && state.finding !== null ? findingOf(reads, program, days, state.finding) : null,
  };
}

/** All tests of a member. */
export async function shownTests(
  reads: TriggerReads,
  db: Db,
  userId: string,
  today: string,
): Promise<TriggerTests> {
  const isOffered = await mayKeepTests(db, userId);
  const shown: ProgramResponse[] = [];
  let last: Program | undefined;
  for (const row of await findPrograms(db, userId)) {
    const program = await openProgram(reads, db, userId, row);
    if (program === undefined) continue;
    last ??= program;
    const to = program.endedOn ?? today;
    const days = await readDaysOfTest({ ...reads, db }, userId, program.start.startedOn, to);
    shown.push(await shownProgram({ ...reads, db }, userId, program, days, { today, isOffered }));
  }
  const [current = null] = shown.filter(({ ended_on: endedOn }) => endedOn === null);
  return {
    current,
    past: shown.filter((it) => it !== current),
    limits: await shownLimits(reads, db, userId),
    next: last === undefined ? null : shownNext(last, today),
  };
}

function shownNext(last: Program, today: string): TriggerTests['next'] {
  const open = openRestriction(last, today);
  return open && { sugars: shownSugars(open.sugars), days: open.lowDays, until: open.until };
}

/** Every test and limit. A running test stays blind. */
export async function exportTests(reads: TriggerReads, userId: string, today: string) {
  const { current, past, limits } = await shownTests(reads, reads.db, userId, today);
  return { tests: current === null ? past : [current, ...past], limits };
}
