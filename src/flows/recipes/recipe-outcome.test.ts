import { expect, test } from 'vitest';
import type { components } from '#contract/api.ts';
import { recipeOutcome } from './recipe-outcome.ts';

type RecipeDetail = components['schemas']['RecipeDetail'];

async function stepsOf(html: string | null, titles: readonly string[]) {
  const steps = titles.map((title, index) => ({ number: index + 1, title }));
  const data = { instructions_html: html, instructions: { steps } } as unknown as RecipeDetail;
  const loaded = await recipeOutcome(Promise.resolve({ data: { data }, response: new Response() }));
  return loaded.kind === 'ok'
    ? loaded.value.instructions.steps.map(({ number, title }) => `${number}. ${title}`)
    : loaded;
}

test.each([
  ['steps come before HTML', '<ol><li>Of the HTML.</li></ol>', ['Of the steps.'], ['1. Of the steps.']],
  [
    'a list',
    '<ol><li>Boil <b>2 cups</b> of water.</li><li><p>Stir.</p></li></ol>',
    [],
    ['1. Boil 2 cups of water.', '2. Stir.'],
  ],
  ['paragraphs', '<p>Chop.</p><p> </p><p>Fry &amp; serve.</p>', [], ['1. Chop.', '2. Fry & serve.']],
  ['a text alone', 'Mix and bake.', [], ['1. Mix and bake.']],
  ['markup that runs code', '<p>Mix.<img src=x onerror="alert(1)"></p>', [], ['1. Mix.']],
  ['nothing', '<p> </p>', [], []],
  ['no HTML', null, [], []],
])('OR-68 RCP-20 SHARE-04 directions: %s', async (_, html, titles, expected) => {
  expect(await stepsOf(html, titles)).toEqual(expected);
});
