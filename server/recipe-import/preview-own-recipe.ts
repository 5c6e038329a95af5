import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { doubtSentences } from '#domain/own-recipe/lines/doubt-sentence.ts';
import type { NameBindings } from '#domain/own-recipe/lines/name-bindings.ts';
import type { OwnLine } from '#domain/own-recipe/lines/read-own-lines.ts';
import { servingQuestions } from '#domain/own-recipe/serving-questions.ts';
import { unlistedSentences } from '#domain/own-recipe/unlisted/unlisted-sentences.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { storedFoodIds } from '#domain/source-recipe/stored-food-ids.ts';
import type { OwnPreview } from '#server/context/recipe-reader.ts';

const named = ({ id, name }: Pick<Food, 'id' | 'name'>) => ({ id, name });

function gramsOf({ parts }: OwnLine): number | null {
  const grams = parts.map((part) => part.grams);
  return grams.length === 0 || grams.includes(null)
    ? null
    : grams.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Stores nothing. */
export function previewOwnRecipe(own: OwnRecipe, bindings: NameBindings, table: FoodTable): OwnPreview {
  const { recipe, foods, lines, unlisted } = boundOwnRecipe(own, 'preview', table, bindings);
  const computed = computeRecipe(recipe, foods);
  return {
    lines: lines.map((line) => ({
      text: line.text,
      kind: line.kind,
      foods: line.parts.flatMap(({ food }) => (food === null ? [] : [named(food)])),
      grams: gramsOf(line),
      isChosen: line.choice !== null,
      doubts: doubtSentences(line.parts),
      candidates: [
        ...new Map(
          line.parts.flatMap(({ candidates }) => candidates.map((food) => [food.id, named(food)])),
        ).values(),
      ],
      foodIds: line.foodIds,
    })),
    questions: [
      ...unlistedSentences(unlisted),
      ...servingQuestions({
        servings: recipe.servings,
        kcal: computed.nutrients.find(({ id }) => id === 'energy')?.amount ?? 0,
        grams: recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0) / recipe.servings,
      }),
    ],
    facts: { ...searchFactsOf(computed), food_ids: storedFoodIds(computed) },
    verdicts: computed.verdicts,
    recipe: { ingredients: recipe.ingredients, servings: recipe.servings },
  };
}
