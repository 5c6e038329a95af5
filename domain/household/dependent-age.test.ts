import { expect, test } from 'vitest';
import { dependentOn, dependentToStore, type StoredDependent } from './dependent-age.ts';
import type { Dependent } from './household.ts';

const lena: Dependent = {
  name: 'Lena',
  kind: 'child',
  age: 3,
  allergens: ['Milk'],
  diets: [],
  excludedFoods: [],
  lowAxes: [],
  energyTarget: null,
};
const stored: StoredDependent = { ...lena, ageGivenOn: '2026-03-10' };
const ageOn = (day: string, given = stored) => dependentOn(given, day).age;

test('EXT-32 an age goes up with each full year since it was given', () => {
  expect(
    ['2026-03-10', '2027-03-09', '2027-03-10', '2028-03-09', '2028-03-10'].map((day) => ageOn(day)),
  ).toEqual([3, 3, 4, 4, 5]);
  // the clock of another server
  expect(ageOn('2026-03-09')).toBe(3);
});

test('EXT-32 without its day an age stays, and without an age there is none', () => {
  expect(ageOn('2030-01-01', lena)).toBe(3);
  expect(ageOn('2030-01-01', { ...lena, age: null, ageGivenOn: null })).toBeNull();
});

test('EXT-32 a child becomes a guest at 18, and ages stop at the highest that can be entered', () => {
  expect(dependentOn(stored, '2041-03-09')).toMatchObject({ kind: 'child', age: 17 });
  expect(dependentOn(stored, '2041-03-10')).toMatchObject({ kind: 'guest', age: 18 });
  expect(dependentOn({ ...stored, kind: 'guest', age: 119 }, '2030-03-10').age).toBe(120);
});

test('EXT-32 a day is stored with a changed age alone, so that other edits don’t keep a child young', () => {
  expect(dependentToStore(lena, null, '2026-03-10')).toEqual(stored);
  const edited = { ...lena, age: 4, allergens: [] };
  expect(dependentToStore(edited, stored, '2027-12-01')).toEqual({ ...stored, allergens: [] });
  expect(dependentToStore({ ...edited, age: 5 }, stored, '2027-12-01')).toMatchObject({
    age: 5,
    ageGivenOn: '2027-12-01',
  });
  // the age from before, which is no longer the present one
  expect(dependentToStore(lena, stored, '2027-12-01')).toMatchObject({ age: 3, ageGivenOn: '2027-12-01' });
  expect(dependentToStore({ ...lena, age: null }, stored, '2027-12-01').ageGivenOn).toBeNull();
});
