import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recomputeOwnRecipes } from '#server/recipe-import/recompute-own-recipes.ts';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';

let app: TestApp;
let [anna, ben] = [{} as TestMember, {} as TestMember];
beforeAll(async () => {
  app = await startTestApp();
  [anna, ben] = [await app.member(), await app.member()];
});
afterAll(() => app.close());

const soup = {
  title: 'Soup',
  servings: 2,
  ingredients: ['500 g carrots', '3 tbsp moon dust', 'For the top:'],
};
const asRead = { food_id: null, grams: null, is_left_out: false };
const preview = async (more: object = {}, { token } = anna) =>
  (await app.ok('previewOwnRecipe', { token, body: { ...soup, ...more } })).data;
const store = async (more: object = {}, { token } = anna) =>
  app.ok('createOwnRecipe', { token, body: { ...soup, ...more } });

describe('EXT-20 how a recipe would be understood', () => {
  test('is shown line by line, and nothing is stored', async () => {
    const { lines, calories, allergen_statement } = await preview();
    expect(
      lines.map(({ text, kind, foods, grams }) => [text, kind, foods.map(({ id }) => id), grams]),
    ).toEqual([
      ['500 g carrots', 'bound', ['carrot'], 500],
      ['3 tbsp moon dust', 'open', [], null],
      ['For the top:', 'heading', [], null],
    ]);
    expect(lines[0]).toMatchObject({ doubts: [], leaves_open: [], is_chosen: false });
    expect(lines[1]?.doubts).not.toEqual([]);
    expect(calories).toBeNull();
    expect(allergen_statement.unidentified).toEqual(['Moon dust']);
    expect((await app.ok('listOwnRecipes', { token: anna.token })).data).toEqual([]);
  });

  test('an open line names the verdicts of this member that it leaves open', async () => {
    await app.ok('saveMetas', {
      token: ben.token,
      body: { recipes_excluded_ingredients: ['Milk'], recipes_diet: ['Vegan'] },
    });
    const { lines, fit } = await preview({}, ben);
    expect(fit.kind).toBe('unknown');
    expect(lines[1]?.leaves_open).toEqual(expect.arrayContaining(['milk', 'vegan']));
    expect(lines[0]?.leaves_open).toEqual([]);
  });

  test('a line that may mean several foods leaves open only in what they differ', async () => {
    const { token } = await app.member();
    await app.ok('saveMetas', { token, body: { recipes_excluded_ingredients: ['Peanuts'] } });
    const chosen = await preview(
      { ingredients: ['500 g carrots', '2 tbsp butter or olive oil'] },
      { ...anna, token },
    );
    expect(chosen.lines[1]).toMatchObject({
      kind: 'open',
      grams: expect.closeTo(28.4, 1),
      leaves_open: expect.arrayContaining(['milk', 'diets']),
    });
    expect(chosen.lines[1]?.leaves_open).not.toContain('peanuts');
    expect(chosen.allergen_statement).toMatchObject({
      sentence: 'With “Butter or olive oil” it may contain milk',
      unidentified: [],
    });
    expect(chosen.fit.sentence).toBe('Fits you: peanuts');
    const oils = await preview({ ingredients: ['500 g carrots', '2 tbsp olive oil or sunflower oil'] });
    expect(oils.calories).toBeGreaterThan(200);
    expect(oils.allergen_statement.sentence).toMatch(/^Contains no listed allergen, whatever you choose for/);
    await app.ok('saveMetas', { token, body: { recipes_excluded_ingredients: ['Milk'] } });
    const body = { ...soup, ingredients: ['500 g carrots', '2 tbsp butter or olive oil'] };
    const { data } = await app.ok('createOwnRecipe', { token, body });
    expect(data.fit?.reasons.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^We can’t check milk: it depends on the choice of butter or olive oil/),
    ]);
  });

  test('a food, a weight or nothing can be chosen for a line, and the choice is stored with the recipe', async () => {
    const line_choices = [
      { ...asRead, line: 0, grams: 250 },
      { ...asRead, line: 1, food_id: 'salt' },
    ];
    const { lines } = await preview({ line_choices });
    expect(lines.map(({ kind, foods, grams, is_chosen }) => [kind, foods[0]?.id, grams, is_chosen])).toEqual([
      ['bound', 'carrot', 250, true],
      ['bound', 'salt', expect.closeTo(54, -1), true],
      ['heading', undefined, null, false],
    ]);
    const { data, unmatched } = await store({ line_choices });
    expect(unmatched).toEqual([]);
    expect(data).toMatchObject({ ingredient_lines: soup.ingredients, line_choices });
    expect(data.ingredients.map(({ food_id, grams }) => [food_id, Math.round(grams)])).toEqual([
      ['carrot', 250],
      ['salt', 54],
    ]);
    const leftOut = [{ ...asRead, line: 1, is_left_out: true }];
    const params = { id: data.id };
    const changed = await app.ok('updateOwnRecipe', {
      token: anna.token,
      params,
      body: { ...soup, line_choices: leftOut },
    });
    expect(changed.unmatched).toEqual([]);
    expect(changed.data.ingredients.map(({ food_id }) => food_id)).toEqual(['carrot']);
    expect(changed.data.allergen_statement.unidentified).toEqual([]);
    await app.db
      .updateTable('recipes')
      .set({ content_hash: 'of other rules' })
      .where('id', '=', data.id)
      .execute();
    await app.db.transaction().execute((tx) => recomputeOwnRecipes(tx, app.context.foods));
    const { data: again } = await app.ok('getRecipe', { token: anna.token, params });
    expect(again.ingredients).toEqual(changed.data.ingredients);
    expect(again.line_choices).toEqual(leftOut);
  });

  test('a chosen food is remembered for its member alone, and is in the export of the account', async () => {
    const carl = await app.member();
    await store({ line_choices: [{ ...asRead, line: 1, food_id: 'salt' }] }, carl);
    const again = { title: 'Stew', ingredients: ['1 tsp Moon Dust'] };
    expect((await preview(again, carl)).lines[0]).toMatchObject({ kind: 'bound', is_chosen: true });
    expect((await store(again, carl)).unmatched).toEqual([]);
    expect((await store(again, ben)).unmatched).toEqual(['1 tsp Moon Dust']);
    const { data } = await app.ok('exportCurrentUser', { token: carl.token });
    expect(data.ingredient_bindings).toEqual([{ name: 'moon dust', food_id: 'salt' }]);
  });

  test('a choice for no line or of no food is refused with the field', async () => {
    const refused = async (choice: object) =>
      (
        await app.fails('createOwnRecipe', 422, {
          token: anna.token,
          body: { ...soup, line_choices: [{ ...asRead, line: 0, ...choice }] },
        })
      ).errors;
    expect(await refused({ line: 7 })).toHaveProperty('line_choices');
    expect(await refused({ food_id: 'no-such-food' })).toHaveProperty('line_choices');
    expect(await refused({ grams: 0 })).toBeDefined();
  });

  test('an implausible dish is questioned', async () => {
    const { questions } = await preview({ servings: 1, ingredients: ['5 kg butter'] });
    expect(questions.join(' ')).toMatch(/kcal|kg/);
    expect((await preview({ ingredients: ['500 g carrots'] })).questions).toEqual([]);
  });
});

test('EXT-20 foods are found by a part of their name, with the id a line is bound to', async () => {
  const { data } = await app.ok('searchFoods', { token: anna.token, query: { query: 'carr' } });
  expect(data[0]).toEqual({ id: 'carrot', name: 'Carrot' });
  expect((await app.ok('searchFoods', { token: anna.token, query: { query: 'zzzz' } })).data).toEqual([]);
});
