import { expect, test } from 'vitest';
import { levelTag, tagsOf } from './search-tags.ts';

const recipe = {
  mealTypes: ['Soup'],
  diets: ['Vegan'],
  proteinSources: [],
  allergens: ['celery'],
  levels: { oxalate: 1, histamine: 2, sulfur: 3, fodmap: null, salicylate: 1 },
  cuisines: ['Thai'],
  seasons: ['Winter'],
  efforts: ['no oven'],
  traits: ['low carb'],
} as const;

test('a recipe has a tag for each property and for every level it stays within', () => {
  expect(tagsOf(recipe)).toEqual([103, 206, 411, 501, 502, 512, 541, 542, 621, 704, 802, 903]);
});

test('EXT-02 an unknown level has no tag, so it matches neither Low nor Medium', () => {
  const tags = tagsOf(recipe);
  expect(tags).not.toContain(levelTag('fodmap', 1));
  expect(tags).not.toContain(levelTag('fodmap', 2));
});
