import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import {
  type Intolerance,
  intoleranceNames,
  intolerances,
  type Level,
} from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import type { DoseLimit, FoodLimit } from '#domain/triggers/dose-limit.ts';
import { substanceTitle } from '#domain/triggers/substance-names.ts';
import type { DietaryProfile, ExcludedFood, SafetyConstraint } from './dietary-profile.ts';

/** The tests of a dish. Both the judgement and the SQL of the search are derived from them. */
export type DishTest =
  | { readonly test: 'hasAllergen'; readonly allergen: AllergenId }
  /** `isStrict`: an unidentified ingredient may be one of them. `openFoodIds`: these may hold one of them. */
  | {
      readonly test: 'hasFood';
      readonly foodIds: readonly string[];
      readonly isStrict: boolean;
      readonly openFoodIds?: readonly string[];
    }
  | { readonly test: 'breaksDiet'; readonly diet: Diet }
  | { readonly test: 'lacksProtein'; readonly anyOf: readonly ProteinSource[] }
  | {
      readonly test: 'isOverLimit';
      readonly axis: Intolerance;
      readonly limit: Level;
      readonly list: MemberList;
    }
  | { readonly test: 'isOverDose'; readonly limit: DoseLimit }
  | { readonly test: 'isOverGrams'; readonly limit: FoodLimit }
  /** Unknown for every dish. */
  | { readonly test: 'cannotBeChecked' };

export type RuleKind =
  | 'allergen'
  | 'medicine'
  | 'situation'
  | 'ingredient'
  | 'diet'
  | 'protein'
  | 'intolerance'
  | 'dose';

/** One rule of a profile, broken when one of its tests is true. */
export interface ProfileRule {
  readonly kind: RuleKind;
  /** As the product shows it: `Milk`, `Phenelzine`, `Coriander`, `Vegan`, `Low FODMAP`. */
  readonly name: string;
  readonly tests: readonly DishTest[];
  readonly safety: SafetyConstraint | null;
  /** Of an excluded food. */
  readonly kinds?: ExcludedFood['kinds'];
}

const rule = (kind: RuleKind, name: string, tests: readonly DishTest[]): ProfileRule => ({
  kind,
  name,
  tests,
  safety: null,
});

function safetyRule(safety: SafetyConstraint): ProfileRule {
  const { kind, name, foodIds } = safety;
  const tests: DishTest[] = safety.allergens.map((allergen) => ({ test: 'hasAllergen', allergen }));
  if (foodIds.length > 0) tests.push({ test: 'hasFood', foodIds, isStrict: true });
  return { kind, name, tests, safety };
}

function excludedFoodRule({ name, foodIds, openFoodIds, isUnreadable, kinds }: ExcludedFood): ProfileRule {
  const has: DishTest = {
    test: 'hasFood',
    foodIds,
    isStrict: false,
    ...(openFoodIds !== undefined && { openFoodIds }),
  };
  return {
    ...rule('ingredient', name, isUnreadable ? [has, { test: 'cannotBeChecked' }] : [has]),
    ...(kinds !== undefined && { kinds }),
  };
}

/** Which limits of a profile can be broken: one of High only by a food that the member left out by hand. */
const limitedAxes = ({ limits, lists }: DietaryProfile): Intolerance[] =>
  intolerances.filter((axis) => (limits[axis] ?? 3) < 3 || (limits[axis] === 3 && lists[axis] !== undefined));

/** All rules of a profile, the most serious first. */
export function rulesOf(profile: DietaryProfile): ProfileRule[] {
  const { lists, limits } = profile;
  return [
    ...allergens
      .filter(({ id }) => profile.allergens.includes(id))
      .map(({ id, name }) => rule('allergen', name, [{ test: 'hasAllergen', allergen: id }])),
    ...profile.unreadable.map((name) => rule('allergen', name, [{ test: 'cannotBeChecked' }])),
    ...profile.safety.map(safetyRule),
    ...profile.excludedFoods.map(excludedFoodRule),
    ...profile.diets.map((diet) => rule('diet', diet, [{ test: 'breaksDiet', diet }])),
    ...(profile.proteinSources.length === 0
      ? []
      : [
          rule('protein', profile.proteinSources.join(' or '), [
            { test: 'lacksProtein', anyOf: profile.proteinSources },
          ]),
        ]),
    ...limitedAxes(profile).map((axis) =>
      rule('intolerance', `Low ${intoleranceNames[axis]}`, [
        { test: 'isOverLimit', axis, limit: limits[axis] ?? 3, list: lists[axis] ?? unchanged },
      ]),
    ),
    ...(profile.doses ?? []).map((limit) =>
      rule('dose', substanceTitle(limit.substance, ''), [{ test: 'isOverDose', limit }]),
    ),
    ...(profile.foodLimits ?? []).map((limit) => rule('dose', limit.name, [{ test: 'isOverGrams', limit }])),
  ];
}
