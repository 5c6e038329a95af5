import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { allergenPhrases } from '#domain/recipe/search-phrases.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { leftOutFamily } from './left-out-foods.ts';
import { readSynonyms } from './synonyms.ts';

const table = await loadFoods();
const leftOut = (typed: string) => {
  const family = leftOutFamily(typed, table);
  return family && [...family.own, ...family.kinds].map(({ id }) => id);
};

test.each([
  ['tree nuts', 'almonds walnuts', 'peanuts'],
  ['allergic to nuts', 'almonds peanuts', 'nutmeg'],
  ['Gluten-free', 'pasta', 'gluten-free-pasta'],
  ['coeliac', 'all-purpose-flour', 'rice-flour'],
  ['no dairy', 'butter feta', 'coconut-milk'],
  ['treenuts', 'pecans', 'coconut'],
  ['maize', 'cornmeal corn', 'mache'],
  ['casein', 'cheddar-cheese', 'almond-milk'],
  ['crustaceans', 'shrimp crab-meat', 'mussels'],
  ['mollusks', 'mussels squid', 'shrimp'],
  ['sulphites', 'raisins', 'grapes'],
  ['citrus fruit', 'lemon orange-juice', 'lemongrass'],
  ['spicy food', 'red-chili', 'black-pepper'],
  ['hot peppers', 'jalapeno', 'red-bell-pepper black-pepper'],
  ['alcohol', 'white-wine vodka', 'white-wine-vinegar'],
  ['caffeine', 'coffee cola black-tea', 'herbal-tea'],
  ['beef and pork', 'ground-beef bacon', 'chicken-breast'],
  ['beans and lentils', 'canned-black-beans red-lentils', 'vanilla-bean firm-tofu'],
  ['shellfish (shrimp, crab)', 'shrimp mussels', 'salmon'],
  ['Half and half', 'half-and-half', 'whole-milk'],
  ['soy products', 'firm-tofu soy-sauce', 'coconut-aminos'],
])('EXT-13 leaving out “%s” covers %s, and not %s', (typed, covered, others) => {
  const ids = leftOut(typed);
  expect(ids).toEqual(expect.arrayContaining(covered.split(' ')));
  for (const id of others.split(' ')) expect(ids).not.toContain(id);
});

test.each([
  'raw egg',
  'vegan',
  'red',
  'Corriander',
  'dragon fruit',
  'beef and dragons',
  'low',
  'sweets',
  '!',
])('EXT-13 “%s” names nothing to check for', (typed) => {
  expect(leftOut(typed)).toBeNull();
});

test('EXT-13 every word for an allergen leaves out all foods with it, and only these', () => {
  const words = [...allergens.map(({ id, name }) => [name, [id]] as const), ...allergenPhrases];
  for (const [word, ids] of words) {
    const has = table.foods.filter((food) => ids.some((id) => allergensOfFood(food).has(id)));
    const expected = has.filter(({ id }) => word !== 'lactose' || id !== 'lactose-free-milk');
    const more = new Set(leftOut(word));
    for (const { id } of expected) expect([word, id, more.has(id)]).toEqual([word, id, true]);
    const own = table.named(word).map(({ id }) => id);
    expect([word, more.size - expected.length]).toEqual([
      word,
      own.filter((id) => !expected.some((food) => food.id === id)).length,
    ]);
  }
});

test('EXT-13 what something is called elsewhere leaves out at least the same', () => {
  const synonyms = readSynonyms(readFileSync('content/synonyms.csv', 'utf8'));
  const less = synonyms.flatMap(({ us, same }) => {
    const own = leftOutFamily(us, table)?.own ?? [];
    return same.filter((term) => own.some(({ id }) => !leftOut(term)?.includes(id)));
  });
  expect(less).toEqual([]);
});

test.each([
  ['turkey', 'ground-turkey'],
  ['lamb', 'lamb-leg'],
  ['chocolate', 'dark-chocolate'],
  ['yeast', 'active-dry-yeast'],
  ['noodles', 'rice-noodles'],
  ['broth', 'chicken-stock'],
  ['corn', 'cornstarch'],
  ['pork', 'lard'],
  ['poultry', 'chicken-stock'],
  ['cheese', 'mascarpone'],
])('EXT-26 “no %s” in a search leaves out %s', (word, id) => {
  expect(table.leftOutBy(word, true)).toContain(id);
});

test.each(['italian', 'peanut italian', 'fresh', 'red', 'oven'])(
  'EXT-26 “%s” in a search is no food to leave out',
  (word) => {
    expect(table.leftOutBy(word, true)).toEqual([]);
  },
);

test('EXT-26 a word that only ends names of foods leaves out none where no food is expected', () => {
  expect(table.leftOutBy('turkey', false)).toEqual([]);
  expect(table.leftOutBy('corn', false)).toContain('cornstarch');
});
