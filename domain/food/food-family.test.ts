import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foodFamily } from './food-family.ts';
import { alsoMeant } from './food-family-words.ts';
import { readFoodTable } from './food-table.ts';

const read = (name: string) => readFileSync(`content/${name}.csv`, 'utf8');
const foods = readFoodTable(read('foods'), read('sources'));
const familyOf = (word: string) => {
  const { own, kinds } = foodFamily(word, foods);
  return [...own, ...kinds].map(({ id }) => id);
};

test.each([
  ['Onion', 'red-onion sweet-onion onion-powder dried-onion onion-salt', 'scallion shallot leek chives'],
  ['Garlic', 'garlic-powder garlic-infused-oil garlic-salt garlic-paste', 'chives onion'],
  ['Celery', 'celeriac celery-seed celery-salt', 'lovage'],
  [
    'tomatoes',
    'cherry-tomatoes canned-tomatoes tomato-puree tomato-paste sun-dried-tomatoes ketchup salsa',
    'tomatillo',
  ],
  ['Mushroom', 'shiitake-mushrooms dried-shiitake dried-porcini oyster-mushrooms', 'oysters'],
  ['milk', 'whole-milk skim-milk goat-milk nonfat-dry-milk', 'soy-milk coconut-milk buttermilk'],
  ['Egg', 'egg-white egg-yolk quail-egg duck-egg hard-boiled-egg', 'eggplant mayonnaise'],
  ['prawns', 'shrimp cooked-prawns', 'crab-meat'],
  ['Peanuts', 'peanut-butter peanut-oil roasted-peanuts peanut-flour', 'almonds'],
  ['wheat', 'all-purpose-flour bulgur couscous pasta white-bread', 'buckwheat-flour rice-flour'],
  ['Almonds', 'almond-flour almond-milk almond-butter blanched-almonds', 'cashews'],
  ['Potato', 'new-potatoes potato-starch', 'sweet-potato'],
  ['Butter', 'unsalted-butter ghee', 'peanut-butter butter-lettuce buttermilk'],
  ['pork', 'pork-loin bacon cooked-ham prosciutto', 'ground-beef turkey-bacon'],
  ['cheese', 'parmesan feta cheddar-cheese', 'vegan-cheese'],
  ['olives', 'black-olives green-olives', 'olive-oil'],
  ['Cherry', 'sour-cherries dried-cherries', 'cherry-tomatoes'],
  ['Oysters', 'oyster-sauce', 'oyster-mushrooms'],
  ['Chickpeas (dried)', 'canned-chickpeas chickpea-flour', 'green-peas'],
  ['coriander', 'cilantro coriander-seed', 'parsley'],
])('EXT-13 leaving out %s covers %s, and not %s', (word, covered, others) => {
  expect(familyOf(word)).toEqual(expect.arrayContaining(covered.split(' ')));
  for (const id of others.split(' ')) expect(familyOf(word)).not.toContain(id);
});

test.each([
  ['Red Onion', ['red-onion']],
  ['onion powder', ['onion-powder']],
  ['Cherry Tomatoes', ['cherry-tomatoes']],
  ['Peanut Butter', ['peanut-butter']],
  ['Egg Yolk', ['egg-yolk']],
  ['Soy Milk', ['soy-milk']],
  ['yellow onion', ['onion']],
  ['Cilantro', ['cilantro']],
  ['Corriander', []],
  [' ', []],
])('EXT-13 leaving out %s is no more than %j', (word, ids) => {
  expect(familyOf(word)).toEqual(ids);
});

test('EXT-13 every food covers itself, and the forms listed by id are foods', () => {
  for (const { id, name } of foods.foods) expect(familyOf(name)[0]).toBe(id);
  for (const ids of alsoMeant.values())
    for (const id of ids) expect([id, foods.byId.has(id)]).toEqual([id, true]);
});
