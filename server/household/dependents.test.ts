import { describe, expect, test } from 'vitest';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { judgeFood } from '#domain/dietary-profile/judge-food.ts';
import {
  dependentEnergy,
  dependentLimits,
  dependentProfile,
  lowestEnergy,
  refusedDiets,
} from '#domain/household/dependent-profile.ts';
import type { Dependent } from '#domain/household/household.ts';
import { constraintWords } from '#domain/household/shared-profile.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from '#server/health/health-content.ts';

const foods = await loadFoods();
const { situations } = await healthContent({ foods });

const person = (more: Partial<Dependent>): Dependent => ({
  name: 'Lena',
  kind: 'child',
  age: null,
  allergens: [],
  diets: [],
  excludedFoods: [],
  lowAxes: [],
  energyTarget: null,
  ...more,
});
const eats = (more: Partial<Dependent>, id: string) => {
  const food = foods.byId.get(id);
  if (food === undefined) throw new Error(`There is no food ${id}.`);
  return isServable(judgeFood(food, dependentProfile(person(more), foods, situations)));
};

describe('EXT-32 EXT-17 the safety rules of their age apply to children of a household', () => {
  const forNobodyUnder5 = ['almonds', 'peanuts', 'grapes', 'popcorn', 'hot-dog', 'oysters', 'smoked-salmon'];
  const roundOrHard = ['cherry', 'cherry-tomatoes', 'bratwurst', 'sunflower-seeds', 'mixed-seeds'];
  test.each([...forNobodyUnder5, ...roundOrHard, 'brie', 'chicken-liver', 'rice-milk'])(
    '%s from 5 years on',
    (id) => {
      for (const age of [1, 2, 4]) expect(eats({ age }, id)).toBe(false);
      for (const age of [5, 12]) expect(eats({ age }, id)).toBe(true);
    },
  );

  test('nut butter and ground nuts at any age', () => {
    for (const id of ['peanut-butter', 'almond-butter', 'almond-flour'])
      expect(eats({ age: 1 }, id)).toBe(true);
  });

  test('coffee from 12 years on, fish high in mercury and alcohol for grown-ups', () => {
    for (const id of ['coffee', 'espresso', 'matcha'])
      expect([eats({ age: 11 }, id), eats({ age: 12 }, id)]).toEqual([false, true]);
    for (const id of ['swordfish', 'white-wine'])
      expect([eats({ age: 17 }, id), eats({ age: 18 }, id)]).toEqual([false, true]);
  });

  test('a child of unknown age has the rules of the youngest, a guest those of nobody', () => {
    expect([eats({}, 'almonds'), eats({}, 'coffee'), eats({}, 'swordfish')]).toEqual([false, false, false]);
    expect([eats({ kind: 'guest' }, 'almonds'), eats({ kind: 'guest' }, 'coffee')]).toEqual([true, true]);
  });

  test('every nut of the food table that can be whole is left out under 5', () => {
    const nuts = [...foods.byId.values()].filter(
      ({ aisle, allergens, name }) =>
        aisle === 'nuts-and-seeds' &&
        (allergens.includes('tree_nut') || allergens.includes('peanut')) &&
        !/Butter|Flour|Ground|Meal|Milk|Paste/.test(name),
    );
    expect(nuts.length).toBeGreaterThan(10);
    expect(nuts.filter(({ id }) => eats({ age: 4 }, id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('what a child of a household may have in a day', () => {
  const mostOf = (nutrient: string, more: Partial<Dependent>) =>
    dependentLimits(person(more), situations).find((limit) => limit.nutrient === nutrient)?.most;

  test('salt follows the age, the stricter of the American and the British figure', () => {
    const ages = [1, 3, 4, 6, 7, 8, 9, 13, 14];
    expect(ages.map((age) => mostOf('sodium', { age }))).toEqual([
      800,
      800,
      1200,
      1200,
      1500,
      1500,
      1800,
      1800,
      undefined,
    ]);
  });

  test('caffeine is limited for a child, also of unknown age, and nothing for a guest', () => {
    expect(mostOf('caffeine', { age: 6 })).toBe(60);
    expect(mostOf('sodium', {})).toBe(800);
    expect(dependentLimits(person({ kind: 'guest' }), situations)).toEqual([]);
  });
});

describe('EXT-32 EXT-17 nobody at the table is planned too little', () => {
  test('the energy of a child is that of their age', () => {
    const needs = Array.from({ length: 18 }, (_, index) => dependentEnergy(person({ age: index + 1 })));
    expect(needs.slice(0, 8)).toEqual([760, 1000, 1170, 1380, 1480, 1570, 1640, 1740]);
    expect(needs.slice(0, 17)).toEqual(needs.slice(0, 17).toSorted((one, other) => one - other));
  });

  test('a target below the need of a child, or of a guest without a doctor, is not followed', () => {
    expect(lowestEnergy(person({ age: 15 }))).toBe(2390);
    expect(dependentEnergy(person({ age: 15, energyTarget: 500 }))).toBe(2390);
    expect(dependentEnergy(person({ age: 15, energyTarget: 2900 }))).toBe(2900);
    expect(dependentEnergy(person({ kind: 'guest', age: 30, energyTarget: 500 }))).toBe(1500);
    // of unknown age: the need of a big child
    expect(dependentEnergy(person({ energyTarget: 500 }))).toBe(dependentEnergy(person({ age: 15 })));
  });

  test('diets that take away energy are refused to children alone', () => {
    const diets = ['Ketogenic', 'Vegan'] as const;
    expect(refusedDiets(person({ age: 9, diets }), situations)).toEqual(['Ketogenic']);
    expect(refusedDiets(person({ diets }), situations)).toEqual(['Ketogenic']);
    expect(refusedDiets(person({ kind: 'guest', age: 40, diets }), situations)).toEqual([]);
  });
});

test('EXT-32 EXT-13 with a saved word that names no food, a dish never counts as fitting', () => {
  const guest = person({ kind: 'guest', excludedFoods: ['Dragons', 'olives'] });
  const words = constraintWords(dependentProfile(guest, foods, situations));
  expect(words).toEqual(['No dragons (we can’t check that)', 'No olives']);
  expect(eats({ kind: 'guest', excludedFoods: ['Dragons'] }, 'apple')).toBe(false);
  expect(eats({ kind: 'guest', excludedFoods: ['olives'] }, 'apple')).toBe(true);
});
