import { addDays, daysFrom } from '#domain/calendar/week.ts';
import { rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { slotsFor } from '#domain/meal-plan/meal-slots.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { cleanBelow } from '#domain/triggers/test-dish.ts';
import type { Db } from '#server/db/connect.ts';
import { findDietaryProfile } from '#server/health/dietary-profiles.ts';
import { changeDays } from '#server/meal-plan/change-days.ts';
import { dayIsFull } from '#server/meal-plan/read-plan-call.ts';
import { findOwnPersonId } from '#server/queries/households.ts';
import { findPlansBetween } from '#server/queries/meal-plans.ts';
import { findPlanItems, putItems } from '#server/queries/plan-items.ts';
import { findCleanDishes, type TestDish } from '#server/queries/test-dishes.ts';
import type { TriggerReads } from './days-of-test.ts';
import type { Program } from './program-log.ts';
import { findServableProgram } from './servable-program.ts';

const maxOffered = 6;

/** Dishes that fit the member and are clean of everything but what is tested. */
export async function findTestDishes(
  reads: TriggerReads,
  userId: string,
  { start: { substance, foodId } }: Program,
): Promise<readonly TestDish[]> {
  const food = reads.foods.byId.get(foodId);
  if (food === undefined) return [];
  const profile = await findDietaryProfile(reads, userId);
  const search = {
    rules: rulesOf(profile),
    owner: userId,
    loads: cleanBelow(substance, food),
    most: maxOffered,
  };
  return findCleanDishes(reads.db, search);
}

/** The days of the portion that are left, today among them; empty where none is due. */
export function portionDates({ stage, state, countedTo }: Program): string[] {
  if (stage !== 'dosing') return [];
  return daysFrom(addDays(countedTo, 1), protocol.doseDays - state.days);
}

/** A day that is counted has had its portion, whatever a clock says that goes back. */
export const isServedOn = (program: Program, today: string): boolean =>
  portionDates(program)[0] !== undefined && today > program.countedTo;

/** The recipes on the plan of each day. */
async function plannedOn(db: Db, userId: string, dates: readonly string[]): Promise<ReadonlySet<number>[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const plans = await findPlansBetween(db, userId, first, last);
  const items = await findPlanItems(db, plans);
  return dates.map((date) => {
    const plan = plans.find((each) => each.date === date);
    return new Set(
      items.flatMap(({ plan_id, recipe_id }) => (plan_id === plan?.id ? (recipe_id ?? []) : [])),
    );
  });
}

/** The dishes to choose from, those on the plan first. */
export async function shownDishes(reads: TriggerReads, userId: string, program: Program) {
  const dates = portionDates(program);
  if (dates.length === 0) return [];
  const [dishes, days] = await Promise.all([
    findTestDishes(reads, userId, program),
    plannedOn(reads.db, userId, dates),
  ]);
  return dishes
    .map(({ id, title }) => ({ id, title, is_planned: days.every((day) => day.has(id)) }))
    .toSorted((a, b) => Number(b.is_planned) - Number(a.is_planned));
}

/** A portion of a test is nobody else's: at a table, it is a separate dish. */
async function onlyForMember({ db }: TriggerReads, userId: string): Promise<string[] | null> {
  const ownId = await findOwnPersonId(db, userId);
  return ownId === null ? null : [ownId];
}

/** Puts one serving on each of these days on which it isn't yet. It is for the member alone, and no plan replaces it. */
export async function planDish(
  reads: TriggerReads,
  userId: string,
  dates: readonly string[],
  { id, meal_types: mealTypes }: TestDish,
): Promise<void> {
  if (dates.length === 0) return;
  const [slot = null] = slotsFor(mealTypes);
  const item = {
    recipeId: id,
    customFoodId: null,
    slot,
    mealTypes,
    servings: 1,
    generated: false,
    leftoverOf: null,
    onlyFor: await onlyForMember(reads, userId),
  };
  const planned = await plannedOn(reads.db, userId, dates);
  const missing = dates.filter((_, at) => planned[at]?.has(id) !== true);
  await changeDays(reads, userId, missing, async (tx, dayOf) => {
    for (const date of missing)
      if ((await putItems(tx, dayOf(date).plan, [item], { now: reads.now() })) === 'full')
        throw dayIsFull('recipe_id');
  });
}

/** Before days are planned: the dish of a portion that is due on them comes first, and stays. */
export async function planDueDish(
  reads: TriggerReads,
  userId: string,
  dates: readonly string[],
): Promise<void> {
  const program = await findServableProgram(reads, userId);
  const due = program === undefined ? [] : portionDates(program).filter((date) => dates.includes(date));
  if (program === undefined || due.length === 0) return;
  const dishes = await findTestDishes(reads, userId, program);
  const days = await plannedOn(reads.db, userId, due);
  const chosen = dishes.find(({ id }) => days.some((day) => day.has(id))) ?? dishes[0];
  if (chosen !== undefined) await planDish(reads, userId, due, chosen);
}
