import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId, OperationResponse } from '#contract/operations.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, type HealthMember, healthMember } from '#tests/server/health/health-member.ts';
import { notLists } from './operations-without-lists.ts';
import { judging, shownIn } from './shown-dishes.ts';

let app: TestApp;
let member: HealthMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await healthMember(app);
  await app.ok('savePreferences', {
    token: member.token,
    body: {
      recipes_excluded_ingredients: ['Milk'],
      recipes_disliked_ingredients: ['Celery'],
      recipe_low_sulfur_enabled: true,
    },
  });
});
afterAll(() => app.close());

/** Some fit the member, some don't. */
const dishes = ['rice-noodle-salad-with-carrot-and-cilantro', 'gazpacho', 'minestrone'] as const;
const [, , minestrone] = dishes;
const date = '2026-05-06';

const pages = new Map<string, string>();
async function onPage(ref: string): Promise<string> {
  const known = pages.get(ref);
  if (known !== undefined) return known;
  const { data } = await app.ok('getRecipe', { token: member.token, params: { id: ref } });
  pages.set(ref, data.fit?.sentence ?? '');
  return data.fit?.sentence ?? '';
}

const call = <Id extends OperationId>(id: Id, options: object = {}): Promise<OperationResponse<Id>> =>
  app.ok(id, { token: member.token, ...options });
const ids = async () => {
  const all = await Promise.all(dishes.map((id) => call('getRecipe', { params: { id } })));
  return all.map(({ data }) => data.id);
};
const plan = () => call('addToMealPlan', { body: { date, type: 'recipe', ids: [...dishes] } });
const planned = async () => {
  const { data } = await plan();
  const item = data.items.at(-1);
  if (item === undefined) throw new Error('Nothing is planned.');
  return { params: { id: data.id, recipeId: item.id }, data };
};
const collection = async () => {
  const { data } = await call('createCollection', { body: { name: `Soups ${crypto.randomUUID()}` } });
  const params = { id: data.id };
  await call('syncCollection', { params, body: { recipe_ids: await ids() } });
  return { params };
};
const own = {
  title: 'Soup of mine',
  servings: 2,
  ingredients: ['500 g carrots', '50 g butter'],
  meal_types: ['Soup'],
  steps: ['Simmer.'],
};
const choices = (order: 'best' | 'worst') => choicesBy(member.content.questionnaire, order);

/** Calls that return dishes from each operation. */
const callsOf: Readonly<Record<string, () => Promise<unknown>>> = {
  exportCurrentUser: async () => {
    await call('createOwnRecipe', { body: own });
    await plan();
    return call('exportCurrentUser');
  },
  listRecipes: () => call('listRecipes', { query: { keyword: 'soup' } }),
  listCollections: async () => [await collection(), await call('listCollections')],
  getCollection: async () => call('getCollection', await collection()),
  updateCollection: async () =>
    call('updateCollection', { ...(await collection()), body: { name: `Stews ${crypto.randomUUID()}` } }),
  shareCollection: async () => {
    await call('createHousehold', { body: { shares_food: true, shares_energy: true } });
    const shared = await call('shareCollection', { ...(await collection()), body: { is_shared: true } });
    await call('leaveHousehold');
    return shared;
  },
  syncCollection: async () =>
    call('syncCollection', { ...(await collection()), body: { recipe_ids: (await ids()).toReversed() } }),
  scheduleRecipe: () => call('scheduleRecipe', { params: { id: minestrone }, body: { date } }),
  listFavoriteRecipes: async () => {
    for (const id of dishes) await call('toggleFavorite', { params: { id } });
    return call('listFavoriteRecipes');
  },
  listCustomRecipes: () => call('listCustomRecipes'),
  listOwnRecipes: async () => [await call('createOwnRecipe', { body: own }), await call('listOwnRecipes')],
  listMealPlans: async () => [await plan(), await call('listMealPlans', { query: { start: date } })],
  addToMealPlan: plan,
  removeFromMealPlan: async () => {
    const { params } = await planned();
    return call('removeFromMealPlan', { query: { date, recipe_id: params.recipeId } });
  },
  restorePlanDays: async () => {
    const { data } = await planned();
    const items = data.items.map(({ recipe_id: id, slot, servings }) => ({
      type: 'recipe',
      id: String(id),
      slot,
      servings,
    }));
    return call('restorePlanDays', { body: { days: [{ date, revision: data.revision, items }] } });
  },
  copyMealPlanDay: async () => {
    await plan();
    return call('copyMealPlanDay', { body: { from: date, to: '2026-05-07' } });
  },
  generateMealPlan: () => call('generateMealPlan', { body: { date: '2026-05-20', timeFrame: 'day' } }),
  generateMealPlanWeek: () =>
    call('generateMealPlanWeek', { body: { start: '2026-06-01', allowRepeats: true } }),
  setPlannedServings: async () =>
    call('setPlannedServings', { params: (await planned()).params, body: { servings: 2 } }),
  movePlanItem: async () =>
    call('movePlanItem', { params: (await planned()).params, body: { date: '2026-05-08' } }),
  planLeftovers: async () =>
    call('planLeftovers', { params: (await planned()).params, body: { date: '2026-05-08' } }),
  listReplacements: async () => call('listReplacements', { params: (await planned()).params }),
  replacePlanItem: async () => {
    const { params } = await planned();
    const [offer] = (await call('listReplacements', { params })).data;
    return call('replacePlanItem', { params, body: { type: 'recipe', id: offer?.recipe_id ?? '' } });
  },
  recordEatenInstead: async () =>
    call('recordEatenInstead', {
      params: (await planned()).params,
      body: { title: 'Pizza at work', calories: 800 },
    }),
  createOwnRecipe: () => call('createOwnRecipe', { body: own }),
  updateOwnRecipe: async () => {
    const { data } = await call('createOwnRecipe', { body: own });
    return call('updateOwnRecipe', {
      params: { id: data.id },
      body: { ...own, ingredients: ['500 g carrots'] },
    });
  },
  importRecipe: () =>
    call('importRecipe', {
      body: { format: 'cooklang', content: 'Simmer @carrots{500%g} and @butter{20%g}.' },
    }),
  listRecommendations: async () => {
    await member.answer(choices('worst'));
    return call('listRecommendations');
  },
};

test.each(judging.filter((id) => !notLists.includes(id)))(
  'EXT-13 %s says of each dish what its page says',
  async (operationId) => {
    const ask = callsOf[operationId];
    if (ask === undefined) throw new Error(`Say here how ${operationId} is asked for a dish.`);
    const shown = shownIn(await ask());
    expect(shown.length).toBeGreaterThan(0);
    for (const { ref, sentence } of shown) expect([ref, sentence]).toEqual([ref, await onPage(ref)]);
  },
);

test('EXT-13 the preview of an own recipe has the same judgement as its page after saving', async () => {
  const { data: preview } = await call('previewOwnRecipe', { body: own });
  const { data } = await call('createOwnRecipe', { body: own });
  expect(preview.fit.sentence).toBe(await onPage(String(data.id)));
  expect(preview.allergen_statement.sentence).toBe('Contains milk');
  expect(data.allergen_statement.sentence).toBe('Contains milk');
  expect(preview.fit.sentence).toBe('Not for you: contains milk');
});

test('EXT-13 the changes that make a dish fit start from the judgement of its page', async () => {
  const changed = 'buttered-rice-with-cilantro';
  const { data } = await call('findFittingVersion', { params: { id: changed } });
  expect(data.before.fit.sentence).toBe(await onPage(changed));
  expect(data.after?.fit.sentence).toMatch(/^Fits you/);
});

const low = (...axes: readonly string[]) =>
  Object.fromEntries(axes.map((axis) => [`recipe_low_${axis}_enabled`, true]));
const common = {
  milk: { recipes_excluded_ingredients: ['Milk'] },
  'peanut and tree nuts': { recipes_excluded_ingredients: ['Peanuts', 'Tree nuts'] },
  gluten: { recipes_excluded_ingredients: ['Cereals containing gluten'] },
  vegan: { recipes_diet: ['Vegan'] },
  'low FODMAP': low('fodmap'),
  'low histamine': low('histamine'),
  'five axes': low('oxalate', 'histamine', 'sulfur', 'salicylate', 'fodmap'),
  pregnant: {},
} as const;
const nothing = {
  recipes_excluded_ingredients: [],
  recipes_diet: [],
  recipes_disliked_ingredients: [],
  ...Object.fromEntries(Object.keys(common['five axes']).map((name) => [name, false])),
};
/** Of each profile above, at least one fits and one doesn't. */
const varied = [
  'banana-walnut-bread',
  'blueberry-peanut-shake',
  'liver-and-onions-with-mash',
  'apple-pork-patties-with-roasted-squash',
  'rice-noodle-salad-with-carrot-and-cilantro',
  'minestrone',
] as const;
/** Each profile changes every fourth dish; the nightly run sets 1. */
const step = Number(process.env['SAMPLE_STEP'] ?? 4);
let hasVariedLists = false;

/** Puts the dishes into each list that the member has. */
async function fillLists(): Promise<void> {
  if (hasVariedLists) return;
  hasVariedLists = true;
  const all = await Promise.all(varied.map((id) => call('getRecipe', { params: { id } })));
  const { data } = await call('createCollection', { body: { name: 'Varied' } });
  await call('syncCollection', {
    params: { id: data.id },
    body: { recipe_ids: all.map((it) => it.data.id) },
  });
  const { data: favorites } = await call('listFavoriteRecipes');
  for (const id of varied.filter((each) => !favorites.some(({ ref_id }) => ref_id === each)))
    await call('toggleFavorite', { params: { id } });
  await call('createOwnRecipe', { body: own });
  await call('addToMealPlan', { body: { date: '2026-05-12', type: 'recipe', ids: [...varied] } });
  await member.answer({ ...choices('worst'), pregnancy: 1 });
}

test.each(Object.entries(common))(
  'EXT-13 for %s every list says of each dish what its page says, pickers and changes keep to it',
  async (name, saved) => {
    await fillLists();
    await call('savePreferences', { body: { ...nothing, ...saved } });
    if (name === 'pregnant') await member.answer({ ...choices('worst'), pregnancy: 2 });
    pages.clear();
    const lists = {
      search: await call('listRecipes', { query: { keyword: 'bread' } }),
      favorites: await call('listFavoriteRecipes'),
      collections: await call('listCollections'),
      personal: await call('listCustomRecipes'),
      own: await call('listOwnRecipes'),
      planned: await call('listMealPlans', { query: { start: '2026-05-12' } }),
      generated: await call('generateMealPlan', { body: { date: '2026-05-21', timeFrame: 'day' } }),
      recommended: await call('listRecommendations'),
    };
    for (const [list, answer] of Object.entries(lists)) {
      const shown = shownIn(answer);
      // with some profiles no recipe suits a recommendation
      if (list !== 'recommended') expect(shown.length, list).toBeGreaterThan(0);
      for (const { ref, sentence } of shown) {
        expect([list, ref, sentence]).toEqual([list, ref, await onPage(ref)]);
        // the product chose these itself
        if (list === 'generated' || list === 'recommended')
          expect([list, ref, sentence]).toEqual([list, ref, expect.stringMatching(/^(Fits you|At your)/)]);
      }
    }
    const sentences = [...pages.values()];
    expect(sentences.some((sentence) => sentence.startsWith('Fits you'))).toBe(true);
    expect(sentences.some((sentence) => /^(Not for you|Over your)/.test(sentence))).toBe(true);
    await checkPickers();
    await checkChanges(Object.keys(common).indexOf(name));
  },
);

const isServable = ({ kind }: { readonly kind: string }) => kind === 'fits' || kind === 'at_limit';

/** What the planner offers: by default only dishes that fit; with the others, these are marked. */
async function checkPickers(): Promise<void> {
  const number = 30;
  const fitting = await call('listCustomRecipes', { query: { number, fitting: true } });
  const all = await call('listCustomRecipes', { query: { number } });
  expect(fitting.data.filter(({ fit }) => !isServable(fit))).toEqual([]);
  for (const { ref, sentence } of shownIn([fitting, all]))
    expect([ref, sentence]).toEqual([ref, await onPage(ref)]);
  const offered = new Set(fitting.data.map((it) => it.ref_id));
  const last = all.data.findLastIndex((it) => offered.has(it.ref_id));
  for (const it of all.data.slice(0, last))
    expect([it.ref_id, offered.has(it.ref_id)]).toEqual([it.ref_id, isServable(it.fit)]);
}

/** Swaps and fitting versions of dishes: what is promised of a change is what the changed dish says. */
async function checkChanges(offset: number): Promise<void> {
  for (const id of varied.filter((_, at) => at % step === offset % step)) {
    const params = { id };
    const page = await onPage(id);
    const { data: swaps } = await call('listIngredientSwaps', { params });
    const { data: version } = await call('findFittingVersion', { params });
    expect([id, version.before.fit.sentence]).toEqual([id, page]);
    const fits = isServable(version.before.fit);
    expect([id, fits]).toEqual([id, swaps.length === 0]);
    if (version.after !== null) expect([id, isServable(version.after.fit)]).toEqual([id, true]);
    const [first] = swaps;
    const [replacement] = first?.replacements ?? [];
    if (first === undefined || replacement === undefined) continue;
    const { data } = await call('getRecipe', {
      params,
      query: { swapped: [`${first.food_id}:${replacement.food_id}`] },
    });
    expect([id, data.fit?.sentence]).toEqual([id, replacement.fit.sentence]);
    expect([id, isServable(replacement.fit)]).toEqual([id, replacement.is_enough]);
  }
}
