import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import { type Diet, diets } from '#domain/diet/diets.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { standsAgainst } from '#domain/intolerance/for-member.ts';
import { type Intolerance, intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { type MemberList, unchanged } from '#domain/intolerance/member-lists.ts';
import type { Preferences } from '#domain/preferences/preferences.ts';
import type { HardRule } from './plan-problem.ts';

/** What rules look at. */
export interface RuledDish {
  /** Null: nobody says which it suits. */
  readonly diets: readonly Diet[] | null;
  readonly allergens: readonly AllergenId[];
  readonly foodIds: readonly string[];
  /** The foods that keep it from Low. */
  readonly aboveLow: Readonly<Record<Intolerance, readonly string[]>>;
}

export interface MemberRule extends HardRule {
  readonly isBrokenBy: (dish: RuledDish) => boolean;
}

export type OwnLists = Readonly<Partial<Record<Intolerance, MemberList>>>;

/** What must not be on a member's plate by the saved preferences. Words that name nothing are passed over. */
export function memberRules(
  saved: Preferences,
  lists: OwnLists,
  foods: Pick<FoodTable, 'named'>,
): MemberRule[] {
  return [
    ...diets
      .filter((diet) => saved.diets.includes(diet))
      .map(
        (diet): MemberRule => ({
          kind: 'diet',
          name: diet,
          isBrokenBy: (dish) => dish.diets !== null && !dish.diets.includes(diet),
        }),
      ),
    ...allergens
      .filter(({ name }) => saved.allergens.includes(name))
      .map(
        ({ id, name }): MemberRule => ({
          kind: 'allergen',
          name,
          isBrokenBy: (dish) => dish.allergens.includes(id),
        }),
      ),
    ...saved.excludedIngredients.flatMap((name): MemberRule[] => {
      const ids = foods.named(name).map(({ id }) => id);
      const isBrokenBy = (dish: RuledDish) => dish.foodIds.some((id) => ids.includes(id));
      return ids.length === 0 ? [] : [{ kind: 'ingredient', name, isBrokenBy }];
    }),
    ...intolerances
      .filter((axis) => saved.intolerances[axis])
      .map(
        (axis): MemberRule => ({
          kind: 'intolerance',
          name: `Low ${intoleranceNames[axis]}`,
          isBrokenBy: ({ aboveLow, foodIds }) => {
            const above = { aboveLow: aboveLow[axis], aboveMedium: [] };
            return standsAgainst(above, 1, lists[axis] ?? unchanged, foodIds).length > 0;
          },
        }),
      ),
  ];
}

/** What of a member's preferences a dish goes against. */
export const conflictsOf = (rules: readonly MemberRule[], dish: RuledDish): HardRule[] =>
  rules.filter(({ isBrokenBy }) => isBrokenBy(dish)).map(({ kind, name }) => ({ kind, name }));
