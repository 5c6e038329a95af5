import fc from 'fast-check';
import { expect, test } from 'vitest';
import { energyNeed } from './energy-need.ts';
import { type PersonFacts, personFacts, unknownPerson } from './person-facts.ts';

const day = '2026-11-23';
const bornBefore = (years: number) => `${2026 - years}-01-01`;
const profile = (
  { years, sex, cm, kg }: { years: number; sex: 'female' | 'male'; cm: number; kg: number },
  answers: Readonly<Record<string, number>> = {},
) =>
  personFacts(
    { dateOfBirth: bornBefore(years), gender: sex, height: cm / 2.54, weight: kg / 0.453_592_37 },
    new Map(Object.entries(answers)),
    null,
    day,
  );

test.each([
  // 584.9 - 7.01 x 30 + 5.72 x 165 + 11.71 x 60
  [{ years: 30, sex: 'female', cm: 165, kg: 60 }, { movement: 1 }, 2030],
  // 575.77 - 7.01 x 30 + 6.6 x 165 + 12.14 x 60
  [{ years: 30, sex: 'female', cm: 165, kg: 60 }, {}, 2190],
  // 1004.82 - 10.83 x 40 + 6.52 x 180 + 15.91 x 80
  [{ years: 40, sex: 'male', cm: 180, kg: 80 }, { movement: 3 }, 3020],
  // 55.59 - 22.25 x 15 + 8.43 x 160 + 17.07 x 50 + 20
  [{ years: 15, sex: 'female', cm: 160, kg: 50 }, { movement: 1 }, 1950],
  // 19.12 + 3.68 x 10 + 8.62 x 140 + 20.28 x 33 + 25
  [{ years: 10, sex: 'male', cm: 140, kg: 33 }, {}, 1960],
] as const)('EXT-17 the need of %j who moves %j is %d kcal', (body, answers, kcal) => {
  expect(energyNeed(profile(body, answers))).toBe(kcal);
});

test('EXT-17 the need of an underweight adult is computed for the lowest healthy weight', () => {
  const healthy = 18.5 * 1.7 ** 2;
  const light = energyNeed(profile({ years: 25, sex: 'female', cm: 170, kg: 39 }));
  expect(light).toBe(energyNeed(profile({ years: 25, sex: 'female', cm: 170, kg: healthy })));
});

test('EXT-17 without body data the need is an average, for unknown sex the higher one', () => {
  expect(energyNeed(unknownPerson)).toBe(2500);
  expect(energyNeed({ ...unknownPerson, sex: 'female' })).toBe(2000);
  expect(energyNeed({ ...unknownPerson, sex: 'female', age: { from: 0, to: 17 } })).toBe(2390);
  expect(energyNeed({ ...unknownPerson, age: { from: 12, to: 12 } })).toBe(2240);
});

test('EXT-17 no plausible body has a need below the adult floor', () => {
  const adult: fc.Arbitrary<PersonFacts> = fc
    .record({
      years: fc.integer({ min: 18, max: 100 }),
      sex: fc.constantFrom('female' as const, 'male' as const),
      cm: fc.integer({ min: 140, max: 210 }),
      bmi: fc.double({ min: 12, max: 60, noNaN: true }),
    })
    .map(({ bmi, ...body }) => profile({ ...body, kg: bmi * (body.cm / 100) ** 2 }));
  fc.assert(fc.property(adult, (facts) => energyNeed(facts) > 1_100));
});
