import { expect, test } from 'vitest';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { groups } from './food-family-words.ts';
import { foodGroupWords, groupsToLeaveOut, groupWordsOf } from './food-groups.ts';

const { foods } = await loadFoods();
const wordsOf = foods.map(({ id }) => ({ id, words: new Set(groupWordsOf([id])) }));
const found = (word: string) => wordsOf.filter(({ words }) => words.has(word)).map(({ id }) => id);

test.each(foodGroupWords)('EXT-26 the group %s has foods', (word) => {
  expect(found(word).length).toBeGreaterThan(4);
});

test.each([
  [
    'fruit',
    ['apple', 'frozen-raspberries', 'rhubarb'],
    ['lemon-juice', 'tomato', 'olive-oil', 'apple-cider-vinegar'],
  ],
  ['berry', ['strawberry', 'frozen-blueberries'], ['grapes']],
  ['vegetable', ['carrot', 'shiitake-mushrooms', 'kale'], ['garlic', 'vegetable-oil', 'apple']],
  [
    'nightshade',
    ['eggplant', 'red-bell-pepper', 'potato', 'cherry-tomatoes'],
    ['sweet-potato', 'black-pepper'],
  ],
  ['nut', ['almonds', 'roasted-peanuts'], ['nutmeg', 'butternut-squash', 'water-chestnuts']],
  ['legume', ['red-lentils', 'canned-black-beans'], ['green-beans', 'vanilla-bean', 'soy-sauce']],
  ['cheese', ['feta', 'cheddar-cheese', 'low-moisture-mozzarella'], ['whole-milk']],
])('EXT-26 what is found by %s', (word, within, without) => {
  expect(found(word)).toEqual(expect.arrayContaining(within));
  for (const id of without) expect(found(word)).not.toContain(id);
});

test('EXT-26 leaving a group out excludes at least what its word finds', () => {
  const leftOut = foodGroupWords.filter((word) => groups.has(word));
  expect(leftOut).toEqual(expect.arrayContaining(['legume', ...groupsToLeaveOut.keys()]));
  for (const word of leftOut) {
    const ids = new Set(found(word));
    const missed = foods.filter((food) => ids.has(food.id) && groups.get(word)?.(food) === false);
    expect(missed.map(({ id }) => id)).toEqual([]);
  }
});
