import { addDays } from '#domain/calendar/week.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';
import { type ServedDay, trackedDays } from '#domain/triggers/diary.ts';
import {
  countedSubstances,
  isCounted,
  loadOf,
  loadPerGram,
  type TestedSubstance,
} from '#domain/triggers/doses.ts';
import { type Finding, findTriggers, foundLast } from '#domain/triggers/find-triggers.ts';
import type { Loads } from '#domain/triggers/tracked-day.ts';
import { readEaten } from '#server/health/diary.ts';
import { type DaysOfTest, datesRead, daysBefore, type TriggerReads } from './days-of-test.ts';
import type { EatenPortion, Program } from './program-log.ts';

/** What an eaten portion held, of the tested substance and of all that is counted. */
function plannedLoads(reads: TriggerReads, { start }: Program, portion: EatenPortion): Loads {
  const food = reads.foods.byId.get(start.foodId);
  if (food === undefined || portion.load === 0) return {};
  // what a single food holds comes with it, and is what is tested: it would be another explanation of the same days
  if (!isCounted(start.substance)) return { [start.substance]: portion.load };
  const others = countedSubstances
    .filter((it) => it !== start.substance)
    .map((it) => [it, (loadPerGram(it, food) ?? 0) * portion.portionG] as const);
  return { ...Object.fromEntries(others), [start.substance]: portion.load };
}

/** The finding from the days of a test up to yesterday: a fixed look, made once and stored with its version. */
export async function readFinding(
  reads: TriggerReads,
  userId: string,
  program: Program,
  days: DaysOfTest,
  today: string,
): Promise<Finding> {
  const { start, state, lowFrom, eaten } = program;
  const { eaten: meals } = await readEaten(reads, userId, datesRead(start, days, today));
  const substances: TestedSubstance[] = [...new Set([start.substance, ...countedSubstances])];
  const portions = new Map(eaten.map((portion) => [portion.date, portion]));
  const served = meals.map(({ date, meals: ofDay }): ServedDay => {
    const portion = portions.get(date);
    const isKnown = ofDay.length > 0 && ofDay.every((meal) => meal !== null);
    const foods: readonly WeighedFood[] = ofDay.flatMap((meal) => meal ?? []);
    return {
      date,
      period: lowFrom !== null && date >= lowFrom ? 1 : 0,
      portion: portion === undefined ? 'none' : portion.isKnown ? 'known' : 'blind',
      planned: portion === undefined ? {} : plannedLoads(reads, program, portion),
      unplanned: Object.fromEntries(substances.map((it) => [it, isKnown ? loadOf(it, foods) : null])),
    };
  });
  const found = findTriggers(
    trackedDays(addDays(start.startedOn, -daysBefore), served, days.entries),
    substances,
    [start.substance],
    foundLast(start.substance, state.looks),
  );
  const finding = found.get(start.substance);
  if (finding === undefined) throw new Error(`There is no finding for ${start.substance}.`);
  return finding;
}
