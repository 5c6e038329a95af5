import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Food } from './food.ts';
import {
  alsoMeant,
  ambiguousAlias,
  isAllergenWord,
  isMeantAlone,
  isNamedLast,
  isNarrower,
  isOfMilk,
  notMeant,
} from './food-family-words.ts';
import { type NamedFood, namesOf, wordsOf } from './food-names.ts';
import { readFoodTable } from './food-table.ts';
import { foodFamily } from './kinds-of-food.ts';

const read = (name: string) => readFileSync(`content/${name}.csv`, 'utf8');
const foods = readFoodTable(read('foods'), read('sources'));
const familyOf = (word: string) => {
  const { own, kinds } = foodFamily(word, foods);
  return [...own, ...kinds].map(({ id }) => id);
};

test.each([
  ['Onion', 'red-onion sweet-onion onion-powder dried-onion onion-salt scallion shallot', 'leek chives'],
  ['Garlic', 'garlic-powder garlic-infused-oil garlic-salt garlic-paste', 'chives onion'],
  ['Celery', 'celeriac celery-seed celery-salt', 'lovage'],
  [
    'tomatoes',
    'cherry-tomatoes canned-tomatoes tomato-puree tomato-paste sun-dried-tomatoes ketchup salsa',
    'tomatillo',
  ],
  ['Mushroom', 'shiitake-mushrooms dried-shiitake dried-porcini oyster-mushrooms', 'oysters'],
  ['milk', 'whole-milk skim-milk goat-milk buttermilk cheddar-cheese butter', 'soy-milk coconut-milk'],
  ['Egg', 'egg-white egg-yolk quail-egg duck-egg hard-boiled-egg mayonnaise', 'eggplant'],
  ['Egg White', 'egg mayonnaise hard-boiled-egg', 'egg-yolk'],
  ['Corn', 'cornmeal cornstarch popcorn masa-harina grits corn-oil', 'mache acorn-squash corned-beef'],
  ['Red Chili', 'cayenne-pepper red-pepper-flakes jalapeno dried-red-chilli', 'red-bell-pepper black-pepper'],
  ['Pork', 'bacon lard chorizo pork-sausage', 'beef-dripping turkey-bacon'],
  ['Sesame Seeds', 'tahini sesame-oil hummus', 'poppy-seeds'],
  ['Rolled Oats', 'oat-bran oat-flour steel-cut-oats', 'goat-cheese'],
  ['Red Bell Pepper', 'green-bell-pepper roasted-red-peppers paprika', 'red-pepper-flakes black-pepper'],
  ['peppers', 'red-bell-pepper jalapeno roasted-red-peppers', 'black-pepper white-pepper lemon-pepper'],
  ['Cocoa Powder', 'dark-chocolate milk-chocolate', 'carob-powder'],
  ['Grapes', 'raisins white-wine balsamic-vinegar', 'grapefruit cherry-tomatoes'],
  ['White Rice', 'cooked-white-rice', 'brown-rice wild-rice'],
  ['gluten', 'pasta rolled-oats', 'gluten-free-pasta gluten-free-bread'],
  ['lactose', 'butter whole-milk', 'lactose-free-milk'],
  ['meat', 'lard beef-stock duck-fat gelatin', 'crab-meat'],
  ['sugar', 'honey maple-syrup', 'sugar-snap-peas stevia'],
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
  ['onion powder', ['onion-powder', 'onion-salt']],
  ['Cherry Tomatoes', ['cherry-tomatoes']],
  ['Peanut Butter', ['peanut-butter', 'peanut-flour']],
  ['Soy Milk', ['soy-milk']],
  ['yellow onion', ['onion', 'onion-chutney']],
  ['Cilantro', ['cilantro']],
  ['Corriander', []],
  [' ', []],
])('EXT-13 leaving out %s is no more than %j', (word, ids) => {
  expect(familyOf(word)).toEqual(ids);
});

test.each([
  ['Onion', 'vegetable-stock pork-sausage tikka-paste curry-powder', 'canned-tomatoes mayonnaise'],
  ['Garlic', 'vegetable-stock hummus pork-sausage italian-sausage curry-powder', 'soy-sauce'],
  ['Corn', 'powdered-sugar baking-powder', 'chicken-stock'],
  ['pork', 'gelatin hot-dog', 'vegetable-stock'],
  ['Cherry', 'fruit-jam', 'apricot-jam'],
])('EXT-13 of who leaves out %s, %s can’t be checked, and %s can', (word, opened, others) => {
  const open = foodFamily(word, foods).open.map(({ id }) => id);
  expect(open).toEqual(expect.arrayContaining(opened.split(' ')));
  for (const id of others.split(' ')) expect([...open, ...familyOf(word)]).not.toContain(id);
});

test('EXT-13 every food covers itself, and the forms listed by id are foods', () => {
  for (const { id, name } of foods.foods) expect(familyOf(name)[0]).toBe(id);
  for (const ids of alsoMeant.values())
    for (const id of ids) expect([id, foods.byId.has(id)]).toEqual([id, true]);
});

/** Words that decide by more than the name, each for its reason in `food-family-words.ts`. */
const isDecidedOtherwise = (word: string, food: Food): boolean =>
  isMeantAlone(word) ||
  isAllergenWord(word) ||
  (isOfMilk(word) && !food.allergens.includes('milk')) ||
  notMeant.get(word)?.test(food.id) === true;

test('EXT-13 a food leaves out what bears its name or an alias, alone or as a part of a word', () => {
  const { named } = namesOf(foods.foods);
  const missed = named.flatMap(({ food, phrases }) => {
    const { own, kinds, open } = foodFamily(food.name, foods);
    const leftOut = new Set([...own, ...kinds, ...open]);
    return phrases.flatMap((words) => {
      const word = words.trim();
      if (ambiguousAlias.get(word) === food.id) return [];
      if (isNarrower(food.id) && words !== wordsOf(food.name)) return [];
      const isLast = isNamedLast(word);
      const bears = ({ name, texts }: NamedFood) =>
        texts.some((text) => (isLast ? text.endsWith(words) : text.includes(words))) ||
        (word.length > 3 &&
          !isLast &&
          name.split(' ').some((other) => other.startsWith(word) || other.endsWith(word)));
      return named
        .filter((other) => bears(other) && !leftOut.has(other.food) && !isDecidedOtherwise(word, other.food))
        .map((other) => `${food.id}: ${word} of ${other.food.id}`);
    });
  });
  expect(missed).toEqual([]);
});

test('EXT-13 every exception is a food that bears the word', () => {
  const { named } = namesOf(foods.foods);
  const unused = [...notMeant].filter(([word, ids]) => {
    const bears = named.filter(({ texts }) => texts.some((text) => text.includes(word)));
    return !bears.some(({ food }) => ids.test(food.id));
  });
  expect(unused.map(([word]) => word)).toEqual([]);
});
