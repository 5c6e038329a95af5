import type { FoodTable } from '#domain/food/food-table.ts';
import { boundOwnRecipe, type OwnRecipe } from '#domain/own-recipe/bound-own-recipe.ts';
import { doubtSentences } from '#domain/own-recipe/doubt-sentence.ts';
import type { NameBindings } from '#domain/own-recipe/name-bindings.ts';
import type { OwnLine } from '#domain/own-recipe/read-own-lines.ts';
import { servingQuestions } from '#domain/own-recipe/serving-questions.ts';
import { type ComputedRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { type SearchFacts, searchFactsOf } from '#domain/recipe/search-facts.ts';
import { storedFoodIds } from './own-recipe-rows.ts';

interface NamedFood {
  readonly id: string;
  readonly name: string;
}

/** How a line is understood. */
export interface LinePreview extends Pick<OwnLine, 'text' | 'kind'> {
  readonly foods: readonly NamedFood[];
  /** Of the whole recipe; null: not known of all its ingredients. */
  readonly grams: number | null;
  readonly isChosen: boolean;
  readonly doubts: readonly string[];
  readonly candidates: readonly NamedFood[];
  /** Of its ingredients in the recipe, also of what stands in for those that are not known. */
  readonly foodIds: readonly string[];
}

/** What an own recipe would be. */
export interface OwnPreview {
  readonly lines: readonly LinePreview[];
  readonly questions: readonly string[];
  readonly facts: SearchFacts;
  readonly verdicts: ComputedRecipe['verdicts'];
  readonly recipe: Pick<Recipe, 'ingredients' | 'servings'>;
}

const named = ({ id, name }: NamedFood): NamedFood => ({ id, name });

function gramsOf({ parts }: OwnLine): number | null {
  const grams = parts.map((part) => part.grams);
  return grams.length === 0 || grams.includes(null)
    ? null
    : grams.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}

/** Nothing of it is stored. */
export function previewOwnRecipe(own: OwnRecipe, bindings: NameBindings, table: FoodTable): OwnPreview {
  const { recipe, foods, lines } = boundOwnRecipe(own, 'preview', table, bindings);
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
    questions: servingQuestions({
      servings: recipe.servings,
      kcal: computed.nutrients.find(({ id }) => id === 'energy')?.amount ?? 0,
      grams: recipe.ingredients.reduce((sum, { grams }) => sum + grams, 0) / recipe.servings,
    }),
    facts: { ...searchFactsOf(computed), food_ids: storedFoodIds(computed) },
    verdicts: computed.verdicts,
    recipe: { ingredients: recipe.ingredients, servings: recipe.servings },
  };
}
