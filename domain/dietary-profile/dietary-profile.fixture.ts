import fc from 'fast-check';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import type { Food } from '#domain/food/food.ts';
import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';
import type { MemberList } from '#domain/intolerance/member-lists.ts';
import type { ComputableRecipe } from '#domain/recipe/compute-recipe.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import type { DietaryProfile } from './dietary-profile.ts';

const few = <T>(items: readonly T[], max: number) => fc.subarray([...items], { maxLength: max });

const partOf = <T>(value: fc.Arbitrary<T>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...intolerances), value), { maxLength: 3 })
    .map((entries) => Object.fromEntries(entries) as Partial<Record<Intolerance, T>>);

/** Any profile of a person who eats these foods. */
export function anyProfile(foods: readonly Food[]): fc.Arbitrary<DietaryProfile> {
  const foodId = fc.constantFrom(...foods.map(({ id }) => id));
  const list: fc.Arbitrary<MemberList> = fc.record({
    included: fc.uniqueArray(foodId, { maxLength: 6 }),
    excluded: fc.uniqueArray(foodId, { maxLength: 3 }),
  });
  const safety = fc.record({
    kind: fc.constantFrom('medicine' as const, 'situation' as const),
    name: fc.constantFrom('Phenelzine', 'Pregnancy'),
    allergens: few(
      allergens.map(({ id }) => id),
      1,
    ),
    foodIds: fc.uniqueArray(foodId, { maxLength: 3 }),
    why: fc.constant(null),
    source: fc.constant(null),
  });
  return fc.record({
    allergens: few(
      allergens.map(({ id }) => id),
      3,
    ),
    safety: fc.array(safety, { maxLength: 1 }),
    excludedFoods: fc.uniqueArray(
      fc
        .record({
          foodIds: fc.uniqueArray(foodId, { minLength: 1, maxLength: 3 }),
          openFoodIds: fc.uniqueArray(foodId, { maxLength: 2 }),
        })
        .map((food) => ({ name: food.foodIds.toSorted().join(' and '), ...food })),
      { maxLength: 2, selector: ({ name }) => name },
    ),
    diets: few(diets, 2),
    proteinSources: fc.constant([]),
    limits: partOf(fc.constantFrom<Level>(1, 1, 2, 3)),
    doses: fc.array(
      fc.record({
        substance: fc.constantFrom(...countedSubstances),
        load: fc.constantFrom(0.5, 1, 4),
        since: fc.constant('2026-03-14'),
      }),
      { maxLength: 1 },
    ),
    foodLimits: fc.array(
      fc.record({
        foodId,
        name: fc.constant('A food'),
        grams: fc.constantFrom(5, 50),
        since: fc.constant('2026-03-14'),
      }),
      { maxLength: 1 },
    ),
    lists: partOf(list),
    unreadable: fc.oneof(
      { weight: 19, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.constant(['Mlik']) },
    ),
  });
}

const ingredientOf = (food: Food, grams: number): RecipeIngredient => ({
  foodId: food.id,
  name: food.name,
  grams,
  us: { value: grams, unit: 'g' },
  metric: { value: grams, unit: 'g' },
});

/** Any dish of two to nine of these foods. */
export const anyDish = (foods: readonly Food[]): fc.Arbitrary<ComputableRecipe> =>
  fc.record({
    refId: fc.constant('a-dish'),
    title: fc.constant('A dish'),
    steps: fc.constant(['Bake for an hour.']),
    servings: fc.integer({ min: 1, max: 6 }),
    ingredients: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...foods), fc.double({ min: 0.5, max: 500, noNaN: true }))
        .map(([food, grams]) => ingredientOf(food, grams)),
      { selector: ({ foodId }) => foodId, minLength: 2, maxLength: 9 },
    ),
  });
