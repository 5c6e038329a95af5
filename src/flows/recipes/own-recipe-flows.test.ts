import { afterEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { mockFetch } from '#src/flows/mock-fetch.fixture.ts';
import { ownRecipeEditorFlow } from './own-recipe-flows.ts';

afterEach(() => vi.unstubAllGlobals());

const draft = { ...emptyDraft, title: 'Soup', ingredients: '200 g carrots', steps: 'Simmer.', minutes: '20' };
const read = { lines: [], questions: [], calories: null, allergen_statement: {}, fit: {} };

async function save(id: string | null, part: Partial<typeof draft>) {
  const requests = mockFetch({
    'POST /users/me/recipes/preview': () => [200, { data: read }],
    'POST /users/me/recipes': () => [201, { data: { id: 7 }, unmatched: [] }],
    [`PUT /users/me/recipes/${id}`]: () => [200, { data: { id: 7 }, unmatched: [] }],
  });
  const editor = createActor(ownRecipeEditorFlow, { input: { id, draft, isImported: false } }).start();
  editor.send({ type: 'draft.edited', part });
  editor.send({ type: 'save.requested' });
  await waitFor(editor, (snapshot) => snapshot.status === 'done');
  return requests;
}

test('EXT-06 an edit sends what was changed in the form, so it keeps what another tab has changed since', async () => {
  expect((await save('7', { title: 'Carrot soup' })).at(-1)).toMatchObject({
    call: 'PUT /users/me/recipes/7',
    body: { title: 'Carrot soup' },
  });
  expect((await save('7', { minutes: '' })).at(-1)?.body).toEqual({ ready_in_minutes: 0 });
  expect((await save('7', {})).at(-1)?.body).toEqual({});
  expect((await save(null, { title: 'Carrot soup' })).at(-1)?.body).toMatchObject({
    title: 'Carrot soup',
    ingredients: ['200 g carrots'],
    steps: ['Simmer.'],
  });
});

test('EXT-15 the preview of an edit names the recipe, whose foods stay cooked as they are', async () => {
  const previewed = async (id: string | null) => (await save(id, {}))[0]?.query.get('recipe_id');
  expect([await previewed('7'), await previewed(null)]).toEqual(['7', null]);
  // the server has no recipe of that id yet
  expect(await previewed('-42179511660187')).toBeNull();
});
