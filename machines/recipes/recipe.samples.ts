import type { components } from '#contract/api.ts';
import type { IngredientSwaps } from './ingredient-swaps.machine.ts';
import type { RecipeCard, SearchMeta } from './recipe-browser.machine.ts';
import type { RecipeDetail, Review } from './recipe-reader-events.ts';

/** Recipes for cases and journeys. */
export const sampleCard = (id: number, title = `Recipe ${id}`): RecipeCard => ({
  id,
  ref_id: `recipe-${id}`,
  spoonacular_id: null,
  type: 'Recipe',
  title,
  summary: '',
  image: `/art/recipe-${id}/square.svg`,
  image_wide: `/art/recipe-${id}/wide.svg`,
  ready_in_minutes: 35,
  servings: 4,
  author: null,
  partner_id: null,
  category: 'Soup',
  reviews_avg: null,
  rating_avg: null,
  reviews_count: 0,
  meal_types: ['Soup'],
  diets: [],
  allergens: [],
  protein_sources: [],
  price_class: 1,
  calories: 142,
  verdicts: {
    oxalate: { level: 1 },
    histamine: { level: 1 },
    sulfur: { level: 2 },
    salicylate: { level: 1 },
    fodmap: { level: null },
  },
});

export const samplePage = (ids: readonly number[], current: number, last: number) => ({
  data: ids.map((id) => sampleCard(id)),
  meta: {
    current_page: current,
    last_page: last,
    per_page: 2,
    total: last * 2,
    total_is_exact: true,
    not_filtered_by: [],
    understood: [],
    loosened: [],
    corrected: null,
  } satisfies SearchMeta,
});

const noVerdict = {
  level: null,
  dose: null,
  largest_sum: null,
  unit: null,
  threshold_low: null,
  threshold_medium: null,
  reasons: [],
  deciding: [],
  above_low: [],
  above_medium: [],
  unknown: [],
  swap: null,
};

const { fit: _, ...card } = sampleCard(17, 'Carrot soup');

export const sampleRecipe: RecipeDetail = {
  ...card,
  fit: { kind: 'fits', sentence: 'Fits you: milk', checked: ['milk'], reasons: [] },
  allergen_statement: { sentence: 'Contains no listed allergen', contains: [], open: '', unidentified: [] },
  verdicts: {
    oxalate: noVerdict,
    histamine: noVerdict,
    sulfur: noVerdict,
    salicylate: noVerdict,
    fodmap: noVerdict,
  },
  instructions_html: null,
  instructions: { steps: [{ number: 1, title: 'Simmer until soft.' }] },
  ingredients: [],
  nutrients: [],
  serving_grams: 320,
};

const sampleLevels = {
  oxalate: { level: 1 },
  histamine: { level: 1 },
  sulfur: { level: 1 },
  salicylate: { level: 1 },
  fodmap: { level: 1 },
} as const;

const sampleFit = { kind: 'fits', sentence: 'Fits you: low histamine' } as const;

export const sampleSwaps: IngredientSwaps = {
  ingredient: 'Tomato',
  food_id: 'tomato',
  intolerances: ['histamine'],
  against: ['histamine'],
  without: { fit: sampleFit, verdicts: sampleLevels },
  replacements: [
    {
      ingredient: 'Zucchini',
      food_id: 'zucchini',
      amount: { us: { value: 14, unit: 'oz' }, metric: { value: 400, unit: 'g' } },
      hint: 'Cut it thin.',
      is_enough: true,
      raises: [],
      fit: sampleFit,
      verdicts: sampleLevels,
      nutrients: [{ name: 'Calories', amount: 140, unit: 'kcal', change: -2 }],
    },
  ],
};

export const sampleFittingVersion: components['schemas']['FittingVersion'] = {
  changes: [
    {
      kind: 'swap',
      food_id: 'butter',
      ingredient: 'Butter',
      amount: { us: { value: 2, unit: 'tbsp' }, metric: { value: 28, unit: 'g' } },
      replacement: 'Olive Oil',
      replacement_food_id: 'olive-oil',
      replacement_amount: { us: { value: 2, unit: 'tbsp' }, metric: { value: 27, unit: 'g' } },
      hint: null,
    },
  ],
  before: { fit: { kind: 'not_for_you', sentence: 'Not for you: contains milk' }, verdicts: sampleLevels },
  after: { fit: { kind: 'fits', sentence: 'Fits you: milk' }, verdicts: sampleLevels },
  nutrients: [{ name: 'Calories', amount: 140, unit: 'kcal', change: -2 }],
  in_the_way: [],
  sentence: 'One change, and it fits you.',
};

const sampleReview: Review = {
  id: '9d1f2c1e-2d0b-4a36-b7c5-2f0b5ad0f0a4',
  user: { name: 'Mary S.', profile_photo_url: null },
  rating: 5,
  comment: 'Smooth and mild.',
  attachments: [],
  created_at: '2026-05-01T09:00:00.000Z',
  created_at_text: '2 hours ago',
};

export const reviewsPage = {
  data: [sampleReview],
  meta: { current_page: 1, last_page: 1, per_page: 10, total: 1 },
};
