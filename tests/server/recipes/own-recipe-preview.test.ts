import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesOf, type OwnRecipeInput } from '#domain/own-recipe/own-recipe-changes.ts';
import { draftOf, ownRecipeInput } from '#domain/own-recipe/own-recipe-draft.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Edits of the form. */
const edits: readonly (readonly [string, (input: OwnRecipeInput) => Partial<OwnRecipeInput>])[] = [
  ['nothing', () => ({})],
  ['another title', () => ({ title: 'Ours' })],
  ['other servings', ({ servings }) => ({ servings: servings + 1 })],
  ['other steps', () => ({ steps: ['Toss everything, with all of the oil.'] })],
  [
    'without its first line',
    ({ ingredients, line_choices: choices = [] }) => ({
      ingredients: ingredients.slice(1),
      line_choices: choices.flatMap((choice) =>
        choice.line === 0 ? [] : { ...choice, line: choice.line - 1 },
      ),
    }),
  ],
  ['with another line', ({ ingredients }) => ({ ingredients: [...ingredients, '200 ml olive oil'] })],
];

/** A version of the first of these recipes that can be made to fit, and of more of them. */
async function versions(token: string, most: number): Promise<string[]> {
  const refs: string[] = [];
  const { data } = await app.ok('listRecipes', { token, query: { per_page: 50 } });
  for (const { id } of [{ id: 'spanish-tortilla' }, ...data]) {
    if (refs.length === most) break;
    const { status, body } = await app.call('saveFittingVersion', { token, params: { id } });
    if (status < 300) refs.push((body as { data: { ref_id: string } }).data.ref_id);
  }
  return refs;
}

test('EXT-15 the preview of an edited version has the figures and the judgement of what is saved', async () => {
  const { token } = await app.member();
  await app.ok('savePreferences', { token, body: { recipe_low_fodmap_enabled: true } });
  const refs = await versions(token, 4);
  expect(refs).toHaveLength(4);
  let differs = 0;
  for (const ref of refs) {
    const params = { id: ref };
    const { data: stored } = await app.ok('getRecipe', { token, params });
    for (const [name, edit] of edits) {
      const form = ownRecipeInput(draftOf(stored));
      const body = { ...form, ...edit(form) };
      const preview = async (query: { recipe_id?: string }) =>
        (await app.ok('previewOwnRecipe', { token, query, body })).data;
      const shown = await preview({ recipe_id: ref });
      const { data: saved } = await app.ok('updateOwnRecipe', { token, params, body: changesOf(form, body) });
      expect(shown.calories, `${ref}, ${name}`).toBe(saved.calories);
      expect(shown.fit, `${ref}, ${name}`).toEqual({ kind: saved.fit?.kind, sentence: saved.fit?.sentence });
      if ((await preview({})).calories !== saved.calories) differs += 1;
      // back to the version, for the next edit
      await app.ok('saveFittingVersion', { token, params: { id: stored.version_of?.id ?? '' } });
    }
  }
  // without the recipe it would not
  expect(differs).toBeGreaterThan(0);
});

test('EXT-15 an own recipe of somebody else, and one that is gone, say nothing of the cooking', async () => {
  const [{ token }, { token: other }] = [await app.member(), await app.member()];
  await app.ok('savePreferences', { token, body: { recipe_low_fodmap_enabled: true } });
  const [ref = ''] = await versions(token, 1);
  const { data: stored } = await app.ok('getRecipe', { token, params: { id: ref } });
  const body = ownRecipeInput(draftOf(stored));
  const caloriesOf = async (as: string, query: { recipe_id?: string }) =>
    (await app.ok('previewOwnRecipe', { token: as, query, body })).data.calories;
  const unknown = await caloriesOf(token, {});
  expect(await caloriesOf(token, { recipe_id: ref })).not.toBe(unknown);
  expect(await caloriesOf(other, { recipe_id: ref })).toBe(unknown);
  expect(await caloriesOf(token, { recipe_id: 'own-gone' })).toBe(unknown);
});
