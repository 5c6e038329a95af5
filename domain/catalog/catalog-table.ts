import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { type CatalogDish, hasProtein, isCheap, isQuick } from './catalog-dish.ts';
import { type CatalogMeal, catalogMeals } from './catalog-meals.ts';
import type { CommonProfile } from './common-profiles.ts';
import { type DayReach, dayReach } from './day-reach.ts';

/** How many recipes of one meal fit one profile. */
export interface CatalogCell {
  readonly fits: number;
  readonly floor: number;
  /** Number of recipes missing to the floor. */
  readonly missing: number;
  /** Number of fitting recipes with enough protein. */
  readonly withProtein: number;
  readonly quick: number;
  readonly cheap: number;
}

export interface CatalogRow {
  readonly profile: CommonProfile;
  readonly meals: Readonly<Record<CatalogMeal, CatalogCell>>;
  /** The best day from the fitting dishes. */
  readonly day: DayReach;
}

/** Dishes that may be served to a member with the profile, as the search and the planner find them. */
export const fittingDishes = (
  dishes: readonly CatalogDish[],
  { profile }: Pick<CommonProfile, 'profile'>,
): CatalogDish[] => dishes.filter(({ judged }) => isServable(judge(judged, profile)));

function cellOf(fitting: readonly CatalogDish[], meal: CatalogMeal, floor: number): CatalogCell {
  const served = fitting.filter(({ meals }) => meals.includes(meal));
  return {
    fits: served.length,
    floor,
    missing: Math.max(0, floor - served.length),
    withProtein: served.filter((dish) => hasProtein(dish, meal)).length,
    quick: served.filter(isQuick).length,
    cheap: served.filter(isCheap).length,
  };
}

/** The catalog by profile and meal. */
export const catalogTable = (
  dishes: readonly CatalogDish[],
  profiles: readonly CommonProfile[],
): CatalogRow[] =>
  profiles.map((profile) => {
    const fitting = fittingDishes(dishes, profile);
    const cells = catalogMeals.map((meal) => [meal, cellOf(fitting, meal, profile.floors[meal])] as const);
    return {
      profile,
      meals: Object.fromEntries(cells) as Record<CatalogMeal, CatalogCell>,
      day: dayReach(fitting, profile.profile.limits),
    };
  });
