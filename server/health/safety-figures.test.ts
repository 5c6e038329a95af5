import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { judgeFood } from '#domain/dietary-profile/judge-food.ts';
import type { Food } from '#domain/food/food.ts';
import { formIds } from '#domain/food/left-out-foods.ts';
import { personFacts } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const table = await loadFoods();
const { situations, rulebook } = await healthContent({ foods: table });

const account = { dateOfBirth: '1990-05-01', gender: 'female', weight: 143, height: 66 } as const;
const profileOf = (illness: string) =>
  withSafety(
    emptyProfile,
    safetyOf(situations, personFacts(account, new Map([[illness, 1]]), null, '2026-11-23')),
  );
const servable = (illness: string): readonly Food[] => {
  const profile = profileOf(illness);
  return table.foods.filter((food) => isServable(judgeFood(food, profile)));
};
const ids = (foods: readonly Food[]) => foods.map(({ id }) => id);
const isSpice = ({ aisle }: Food) => aisle === 'spices-and-herbs';

const [pku, fructose] = [servable('phenylketonuria'), servable('fructose-intolerance')];

/** Used by the pinch, or named by the consensus as needing no counting. */
const littleOrFree =
  /^(agar|coconut-sugar|dijon-mustard|food-coloring|instant-coffee|light-coconut-milk|liquid-smoke|psyllium-husk|vanilla-bean|wasabi|xanthan-gum|tomato-paste)$|-extract$|^(ginger-)?garlic|mushrooms?$|^(basil|bouquet-garni|chives|curry-leaf|dill|fresh-(oregano|sage|tarragon)|makrut-lime-leaf|mint|parsley|rosemary|thyme)$/;

test('EXT-17 PKU: no food of more than 2.5 g of protein in 100 g, or of unknown protein, is served', () => {
  const rich = pku.filter((food) => (food.per100g.protein ?? 100) > 2.5 && !isSpice(food));
  expect(ids(rich).filter((id) => !littleOrFree.test(id))).toEqual([]);
});

test.each([
  ...['lentil', 'bean', 'chickpea', 'pea', 'quinoa', 'oat', 'rice', 'millet', 'corn', 'amaranth'],
  ...['pasta', 'bread', 'sunflower seed', 'pumpkin seed', 'gelatin', 'nutritional yeast', 'poppy seed'],
])('EXT-17 PKU: no form of %s is served, whether dry, canned, cooked, ground, or spread', (name) => {
  const family = formIds(name, table);
  expect(family.length).toBeGreaterThan(0);
  const other =
    /^(vanilla-bean|(canned-)?green-beans|runner-beans|rice-vinegar|corn-(oil|syrup)|dark-corn-syrup|(gluten-free-)?.*starch)$/;
  expect(ids(pku).filter((id) => family.includes(id) && !other.test(id))).toEqual([]);
});

test('EXT-17 PKU: oil, sugar, starch, most vegetables and fruit are served', () => {
  expect(ids(pku)).toEqual(
    expect.arrayContaining([
      'olive-oil',
      'sugar',
      'cornstarch',
      'carrot',
      'apple',
      'mushroom',
      'glass-noodles',
    ]),
  );
});

test('EXT-17 hereditary fructose intolerance: no food of more than 2 g of sugar in 100 g is served but plain dairy and pasta', () => {
  const isMilk = ({ id, origins }: Food) =>
    origins.includes('dairy') && !origins.includes('added-sugar') && !/dressing|pesto|sauce|bread/.test(id);
  const sweet = fructose.filter(
    (food) =>
      (food.per100g.sugar ?? 0) > 2 && !isSpice(food) && !isMilk(food) && !/pasta|lasagna/.test(food.id),
  );
  expect(ids(sweet)).toEqual([]);
});

test('EXT-17 hereditary fructose intolerance: unknown sugar is served only where the rest of its kind holds none', () => {
  const isPlain = ({ origins, aisle }: Food) =>
    aisle === 'grains-and-pasta' || origins.includes('grain') || origins.includes('gluten-grain');
  const known =
    /^(arrowroot|chia-seeds|oysters|food-coloring|liquid-smoke|psyllium-husk|vanilla-bean|xanthan-gum)$/;
  const herbs = /^(bouquet-garni|dill|fresh-(oregano|sage)|lemongrass|mint|rosemary|thyme)$/;
  const unknown = fructose.filter(
    ({ per100g: { sugar, carbohydrate } }) => sugar === undefined && (carbohydrate ?? 100) > 2,
  );
  const others = unknown.filter(
    (food) => !isSpice(food) && !isPlain(food) && food.aisle !== 'dairy-and-eggs',
  );
  expect(ids(others).filter((id) => !known.test(id) && !herbs.test(id))).toEqual([]);
});

test('EXT-17 hereditary fructose intolerance: no fruit in any form, and no sweet vegetable, is served', () => {
  const plain =
    /^(avocado|lemongrass|orange-blossom-water|apple-cider-vinegar|lemon-pepper|makrut-lime-leaf)$/;
  expect(ids(fructose).filter((id) => formIds('fruit', table).includes(id) && !plain.test(id))).toEqual([]);
  for (const name of [
    'apple',
    'pear',
    'blackberry',
    'lemon',
    'lime',
    'tamarind',
    'beet',
    'carrot',
    'sweet potato',
  ]) {
    const family = formIds(name, table).filter((id) => !/vinegar|greens|pepper$|grass|leaf/.test(id));
    expect(ids(fructose).filter((id) => family.includes(id))).toEqual([]);
  }
  expect(ids(fructose)).toEqual(
    expect.arrayContaining(['white-rice', 'potato', 'spinach', 'plain-yogurt', 'egg', 'salmon', 'pasta']),
  );
});

test.each([
  ['phenylketonuria', ['whole-grains', 'iron-foods', 'pulses', 'nuts', 'fish']],
  ['fructose-intolerance', ['fruit', 'prunes-or-kiwi']],
])('EXT-17 %s: advice on food that is left out names no food, so it isn’t given: %j', (illness, rules) => {
  const profile = profileOf(illness);
  const named = rulebook.rules
    .filter(({ id }) => rules.includes(id))
    .map(({ foods }) => foods.filter((id) => isServable(judgeFood(table.byId.get(id) as Food, profile))));
  expect(named).toEqual(rules.map(() => []));
});
