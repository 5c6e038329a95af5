import { rng } from '#domain/random/random.ts';

/** One call of the mix. */
export interface MixedCall {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whose token is sent; null: a guest's call. */
  readonly token: string | null;
  readonly body?: unknown;
}

export interface MixedMembers {
  readonly tokens: readonly string[];
  /** Of members whose plan includes the planner. */
  readonly planners: readonly string[];
  readonly recipeIds: readonly number[];
  /** Monday of the week that is planned, as YYYY-MM-DD. */
  readonly monday: string;
}

const searches = ['soup', 'chicken', 'chiken', 'quick dinner', 'low fodmap breakfast', 'oats', 'no onion'];
const filters = [
  'diet=Vegan',
  'diet=Gluten%20Free&allergens=Milk',
  'isLowFodmap=1',
  'isLowOxalate=1&isLowHistamine=1',
  'mealTypes=dinner&allergens=Peanut',
  '',
];

/**
 * A real day's calls in a fixed random order: of a hundred, 35 lists, 10 searches, 28 of recipe pages, 12 that each
 * screen sends, 6 favorites, 8 of the planner, and one plan that is generated.
 */
export function mixOf(seed: number, { tokens, planners, recipeIds, monday }: MixedMembers): () => MixedCall {
  const random = rng(seed);
  const member = () => random.pick(tokens);
  const recipe = () => random.pick(recipeIds);
  const read = (name: string, path: string, token: string | null): MixedCall => ({
    name,
    method: 'GET',
    path,
    token,
  });
  const kinds: ReadonlyArray<readonly [weight: number, call: () => MixedCall]> = [
    [35, () => read('list', `/api/recipes?page=${random.int(1, 5)}&${random.pick(filters)}`, member())],
    [10, () => read('search', `/api/recipes?query=${encodeURIComponent(random.pick(searches))}`, member())],
    [14, () => read('recipe', `/api/recipes/${recipe()}`, member())],
    [7, () => read('nutrients', `/api/recipes/${recipe()}/nutrients`, member())],
    [7, () => read('ingredients', `/api/recipes/${recipe()}/ingredients`, member())],
    [4, () => read('member', '/api/users/me', member())],
    [4, () => read('preferences', '/api/users/me/metas', member())],
    [4, () => read('settings', '/api/recipes-plus/settings', null)],
    [
      4,
      () => ({
        name: 'favorite',
        method: 'POST',
        path: `/api/recipes/${recipe()}/favorites`,
        token: member(),
      }),
    ],
    [2, () => read('favorites', '/api/users/me/favorite-recipes', member())],
    [8, () => read('week', `/api/users/me/meal-plans?start=${monday}`, random.pick(planners))],
    [
      1,
      () => ({
        name: 'generate',
        method: 'POST',
        path: '/api/users/me/meal-plans/generate',
        token: random.pick(planners),
        body: { date: monday, targetCalories: 1_800 + 100 * random.int(0, 6) },
      }),
    ],
  ];
  const sum = kinds.reduce((total, [weight]) => total + weight, 0);
  return () => {
    let remaining = random() * sum;
    for (const [weight, call] of kinds) {
      remaining -= weight;
      if (remaining < 0) return call();
    }
    return read('settings', '/api/recipes-plus/settings', null);
  };
}
