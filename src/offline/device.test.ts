import { expect, test, vi } from 'vitest';
import { sampleCard, samplePage } from '#machines/recipes/recipe.samples.ts';
import { recipesSnapshot } from './collection-overlay.ts';
import { type Device, openReadCache } from './device.ts';
import { viewOf } from './overlay.ts';

const pages = Array.from({ length: 40 }, (_, index) => ({
  path: `/recipes?page=${index + 1}`,
  text: JSON.stringify({ ...samplePage([], 1, 1), data: [sampleCard(index + 1), sampleCard(99)] }),
}));
const device = { cached: async () => pages } as unknown as Device;

test.each([
  ['1', 1],
  ['99', 1],
  ['3', 3],
])('recipe %s of 40 cached pages is found without parsing the ones behind it', async (id, parsed) => {
  const cache = await openReadCache(device, '7');
  const parse = vi.spyOn(JSON, 'parse');
  const { cards, title } = recipesSnapshot([id], viewOf(cache, []));
  expect(parse).toHaveBeenCalledTimes(parsed);
  parse.mockRestore();
  expect([cards.map((card) => String(card.id)), title]).toEqual([[id], sampleCard(Number(id)).title]);
});
