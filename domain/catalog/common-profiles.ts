import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import type { CatalogMeal } from './catalog-meals.ts';

/** How many recipes of each meal a profile needs. */
export type Floors = Readonly<Record<CatalogMeal, number>>;

/** A dietary profile that many members have. */
export interface CommonProfile {
  /** Name for `npm run catalog -- --profile`. */
  readonly id: string;
  readonly name: string;
  readonly profile: DietaryProfile;
  readonly floors: Floors;
}

/** Three weeks without a repeat. */
const threeWeeks: Floors = { breakfast: 21, main: 42, small: 21 };
/** Two weeks, for the narrowest profiles. */
const twoWeeks: Floors = { breakfast: 14, main: 28, small: 14 };
/** Shown, without a floor. */
const noFloors: Floors = { breakfast: 0, main: 0, small: 0 };

const low = (...axes: readonly Intolerance[]): Pick<DietaryProfile, 'limits'> => ({
  limits: Object.fromEntries(axes.map((axis) => [axis, 1 as const])),
});

const common = (
  id: string,
  partial: Partial<DietaryProfile>,
  floors: Floors = threeWeeks,
  name = id.replaceAll('-', ' ').replace('fodmap', 'FODMAP'),
): CommonProfile => ({ id, name, profile: { ...emptyProfile, ...partial }, floors });

/** The profiles that the catalog must serve, with their floors. */
export const commonProfiles: readonly CommonProfile[] = [
  common('everybody', {}, noFloors),
  common('low-oxalate', low('oxalate')),
  common('low-histamine', low('histamine')),
  common('low-sulfur', low('sulfur')),
  common('low-fodmap', low('fodmap')),
  common('low-salicylate', low('salicylate')),
  common('vegan', { diets: ['Vegan'] }),
  common('vegetarian', { diets: ['Vegetarian'] }),
  common('gluten-free', { diets: ['Gluten Free'] }),
  common('milk-free', { allergens: ['milk'] }),
  common('egg-free', { allergens: ['egg'] }),
  common('nut-and-peanut-free', { allergens: ['tree_nut', 'peanut'] }),
  common('pescetarian', { diets: ['Pescetarian'] }),
  common('keto', { diets: ['Ketogenic'] }),
  common('paleo', { diets: ['Paleo'] }),
  common('low-fodmap-milk-free-gluten-free', {
    ...low('fodmap'),
    allergens: ['milk'],
    diets: ['Gluten Free'],
  }),
  common('low-histamine-milk-free', { ...low('histamine'), allergens: ['milk'] }),
  common('low-fodmap-vegan', { ...low('fodmap'), diets: ['Vegan'] }, twoWeeks),
  common('five-axes', low(...intolerances), twoWeeks, 'all five axes'),
  common(
    'five-axes-vegan-nut-free',
    { ...low(...intolerances), diets: ['Vegan'], allergens: ['tree_nut', 'peanut'] },
    noFloors,
    'all five axes, vegan, nut free',
  ),
];
