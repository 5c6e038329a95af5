import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { noPreferences, type Preferences } from '#domain/preferences/preferences.ts';
import { emptyProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { isServable, judge } from './judge.ts';
import { profileOf } from './profile-of.ts';

const table = readFoodTable(
  readFileSync('content/foods.csv', 'utf8'),
  readFileSync('content/sources.csv', 'utf8'),
);
const profile = (saved: Partial<Preferences>) => profileOf({ ...noPreferences, ...saved }, {}, table);

describe('EXT-13 the saved preferences as a profile', () => {
  test('names count in any case and with spaces around them', () => {
    const { allergens, diets, unreadable } = profile({
      allergens: [' milk', 'PEANUTS', 'Tree nuts '],
      diets: ['vegan ', 'GLUTEN FREE'],
    });
    expect([...allergens].sort()).toEqual(['milk', 'peanut', 'tree_nut']);
    expect([...diets].sort()).toEqual(['Gluten Free', 'Vegan']);
    expect(unreadable).toEqual([]);
  });

  test.each([
    [{ allergens: ['Mlik'] }, 'Mlik'],
    [{ diets: ['Vegann'] }, 'Vegann'],
  ])('nothing is served by a word that names no allergen or diet: %j', (saved, word) => {
    const needs = profile(saved);
    expect(needs.unreadable).toEqual([word]);
    const carrots = table.foods.filter(({ id }) => id === 'carrot').map((food) => ({ food, grams: 100 }));
    const judgement = judge(dishOfIngredients(carrots, 1), needs);
    expect(judgement.reasons.map(({ kind, name }) => [kind, name])).toEqual([['unknown', word]]);
    expect(isServable(judgement)).toBe(false);
  });

  test('an intolerance that is on has to be Low; a blank word leaves nothing out', () => {
    const intolerances = { ...noPreferences.intolerances, sulfur: true, fodmap: true };
    const { limits, excludedFoods } = profile({ intolerances, excludedIngredients: [' ', 'Celery'] });
    expect(limits).toEqual({ sulfur: 1, fodmap: 1 });
    expect(excludedFoods.map(({ name }) => name)).toEqual(['Celery']);
  });
});

test('EXT-13 a food that is allowed by hand is not at a limit', () => {
  const oranges = table.foods.filter(({ id }) => id === 'orange').map((food) => ({ food, grams: 100 }));
  const kindWith = (included: readonly string[]) => {
    const lists = { oxalate: { included, excluded: [] } };
    return judge(dishOfIngredients(oranges, 1), { ...emptyProfile, limits: { oxalate: 2 }, lists }).kind;
  };
  expect([kindWith([]), kindWith(['orange'])]).toEqual(['atLimit', 'fits']);
});
