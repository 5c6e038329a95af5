/** Small exports in the format of each app (sources in docs/guides/bring-your-recipes.md). */
import { gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';

const json = (value: unknown) => strToU8(JSON.stringify(value));
const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
export const zipOf = (files: Zippable): Uint8Array<ArrayBuffer> => zipSync(files);

const unit = (name: string) => ({
  id: `u-${name}`,
  name,
  plural_name: null,
  abbreviation: '',
  aliases: [],
  fraction: true,
});
const food = (name: string) => ({
  id: `f-${name}`,
  name,
  plural_name: null,
  description: '',
  aliases: [],
  label: null,
});

/** Field names of Mealie's models: its export writes them with underscores, its API in camel case. */
export const mealieRecipe = {
  id: 'c0ffee',
  name: 'Almond pancakes',
  slug: 'almond-pancakes',
  image: 'a1b2',
  recipe_servings: 4,
  recipe_yield: '',
  total_time: '1 hour 5 minutes',
  prep_time: '15 minutes',
  description: 'For Sundays.',
  recipe_category: [{ id: 'x', name: 'Breakfast', slug: 'breakfast' }],
  tags: [{ id: 'y', name: 'Sunday', slug: 'sunday' }],
  org_url: 'https://blog.example/pancakes',
  recipe_ingredient: [
    {
      quantity: 1,
      unit: unit('cup'),
      food: food('flour'),
      note: 'almond',
      is_food: true,
      disable_amount: false,
      display: '1 cup flour almond',
      title: 'For the batter',
      original_text: '1 cup flour',
    },
    { quantity: 2.5, unit: null, food: food('egg'), note: '', title: null, original_text: null },
    {
      quantity: 1,
      unit: null,
      food: null,
      note: '2 tbsp butter (or ghee)',
      title: null,
      original_text: null,
    },
    { quantity: 0, unit: null, food: null, note: '', title: null, original_text: '1 pinch of salt' },
    { quantity: 0, unit: unit('cup'), food: food('milk'), note: '(I used cashew milk)', title: 'To serve' },
  ],
  recipe_instructions: [
    { id: '1', title: 'Batter', summary: '', text: 'Stir everything.', ingredient_references: [] },
    { id: '2', title: '', summary: '', text: 'Fry.', ingredient_references: [] },
  ],
  notes: [{ title: 'Storage', text: 'Keeps a day.' }],
  nutrition: { calories: '300' },
  settings: { disable_amount: false },
  rating: 5,
  comments: [],
};

export const mealieExport = () =>
  zipOf({
    'recipes/almond-pancakes/almond-pancakes.json': json(mealieRecipe),
    'recipes/almond-pancakes/images/original.webp': picture,
  });

const camel = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(camel);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key === 'org_url' ? 'orgURL' : key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camel(each),
    ]),
  );
};
export const mealieResponse = () => json(camel(mealieRecipe));

/** `database.json` has the tables as lists of rows. */
export function mealieBackup() {
  const {
    recipe_ingredient,
    recipe_instructions,
    notes,
    recipe_category: _,
    tags: __,
    ...row
  } = mealieRecipe;
  const ofRecipe = { recipe_id: row.id };
  const database = {
    alembic_version: [{ version_num: '1' }],
    recipes: [row],
    ingredient_foods: ['flour', 'egg', 'milk'].map(food),
    ingredient_units: [unit('cup')],
    recipes_ingredients: recipe_ingredient
      .map(({ unit: u, food: f, ...rest }, position) => ({
        ...rest,
        ...ofRecipe,
        id: position,
        position,
        unit_id: u?.id ?? null,
        food_id: f?.id ?? null,
      }))
      .toReversed(),
    recipe_instructions: recipe_instructions.map((step, position) => ({ ...step, ...ofRecipe, position })),
    notes: notes.map((note) => ({ ...note, ...ofRecipe })),
  };
  return zipOf({ 'database.json': json(database), 'data/recipes/c0ffee/images/original.webp': picture });
}

const tandoorIngredient = (
  name: string | null,
  amount: number,
  measure: string | null,
  note = '',
  more = {},
) => ({
  food:
    name === null ? null : { name, plural_name: null, ignore_shopping: false, supermarket_category: null },
  unit: measure === null ? null : { name: measure, plural_name: null, description: null },
  amount,
  note,
  order: 0,
  is_header: false,
  no_amount: false,
  always_use_plural_unit: false,
  always_use_plural_food: false,
  ...more,
});

export const tandoorRecipe = {
  name: 'Lentil soup',
  description: 'Warm.',
  keywords: [{ name: 'Soup', description: '', created_at: '', updated_at: '' }],
  steps: [
    {
      name: 'Soup',
      instruction: 'Simmer {{ ingredients[1] }} until soft.',
      ingredients: [
        tandoorIngredient(null, 0, null, 'For the pot', { is_header: true }),
        tandoorIngredient('lentils', 200, 'g', 'red'),
        tandoorIngredient('salt', 1, 'tsp', '', { no_amount: true }),
      ],
      time: 20,
      order: 0,
      show_as_header: true,
      show_ingredients_table: true,
    },
    {
      name: '',
      instruction: 'Serve with yogurt.',
      ingredients: [tandoorIngredient('yogurt', 1.5, 'cup', 'soy')],
      time: 0,
      order: 1,
      show_as_header: true,
      show_ingredients_table: true,
    },
  ],
  working_time: 10,
  waiting_time: 25,
  internal: true,
  nutrition: null,
  servings: 3,
  servings_text: '',
  source_url: 'https://blog.example/lentils',
};

export const tandoorExport = () =>
  zipOf({
    'Lentil_soup.zip': zipOf({ 'recipe.json': json(tandoorRecipe), 'image.jpg': picture }),
    'Second.zip': zipOf({ 'recipe.json': json({ ...tandoorRecipe, name: 'Second' }) }),
  });

export const paprikaRecipe = {
  uid: 'A1',
  created: '2024-01-01 10:00:00',
  hash: 'x',
  name: 'Pesto pasta',
  description: 'Quick.',
  ingredients: 'Pesto:\n1 bunch basil\n1/2 cup pine nuts, toasted\n\n200 g pasta (egg)',
  directions: 'Blend.\n\nBoil and stir.',
  notes: 'Walnuts do too.',
  nutritional_info: '500 kcal',
  prep_time: '10 min',
  cook_time: '1 1/2 hours',
  total_time: '',
  difficulty: 'Easy',
  servings: '4 servings',
  rating: 5,
  source: 'A. Cook',
  source_url: 'https://blog.example/pesto',
  image_url: '',
  photo: 'x.jpg',
  photo_data: 'aGVsbG8=',
  categories: ['Main Course'],
  photos: [],
};

export const paprikaFile = () => new Uint8Array(gzipSync(JSON.stringify(paprikaRecipe)));
export const paprikaExport = () => zipOf({ 'Pesto pasta.paprikarecipe': paprikaFile() });

export const recipeSageRecipe = {
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: 'b2',
  datePublished: '2024-01-01T10:00:00.000Z',
  description: 'Crisp.',
  image: ['https://img.example/1.jpg'],
  name: 'Nut bars',
  prepTime: 'PT15M',
  recipeIngredient: [
    '[For the bars]',
    '2 cups oats',
    '1/2 cup nuts, such as pecans',
    '[On top]',
    'chocolate',
  ],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Bars' },
    { '@type': 'HowToStep', text: 'Press and bake.' },
  ],
  recipeYield: '12 bars',
  totalTime: 'PT40M',
  recipeCategory: ['Snack'],
  creditText: 'A. Baker',
  isBasedOn: 'https://blog.example/bars',
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Freeze well.' }],
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4', bestRating: '5' },
};
export const recipeSageExport = () =>
  json({ recipes: [recipeSageRecipe, { ...recipeSageRecipe, name: 'More bars' }] });
