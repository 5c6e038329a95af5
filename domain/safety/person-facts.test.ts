import { expect, test } from 'vitest';
import { personFacts } from './person-facts.ts';

const account = { dateOfBirth: null, gender: 'other', weight: null, height: null } as const;
const day = '2026-11-23';
const facts = (given: Partial<Parameters<typeof personFacts>[0]>, answers: Record<string, number> = {}) =>
  personFacts({ ...account, ...given }, new Map(Object.entries(answers)), null, day);

test('EXT-17 a person is young if either the date of birth or the answer says so', () => {
  expect(facts({ dateOfBirth: '2008-11-24' }).age).toEqual({ from: 17, to: 17 });
  expect(facts({ dateOfBirth: '2008-11-23' }).age).toEqual({ from: 18, to: 18 });
  expect(facts({ dateOfBirth: '1990-01-01' }, { age: 1 }).age).toEqual({ from: 0, to: 17 });
  expect(facts({ dateOfBirth: '2012-01-01' }, { age: 2 }).age).toEqual({ from: 14, to: 14 });
  expect(facts({}, { age: 4 }).age).toEqual({ from: 71, to: 120 });
});

test.each([
  [{ dateOfBirth: '1850-01-01' }, 'age'],
  [{ weight: 0, height: 67 }, 'bmi'],
  [{ weight: 150, height: 5 }, 'bmi'],
  [{ weight: 1500, height: 67 }, 'weightKg'],
] as const)('EXT-17 implausible data counts as unknown: %j', (given, name) => {
  expect(facts(given)[name]).toBeNull();
});

test('EXT-17 the sex is known unless account and answer contradict each other', () => {
  expect(facts({ gender: 'female' }).sex).toBe('female');
  expect(facts({}, { sex: 1 }).sex).toBe('female');
  expect(facts({ gender: 'female' }, { sex: 2 }).sex).toBeNull();
  expect(facts({ gender: 'female' }, { sex: 3 }).sex).toBeNull();
  expect(facts({}).sex).toBeNull();
});

test('EXT-17 computes the body-mass index from pounds and inches', () => {
  expect(facts({ weight: 79, height: 60 }).bmi).toBe(15.4);
});
