import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/api.ts';
import type { DietaryProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { fitsAll, judgeEach } from '#domain/dietary-profile/judge-several.ts';
import type { JudgedDish } from '#domain/dietary-profile/judged-dish.ts';
import { isWithinOwnLimits } from '#domain/dietary-profile/limit-status.ts';
import {
  type DayPortions,
  dayPortions,
  isOnTarget,
  type PotDish,
  type PotEater,
  potOf,
} from '#domain/household/day-portions.ts';
import { adultPersonId } from '#domain/household/household.ts';
import { isThere, isUsuallyThere, type Seat } from '#domain/household/meal-attendance.ts';
import { seatedSentence, tableDaySentence } from '#domain/household/table-day-text.ts';
import { tableSentence } from '#domain/household/table-text.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import type { EatenDish } from '#domain/meal-plan/day-load.ts';
import { dayLoad } from '#domain/meal-plan/day-loads.ts';
import { dayNutrients, type ServedNutrient } from '#domain/meal-plan/day-nutrients.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { daySums, type SummedItem } from '#domain/safety/day-sums.ts';
import { safeTarget } from '#domain/safety/energy-safety.ts';
import { findSafety, type ProfileReads } from '#server/health/dietary-profiles.ts';
import { findSeats } from '#server/queries/household-seats.ts';
import { findMembership, type Membership } from '#server/queries/households.ts';
import { findTarget } from '#server/queries/meal-plans.ts';
import { findSharedPlan, type SharedPlan } from '#server/queries/shared-plans.ts';
import { findPeople, type Person } from './household-people.ts';

type DayTable = components['schemas']['DayTable'];

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
const axesOver = (dishes: readonly EatenDish[], { limits, lists }: DietaryProfile): Intolerance[] =>
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

const shownNutrients = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fiber', 'Sodium'];

/** Who eats what of a day, and what it adds up to for each of them. */
export async function dayTable(
  table: PlanTable,
  date: string,
  items: readonly TableItem[],
): Promise<DayTable> {
  const { people, seats, base, isEnergyOfMeShared } = table;
  const all = portionsOn(table, date, items);
  const portionOf = (person: Person) => all.find(({ eater }) => eater.id === person.id);
  const meals = mealSlots.map((slot) => {
    const seated = people.map(({ id, name, isMe }) => ({
      id,
      name,
      is_me: isMe,
      is_there: isThere(seats, id, date, slot),
      is_usual: isThere(seats, id, date, slot) === isUsuallyThere(seats, id, date, slot),
    }));
    return { slot, sentence: seatedSentence(seated), people: seated };
  });
  const pots = items.map(({ item, judged }) => {
    const seated = people.filter((person) => portionOf(person)?.seatedAt.includes(item.id));
    const eating = seated.filter((person) => portionOf(person)?.servings.has(item.id));
    const each = judgeEach(judged, seated);
    return {
      item_id: item.id,
      servings: potOf(item.id, all),
      fits_all: fitsAll(each),
      sentence: seated.length === 0 ? 'Nobody eats it' : tableSentence(each),
      portions: eating.map((person) => ({
        id: person.id,
        name: person.name,
        is_me: person.isMe,
        servings: portionOf(person)?.servings.get(item.id) ?? 0,
      })),
    };
  });
  const days: DayTable['people'] = [];
  for (const person of people) {
    await setImmediate(); // the loads of a person take milliseconds, and other calls wait meanwhile
    const portions = portionOf(person);
    if (portions === undefined) continue;
    const eaten = items.flatMap((each) => {
      const servings = portions.servings.get(each.item.id);
      return servings === undefined ? [] : [{ ...each, servings, dish: { ...each.dish, servings } }];
    });
    const isShared = person.isMe || person.energy !== null;
    const over =
      person.profile === null
        ? []
        : axesOver(
            eaten.map(({ dish }) => dish),
            person.profile,
          );
    const awayAt = meals
      .filter(({ people: seated }) => seated.some(({ id, is_there }) => id === person.id && !is_there))
      .map(({ slot }) => slot);
    days.push({
      id: person.id,
      name: person.name,
      is_me: person.isMe,
      calories: isShared ? Math.round(portions.kcal) : null,
      target: isShared ? Math.round(portions.target) : null,
      is_on_target: isOnTarget(portions),
      nutrients: isShared
        ? dayNutrients(eaten)
            .filter(({ name }) => shownNutrients.includes(name))
            .map(({ name, amount, unit }) => ({ name, amount, unit }))
        : [],
      over,
      sentence: tableDaySentence(portions, {
        name: person.name,
        isEnergyShared: isShared,
        isCountedAsUsual:
          person.id !== base.id && (person.isMe ? !isEnergyOfMeShared : person.energy === null),
        sharesFood: person.profile !== null,
        over,
        overDay: daySums(eaten.map(summedItem), person.limits).filter(({ isOver }) => isOver),
        isAgeKnown: person.dependent?.age !== null,
        awayAt,
      }),
    });
  }
  return { meals, pots, people: days };
}
