import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import type { JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { isWithinOwnLimits } from '#domain/dietary-profile/limit-status.ts';
import {
  type DayPortions,
  dayPortions,
  type PotDish,
  type PotEater,
  potOf,
} from '#domain/household/day-portions.ts';
import { adultPersonId } from '#domain/household/household.ts';
import { isThere, type Seat } from '#domain/household/meal-attendance.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import type { EatenDish } from '#domain/meal-plan/day-load.ts';
import { dayLoad } from '#domain/meal-plan/day-loads.ts';
import type { ServedNutrient } from '#domain/meal-plan/day-nutrients.ts';
import type { SummedItem } from '#domain/safety/day-sums.ts';
import { safeTarget } from '#domain/safety/energy-safety.ts';
import { findSafety, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findSeats } from '#server/queries/household-seats.ts';
import { findMembership, type Membership } from '#server/queries/households.ts';
import { findTarget } from '#server/queries/meal-plans.ts';
import { findSharedPlan, type SharedPlan } from '#server/queries/shared-plans.ts';
import { findPeople, type Person } from './household-people.ts';

/** Those a member plans for, and who is at which meal. */
export interface PlanTable {
  readonly people: readonly Person[];
  readonly seats: readonly Seat[];
  /** Whose servings the plan has: the member, or the keeper of the plan that they share. */
  readonly base: { readonly id: string; readonly target: number };
  readonly isEnergyOfMeShared: boolean;
}

/** An item of a plan, as far as portions depend on it. */
export interface TableItem {
  readonly item: { readonly id: string; readonly only_for?: readonly string[]; readonly generated: boolean };
  readonly servings: number;
  /** Of one serving. */
  readonly nutrients: readonly ServedNutrient[];
  readonly dish: EatenDish;
  readonly judged: JudgedDish;
  /** A record of what one person ate instead of the meal. */
  readonly isEatenInstead?: boolean;
}

export const summedItem = ({
  nutrients,
  dish: { title, servings, eaten },
}: Pick<TableItem, 'nutrients' | 'dish'>): SummedItem => ({ title, servings, nutrients, eaten });

/** How a member and their household eat from a plan. */
export interface PlanEaters {
  /** The member's id in their household, as separate dishes name it; null without one. */
  readonly ownId: string | null;
  /** Null for a plan of the member's own. */
  readonly shared: SharedPlan | null;
  /** Null for a member who plans for nobody else. */
  readonly table: PlanTable | null;
}

export async function findPlanEaters(
  reads: ProfileReads,
  userId: string,
  dates: readonly string[],
): Promise<PlanEaters> {
  const place = await findMembership(reads.db, userId);
  if (place === undefined) return { ownId: null, shared: null, table: null };
  const shared = place.sharesPlan ? await findSharedPlan(reads.db, userId) : null;
  const table =
    shared !== null || place.plansForAll ? await tableOf(reads, userId, place, shared, dates) : null;
  return { ownId: adultPersonId(place.adultId), shared, table };
}

/** Null for a member who plans for nobody else. */
export const findPlanTable = async (
  reads: ProfileReads,
  userId: string,
  dates: readonly string[],
): Promise<PlanTable | null> => (await findPlanEaters(reads, userId, dates)).table;

async function tableOf(
  reads: ProfileReads,
  userId: string,
  place: Membership,
  shared: SharedPlan | null,
  dates: readonly string[],
): Promise<PlanTable | null> {
  const people = await findPeople(reads, userId, place.householdId);
  if (people.length < 2) return null;
  const baseUserId = shared?.keeper.userId ?? userId;
  const [{ energy }, target, seats] = await Promise.all([
    findSafety(reads, baseUserId),
    findTarget(reads.db, baseUserId),
    findSeats(reads.db, place.householdId, dates),
  ]);
  return {
    people,
    seats,
    base: {
      id: adultPersonId(shared?.keeper.adultId ?? place.adultId),
      target: safeTarget(energy, target),
    },
    isEnergyOfMeShared: place.sharing.energy,
  };
}

export const caloriesOf = (nutrients: readonly ServedNutrient[]) =>
  nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;

/** The axes on which dishes are over the limits of a profile, or can't be checked. */
export const axesOver = (dishes: readonly EatenDish[], { limits, lists }: DietaryProfile): Intolerance[] =>
  intolerances.filter((axis) => {
    const limit = limits[axis] ?? 3;
    if (limit === 3 || dishes.length === 0) return false;
    const { level } = dayLoad(axis, dishes, lists[axis]);
    return level === null || level > limit;
  });

function potDish({ item, servings, nutrients, dish, isEatenInstead = false }: TableItem): PotDish {
  return {
    id: item.id,
    slot: dish.slot,
    kcal: caloriesOf(nutrients),
    servings,
    onlyFor: item.only_for ?? null,
    isExact: item.only_for?.length === 1 && !item.generated,
    isInstead: isEatenInstead,
  };
}

function eaterOf(
  { id, isMe, energy, profile }: Person,
  date: string,
  { seats, base, isEnergyOfMeShared }: PlanTable,
  items: readonly TableItem[],
): PotEater {
  return {
    id,
    isMe,
    isBase: id === base.id,
    // amounts are the same for all who share the plan
    energy: isMe && !isEnergyOfMeShared ? null : energy,
    isThere: (slot) => isThere(seats, id, date, slot),
    fits: (dishId) => {
      const judged = items.find(({ item }) => item.id === dishId)?.judged;
      return profile === null || judged === undefined || isServable(judge(judged, profile));
    },
    mayEat: (dishId, servings) => {
      const found = items.find(({ item }) => item.id === dishId);
      if (profile === null || found === undefined) return true;
      const { dish, judged } = found;
      return (
        axesOver([{ ...dish, servings }], profile).length === 0 &&
        isWithinOwnLimits(judged, profile, servings)
      );
    },
  };
}

/** What each person eats of these items. */
export function portionsOn(table: PlanTable, date: string, items: readonly TableItem[]): DayPortions[] {
  return dayPortions(
    items.map(potDish),
    table.people.map((person) => eaterOf(person, date, table, items)),
    table.base.target,
  );
}

/** What the member eats of these items, in their servings; without a table, all but the separate dishes of others. */
export function eatenByMember<Item extends TableItem>(
  items: readonly Item[],
  { table, ownId }: PlanEaters,
  date: string,
): Item[] {
  if (table === null) return items.filter(({ item }) => item.only_for?.includes(ownId ?? '') ?? true);
  const mine = portionsOn(table, date, items).find(({ eater }) => eater.isMe)?.servings;
  return items.flatMap((each) => {
    const servings = mine?.get(each.item.id);
    if (servings === undefined) return [];
    return servings === each.servings ? [each] : [{ ...each, servings, dish: { ...each.dish, servings } }];
  });
}

/** Servings to cook of each item, by id. */
export function potsOn(
  table: PlanTable,
  date: string,
  items: readonly TableItem[],
): ReadonlyMap<string, number> {
  const portions = portionsOn(table, date, items);
  return new Map(items.map(({ item }) => [item.id, potOf(item.id, portions)]));
}
