import { expect, test } from 'vitest';
import { foodOf } from '#domain/food/food.fixture.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { conflictsOf, memberRules, type RuledDish } from './member-rules.ts';

const coriander = foodOf({ id: 'coriander' });
const foods = { named: (word: string) => (word === 'Coriander' ? [coriander] : []) };
const saved = {
  ...noPreferences,
  diets: ['Vegan', 'No such diet'],
  allergens: ['Milk'],
  excludedIngredients: ['Coriander', 'Nothing'],
  intolerances: { ...noPreferences.intolerances, histamine: true },
};
const nothing = { oxalate: [], histamine: [], sulfur: [], fodmap: [], salicylate: [] };
const fine: RuledDish = { diets: ['Vegan'], allergens: [], foodIds: ['rice'], aboveLow: nothing };
const names = (dish: Partial<RuledDish>, lists = {}) =>
  conflictsOf(memberRules(saved, lists, foods), { ...fine, ...dish }).map(({ name }) => name);

test('what suits the preferences goes against nothing, and nobody’s preferences against nothing at all', () => {
  expect(names({})).toEqual([]);
  expect(memberRules(noPreferences, {}, foods)).toEqual([]);
});

test('each thing a member must not be served is named', () => {
  expect(names({ diets: [] })).toEqual(['Vegan']);
  expect(names({ allergens: ['milk', 'egg'] })).toEqual(['Milk']);
  expect(names({ foodIds: ['coriander'] })).toEqual(['Coriander']);
  expect(names({ aboveLow: { ...nothing, histamine: ['tomato'], oxalate: ['beet'] } })).toEqual([
    'Low Histamine',
  ]);
});

test('where nobody says which diets a food suits, no diet is broken', () => {
  expect(names({ diets: null })).toEqual([]);
});

test('the member’s own list counts: what was put back is fine, what was left out is not', () => {
  const dish = { foodIds: ['tomato'], aboveLow: { ...nothing, histamine: ['tomato'] } };
  expect(names(dish, { histamine: { included: ['tomato'], excluded: [] } })).toEqual([]);
  expect(names({}, { histamine: { included: [], excluded: ['rice'] } })).toEqual(['Low Histamine']);
});
