import { expect, test } from 'vitest';
import { withAge } from '#domain/health-recommendations/age-band.ts';
import { type AgeRange, personFacts } from './person-facts.ts';

const account = { dateOfBirth: null, gender: 'other', weight: null, height: null } as const;
const day = '2026-11-23';
const bandFrom = [0, 18, 51, 71, 121];
const isWithin = (age: AgeRange | null, band: number) =>
  age !== null && age.from >= (bandFrom[band - 1] ?? 0) && age.from < (bandFrom[band] ?? 0);
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
  expect(facts({ weight: 79, height: 60 }).bmi).toBeCloseTo(15.43, 2);
});

test.each([
  [881.8, 47.24],
  [5.5, 98.4],
  [5000, 67],
  [150, 5],
])('EXT-17 %d lb at %d in cannot be right, so the body is unclear', (weight, height) => {
  expect(facts({ weight, height })).toMatchObject({ bmi: null, isBodyUnclear: true });
  expect(facts({ weight: 150, height: 67 }).isBodyUnclear).toBe(false);
  expect(facts({}).isBodyUnclear).toBe(false);
});

test('EXT-17 a body-mass index just below a bound stays below it', () => {
  const kg = 53.4 / 0.453_592_37;
  expect(facts({ weight: kg, height: 170 / 2.54 }).bmi).toBeLessThan(18.5);
});

test.each([
  ['2027-05-01', null],
  ['1800-01-01', null],
  ['abc', null],
  ['2000-02-31', null],
  ['2026-11-24', null],
  ['2008-11-24', 1],
  ['2008-11-23', 2],
  ['1976-11-23', 2],
  ['1975-11-23', 3],
  ['1956-11-23', 3],
  ['1955-11-23', 4],
])('EXT-17 facts and answers agree on the age of %s', (dateOfBirth, band) => {
  const answers = withAge(new Map(), dateOfBirth, new Date(`${day}T12:00:00Z`));
  expect(answers.get('age') ?? null).toBe(band);
  const { age } = facts({ dateOfBirth });
  expect(age === null).toBe(band === null);
  if (band === null) {
    expect(facts({ dateOfBirth }, { age: 3 }).age).toEqual({ from: 51, to: 70 });
    expect(withAge(new Map([['age', 3]]), dateOfBirth, new Date(day)).get('age')).toBe(3);
  } else expect([1, 2, 3, 4].filter((each) => isWithin(age, each))).toEqual([band]);
});
