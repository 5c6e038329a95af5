import { expect, test } from 'vitest';
import { sampleCard, samplePage } from '#machines/recipes/recipe.samples.ts';
import type { ReadCache } from './device.ts';
import { searchSaved } from './saved-recipes.ts';

const cards = [
  { ...sampleCard(1), title: 'Leek soup', ready_in_minutes: 25, allergens: ['Milk' as const] },
  { ...sampleCard(2), title: 'Mushroom risotto', ready_in_minutes: 45 },
  { ...sampleCard(3), title: 'Potato and leek soup', ready_in_minutes: 50 },
];
const page = (data: typeof cards) => ({
  read: 'listRecipes' as const,
  id: '',
  query: new URLSearchParams(),
  body: { ...samplePage([], 1, 1), data },
});
const cache = { all: () => [page(cards.slice(0, 2)), page(cards.slice(1))] } as unknown as ReadCache;
const found = (query: string) => searchSaved(new URLSearchParams(query), cache)?.data.map(({ id }) => id);

test('EXT-26 without a network the saved recipes are searched, each once', () => {
  expect(found('query=leeks&page=1')).toEqual([1, 3]);
  expect(found('query=leek soup&maxMinutes=30')).toEqual([1]);
  expect(found('query=leek soup 30 minutes')).toEqual([1]);
  expect(found('cuisines=Italian')).toEqual([2]);
  expect(found('query=leek&allergens=Milk')).toEqual([3]);
  expect(searchSaved(new URLSearchParams('query=zzqx'), cache)?.meta).toMatchObject({
    total: 0,
    is_saved_only: true,
  });
});

test('EXT-26 a filter that the saved cards cannot answer finds nothing instead of letting recipes pass', () => {
  expect(found('query=leek&ingredients=Leek')).toBeUndefined();
  expect(found('query=leek soup low histamine')).toBeUndefined();
  expect(found('query=soup without leek')).toBeUndefined();
  expect(found('query=soup not vegan')).toBeUndefined();
  expect(found('isLowHistamine=1')).toBeUndefined();
  expect(found('atHand=Leek')).toBeUndefined();
  expect(found('applyUserMeta=true')).toBeUndefined();
});
