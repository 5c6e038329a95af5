import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { emptyProfile } from './dietary-profile.ts';
import { judge } from './judge.ts';
import { dishOfFacts } from './judged-dish.ts';
import { judgementSentence } from './judgement-text.ts';
import { excludedFood } from './profile-of.ts';

const read = (name: string) => readFileSync(`content/${name}.csv`, 'utf8');
const foods = readFoodTable(read('foods'), read('sources'));
const amount = { value: 100, unit: 'g' };
const profile = {
  ...emptyProfile,
  excludedFoods: ['Onion', 'Celery'].map((name) => excludedFood(name, foods)),
};

test.each([
  [['onion-powder'], 'Not for you: has onion powder (left out with onion)'],
  [['red-onion', 'celery'], 'Not for you: has red onion (left out with onion) and celery'],
  [['onion', 'onion-powder'], 'Not for you: has onion'],
  [['scallion'], 'Not for you: has scallion (left out with onion)'],
  [['leek'], 'Fits you: onion, celery'],
  [['fish-sauce', 'ketchup'], 'Not for you: has ketchup (left out with celery)'],
  [['pork-sausage'], 'We can’t check onion'],
])('EXT-13 a dish with %j, for who leaves out onion and celery: %s', (ids, sentence) => {
  const ingredients = ids.map((foodId) => ({ foodId, name: foodId, grams: 100, us: amount, metric: amount }));
  const dish = { refId: 'a-dish', title: 'A dish', steps: ['Bake.'], servings: 2, ingredients };
  const facts = searchFactsOf(computeRecipe(dish, foods.byId));
  expect(judgementSentence(judge(dishOfFacts(facts, foods.byId), profile))).toBe(sentence);
});
