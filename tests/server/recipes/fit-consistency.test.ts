import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationAnswer, OperationId } from '#contract/operations.ts';
import { calls, isOfType, type Schema, success, within } from '#tests/contract/contract-document.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { choicesBy, type HealthMember, healthMember } from '#tests/server/health/health-member.ts';

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
const dishes = ['rice-noodle-salad-with-carrot-and-coriander', 'gazpacho', 'minestrone'] as const;
const [, , minestrone] = dishes;
const date = '2026-05-06';

/** The operations whose success answer holds a dish and how it suits the member. */
const judging = calls
  .filter((call) => Object.values(call.responses).some(({ content }) => content?.['application/json']))
  .filter((call) => {
    const { media } = success(call);
    return [...within(media.schema)].some(([at, schema]) => at.endsWith('.fit') && isFit(schema));
  })
  .map(({ operationId }) => operationId);

function isFit(schema: Schema): boolean {
  const whole = Array.isArray(schema['allOf']) ? (schema['allOf'][0] as Schema) : schema;
  return isOfType(whole, 'object') && whole.properties?.['sentence'] !== undefined;
}

interface Shown {
  readonly ref: string;
  readonly sentence: string;
}

/** Every recipe in an answer with the sentence beside it. Days, foods and changed dishes are no recipes. */
function shownIn(answer: unknown): Shown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = Object.values(answer).flatMap(shownIn);
  if (!('fit' in answer) || 'items' in answer) return inner;
  const { fit, ref_id: ref, recipe_id: recipeId, id } = answer as Record<string, unknown>;
  const known = [ref, recipeId, 'custom_food_id' in answer ? null : id].find(
    (it) => typeof it === 'string' || typeof it === 'number',
  );
  if (known === undefined || 'price' in answer) return inner;
  return [{ ref: String(known), sentence: (fit as { sentence: string }).sentence }, ...inner];
}

const pages = new Map<string, string>();
async function onPage(ref: string): Promise<string> {
  const known = pages.get(ref);
  if (known !== undefined) return known;
  const { data } = await app.ok('getRecipe', { token: member.token, params: { id: ref } });
  pages.set(ref, data.fit?.sentence ?? '');
  return data.fit?.sentence ?? '';
}

const call = <Id extends OperationId>(id: Id, options: object = {}): Promise<OperationAnswer<Id>> =>
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

/** What brings dishes out of each operation. */
const asked: Readonly<Record<string, () => Promise<unknown>>> = {
  exportCurrentUser: async () => [
    await call('createOwnRecipe', { body: own }),
    await call('exportCurrentUser'),
  ],
  listRecipes: () => call('listRecipes', { query: { keyword: 'soup' } }),
  listCollections: async () => [await collection(), await call('listCollections')],
  getCollection: async () => call('getCollection', await collection()),
  updateCollection: async () =>
    call('updateCollection', { ...(await collection()), body: { name: `Stews ${crypto.randomUUID()}` } }),
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

/** Of these the answer is the page itself, or holds no recipe that has a page, or one as it would be after a change. */
const others = [
  'getRecipe',
  'getGuestRecipe',
  'createCollection',
  'clearMealPlanDay',
  'listIngredientSwaps',
  'findFittingVersion',
  'previewOwnRecipe',
  'listCustomFoods',
  'createCustomFood',
];

test.each(judging.filter((id) => !others.includes(id)))(
  'EXT-13 %s says of each dish what its page says',
  async (operationId) => {
    const ask = asked[operationId];
    if (ask === undefined) throw new Error(`Say here how ${operationId} is asked for a dish.`);
    const shown = shownIn(await ask());
    expect(shown.length).toBeGreaterThan(0);
    for (const { ref, sentence } of shown) expect([ref, sentence]).toEqual([ref, await onPage(ref)]);
  },
);

test('EXT-13 the preview of an own recipe says what its page says once it is stored', async () => {
  const { data: preview } = await call('previewOwnRecipe', { body: own });
  const { data } = await call('createOwnRecipe', { body: own });
  expect(preview.fit.sentence).toBe(await onPage(String(data.id)));
  expect(preview.fit.sentence).toBe('Not for you: contains milk');
});

test('EXT-13 what is offered to make a dish fit starts from what its page says', async () => {
  const changed = 'buttered-rice-with-parsley';
  const { data } = await call('findFittingVersion', { params: { id: changed } });
  expect(data.before.fit.sentence).toBe(await onPage(changed));
  expect(data.after?.fit.sentence).toMatch(/^Fits you/);
});
