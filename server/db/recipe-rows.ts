import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { DishSpec } from '#art/dish-spec.ts';
import { type SynonymGroup, searchKey } from '#domain/food/synonyms.ts';
import { planningFactsOf } from '#domain/meal-plan/planning-facts.ts';
import type { ComputedRecipe } from '#domain/recipe/compute-recipe.ts';
import { cuisinesOf } from '#domain/recipe/cuisines.ts';
import { effortsOf } from '#domain/recipe/effort.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { indexWords } from '#domain/recipe/search-index.ts';
import { tagsOf } from '#domain/recipe/search-tags.ts';
import { traitsOf } from '#domain/recipe/search-traits.ts';
import { seasonsOf } from '#domain/recipe/seasons.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { RecipeDetailsTable } from './tables/recipe-details.ts';
import type { RecipesTable } from './tables/recipes.ts';

export type RecipeRow = Omit<Insertable<RecipesTable>, 'created_at'>;
export type DetailsRow = Omit<RecipeDetailsTable, 'recipe_id' | 'own_lines' | 'own_choices'>;

/** What the rows are made from, beside the recipe. */
export interface RowParts {
  readonly art: DishSpec;
  readonly artVersion: string;
  readonly synonyms: readonly SynonymGroup[];
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** A recipe as its two rows. `artVersion` identifies the drawing code; the picture's address changes with it. */
export function rowsOf(
  recipe: Recipe,
  computed: ComputedRecipe,
  { art, artVersion, synonyms }: RowParts,
): { readonly recipe: RecipeRow; readonly details: DetailsRow } {
  const facts = searchFactsOf(computed);
  const details: DetailsRow = {
    ingredients: recipe.ingredients,
    steps: recipe.steps,
    instructions_html: `<ol>${recipe.steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('')}</ol>`,
    nutrients: computed.nutrients,
    verdicts: computed.verdicts,
    art,
    planning: planningFactsOf(recipe, computed),
  };
  const row: Omit<RecipeRow, 'content_hash'> = {
    ref_id: recipe.refId,
    spoonacular_id: null,
    title: recipe.title,
    title_key: searchKey(recipe.title, synonyms),
    search_words: indexWords(recipe, synonyms, facts.protein_sources),
    summary: recipe.summary,
    ready_in_minutes: recipe.readyInMinutes,
    servings: recipe.servings,
    author_name: recipe.author,
    author_photo: null,
    partner_id: null,
    meal_types: recipe.mealTypes,
    ...facts,
    tags: tagsOf({
      mealTypes: recipe.mealTypes,
      diets: facts.diets,
      proteinSources: facts.protein_sources,
      allergens: facts.allergens,
      levels: facts.levels,
      cuisines: cuisinesOf(recipe.title),
      seasons: seasonsOf(computed.foodIds),
      efforts: effortsOf(recipe),
      traits: traitsOf(computed),
    }),
    art_hash: hashOf([art, artVersion]).slice(0, 12),
    in_catalog: true,
  };
  return { recipe: { ...row, content_hash: hashOf([row, details]) }, details };
}
