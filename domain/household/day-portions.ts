import { type MealSlot, mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { tolerance } from '#domain/meal-plan/plan-problem.ts';
import { servingEater } from './portions.ts';

/** A dish on the plan of the member. */
export interface PotDish {
  readonly id: string;
  readonly slot: MealSlot;
  /** Kilocalories of a serving; 0 for unknown. */
  readonly kcal: number;
  /** Servings that the member eats; of a separate dish, what one of its eaters would. */
  readonly servings: number;
  /** Ids of the people whose separate dish it is; null: everybody else who eats the meal. */
  readonly onlyFor: readonly string[] | null;
  /** A separate dish that is served as it was set, such as the portion of a food test. */
  readonly isExact?: boolean;
  /** What its one eater ate instead of the meal. */
  readonly isInstead?: boolean;
}

export interface PotEater {
  readonly id: string;
  readonly isMe: boolean;
  /** Eats what the plan says, while the portions of the others follow their energy. */
  readonly isBase: boolean;
  /** Kilocalories a day; null for unknown. */
  readonly energy: number | null;
  readonly isThere: (slot: MealSlot) => boolean;
  /** Whether a dish may be served to the person at all; true for unknown. */
  readonly fits: (dishId: string) => boolean;
  /** Whether so many servings of a dish are within the person's limits; asked above one serving only. */
  readonly mayEat: (dishId: string, servings: number) => boolean;
}

export interface DayPortions {
  readonly eater: PotEater;
  /** Ids of the dishes of the meals at which they are, also of those that don't fit them. */
  readonly seatedAt: readonly string[];
  /** Servings by dish; without the dishes they don't eat. */
  readonly servings: ReadonlyMap<string, number>;
  /** Kilocalories of these meals that the person aims at. */
  readonly target: number;
  readonly kcal: number;
  /** Whether a portion was limited to the one serving that was judged. */
  readonly isLimited: boolean;
}

/** Our own figures for a usual day; a person who is away for a meal is given the rest of it. */
const usualShares: Readonly<Record<MealSlot, number>> = {
  breakfast: 0.25,
  lunch: 0.3,
  dinner: 0.35,
  snack: 0.1,
};
const mainMeals: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner'];
/** Amounts are given in hundredths of a serving, so that a small portion is exact, too. */
const rounded = (servings: number) => Math.round(servings * 100) / 100;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Whether somebody eats a dish; where the one whose servings are planned is away, that one eats alone. */
export function eatsDish(
  dish: PotDish,
  dishes: readonly PotDish[],
  eater: Pick<PotEater, 'id' | 'isBase' | 'isThere'>,
  isBaseThere: (slot: MealSlot) => boolean,
): boolean {
  if (dish.onlyFor !== null) return dish.onlyFor.includes(eater.id) && eater.isThere(dish.slot);
  const own = dishes.filter(({ slot, onlyFor }) => slot === dish.slot && onlyFor?.includes(eater.id));
  if (eater.isBase) return own.every(({ isInstead }) => isInstead !== true);
  return own.length === 0 && isBaseThere(dish.slot) && eater.isThere(dish.slot);
}

/** The share of their day that somebody eats in these slots. */
function shareOf(slots: readonly MealSlot[], planned: readonly MealSlot[]): number {
  const whole = mealSlots.filter((slot) => mainMeals.includes(slot) || planned.includes(slot));
  return sumOf(slots.map((slot) => usualShares[slot])) / sumOf(whole.map((slot) => usualShares[slot]));
}

/** What a limit on one dish takes away is added to others up to this factor: nobody eats five bowls of nuts. */
const maxGrowth = 1.5;

/** The largest portion within the limits, in tenths below the one wanted; at least the serving that was judged. */
function largestOf(servings: number, id: string, mayEat: PotEater['mayEat']): number {
  for (let tenths = Math.ceil(servings * 10) - 1; tenths > 10; tenths -= 1)
    if (mayEat(id, tenths / 10)) return tenths / 10;
  return 1;
}

/** Servings of each dish that together have these kilocalories, in the proportions of the plan. */
function filled(
  dishes: readonly PotDish[],
  energy: number,
  mayEat: PotEater['mayEat'],
): { readonly servings: ReadonlyMap<string, number>; readonly isLimited: boolean } {
  const limited = new Map<string, number>();
  const exact = new Map(dishes.flatMap((it) => (it.isExact === true ? [[it.id, it.servings] as const] : [])));
  const givenOf = (id: string) => exact.get(id) ?? limited.get(id);
  const usual = energy / Math.max(1, sumOf(dishes.map(({ kcal, servings }) => kcal * servings)));
  for (;;) {
    const free = dishes.filter(({ id }) => givenOf(id) === undefined);
    const used = sumOf(dishes.map(({ id, kcal }) => kcal * (givenOf(id) ?? 0)));
    const base = sumOf(free.map(({ kcal, servings }) => kcal * servings));
    const needed = base > 0 ? Math.max(0, energy - used) / base : 1;
    const factor = limited.size === 0 ? needed : Math.min(needed, usual * maxGrowth);
    const over = free.filter(({ id, servings }) => {
      const portion = rounded(servings * factor);
      return portion > 1 && !mayEat(id, portion);
    });
    if (over.length === 0) {
      const all = dishes.map(({ id, servings }) => {
        return [id, givenOf(id) ?? Math.max(0.01, rounded(servings * factor))] as const;
      });
      return { servings: new Map(all), isLimited: limited.size > 0 };
    }
    for (const { id, servings } of over) limited.set(id, largestOf(rounded(servings * factor), id, mayEat));
  }
}

/**
 * What each eats on a day of a plan: the one it starts from as planned, everybody else so that their own energy is met
 * over the meals at which they are there. On a day without all main meals the others eat in proportion.
 */
export function dayPortions(
  dishes: readonly PotDish[],
  eaters: readonly PotEater[],
  baseTarget: number,
): DayPortions[] {
  const base = eaters.find(({ isBase }) => isBase);
  const isBaseThere = (slot: MealSlot) => base?.isThere(slot) ?? true;
  const planned = mealSlots.filter((slot) => dishes.some((dish) => dish.slot === slot));
  const isWhole = mainMeals.every((slot) => planned.includes(slot));
  return eaters.map((eater) => {
    const seated = dishes.filter((dish) => eatsDish(dish, dishes, eater, isBaseThere));
    const own = seated.filter(({ id }) => eater.isBase || eater.fits(id));
    const energy = eater.isBase ? baseTarget : (eater.energy ?? servingEater);
    const slotsOf = (of: readonly PotDish[]) =>
      mealSlots.filter((slot) => of.some((dish) => dish.slot === slot));
    const needed = (of: readonly PotDish[]) =>
      isWhole || eater.isBase
        ? energy * shareOf(slotsOf(of), planned)
        : (sumOf(of.map(({ kcal, servings }) => kcal * servings)) * energy) / baseTarget;
    const target = needed(seated);
    const { servings, isLimited } = eater.isBase
      ? { servings: new Map(own.map((dish) => [dish.id, dish.servings])), isLimited: false }
      : filled(own, needed(own), eater.mayEat);
    const kcal = sumOf(own.map((dish) => dish.kcal * (servings.get(dish.id) ?? 0)));
    return { eater, seatedAt: seated.map(({ id }) => id), servings, target, kcal, isLimited };
  });
}

/** Whether somebody gets what they need of the meals at which they are there, within 3 %. */
export const isOnTarget = ({ kcal, target }: Pick<DayPortions, 'kcal' | 'target'>): boolean =>
  Math.abs(kcal - target) <= target * tolerance;

/** Servings of each dish to cook. */
export function potOf(dishId: string, portions: readonly DayPortions[]): number {
  return rounded(sumOf(portions.map(({ servings }) => servings.get(dishId) ?? 0)));
}
