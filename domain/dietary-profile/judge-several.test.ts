import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFoodTable } from '#domain/food/food-table.ts';
import { constraintWords, sharedProfile } from '#domain/household/shared-profile.ts';
import { anyDish, anyProfile } from './dietary-profile.fixture.ts';
import { type DietaryProfile, emptyProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { isServable, judge } from './judge.ts';
import { fitsAll, judgeEach, profileOfAll } from './judge-several.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const { foods, byId } = readFoodTable(read('foods.csv'), read('sources.csv'));
const few = foods.filter((_, at) => at % 7 === 0);

const anyJudged = anyDish(few).map(({ ingredients, servings }) =>
  dishOfIngredients(
    ingredients.flatMap(({ foodId, grams }) => {
      const food = byId.get(foodId);
      return food === undefined ? [] : [{ food, grams }];
    }),
    servings,
  ),
);
const eaters = (profiles: readonly (DietaryProfile | null)[]) =>
  profiles.map((profile, at) => ({ id: `adult-${at}`, name: 'A', isMe: at === 0, profile }));

test('EXT-32 a dish fits “us” exactly when it fits each of us who shares what they eat', () => {
  fc.assert(
    fc.property(
      anyJudged,
      fc.array(fc.option(anyProfile(few), { freq: 5 }), { minLength: 1, maxLength: 5 }),
      (dish, profiles) => {
        const known = profiles.filter((profile) => profile !== null);
        expect(fitsAll(judgeEach(dish, eaters(profiles)))).toBe(
          known.every((profile) => isServable(judge(dish, profile))),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('EXT-32 adding a person never widens what fits, and the profile of all lets nothing through', () => {
  fc.assert(
    fc.property(
      anyJudged,
      fc.array(anyProfile(few), { minLength: 1, maxLength: 4 }),
      anyProfile(few),
      (dish, profiles, another) => {
        const all = [...profiles, another];
        if (fitsAll(judgeEach(dish, eaters(all))))
          expect(fitsAll(judgeEach(dish, eaters(profiles)))).toBe(true);
        if (isServable(judge(dish, profileOfAll(all))))
          expect(all.every((profile) => isServable(judge(dish, profile)))).toBe(true);
      },
    ),
    { numRuns: 200 },
  );
});

const spinach = { included: ['spinach'], excluded: [] };
const noSpinach = { included: [], excluded: ['spinach'] };
const safety = {
  kind: 'medicine' as const,
  name: 'Warfarin',
  allergens: [],
  foodIds: ['spinach'],
  why: null,
  source: null,
};
const since = '2026-03-14';
test.each<[string, Partial<DietaryProfile>, Partial<DietaryProfile>]>([
  ['an allergen', { allergens: ['milk'] }, {}],
  ['a medicine', { safety: [safety] }, {}],
  ['an excluded food', { excludedFoods: [{ name: 'Spinach', foodIds: ['spinach'] }] }, {}],
  ['a diet', { diets: ['Vegan'] }, {}],
  ['a word that cannot be checked', { unreadable: ['Mlik'] }, {}],
  ['a limit', { limits: { oxalate: 1 } }, {}],
  ['the lower of two limits', { limits: { oxalate: 1 } }, { limits: { oxalate: 2 } }],
  ['a food left out by hand', { limits: { sulfur: 3 }, lists: { sulfur: noSpinach } }, {}],
  [
    'a limit, with the food allowed by hand for somebody else',
    { limits: { oxalate: 1 } },
    { limits: { oxalate: 1 }, lists: { oxalate: spinach } },
  ],
  [
    'the smaller dose of a food test',
    { doses: [{ substance: 'oxalate', load: 0.5, since }] },
    { doses: [{ substance: 'oxalate', load: 1000, since }] },
  ],
  [
    'the smaller portion of a food',
    { foodLimits: [{ foodId: 'spinach', name: 'Spinach', grams: 5, since }] },
    { foodLimits: [{ foodId: 'spinach', name: 'Spinach', grams: 500, since }] },
  ],
])('EXT-32 the profile of all keeps %s of one of them', (_, strict, other) => {
  const [one, two] = [strict, other].map((part): DietaryProfile => ({ ...emptyProfile, ...part }));
  if (one === undefined || two === undefined) throw new Error('Two people are judged for.');
  const dish = dishOfIngredients(
    ['spinach', 'butter'].flatMap((id) => {
      const food = byId.get(id);
      return food === undefined ? [] : [{ food, grams: 100 }];
    }),
    1,
  );
  expect(isServable(judge(dish, one))).toBe(false);
  for (const all of [
    [one, two],
    [two, one],
    [two, one, two],
  ])
    expect(isServable(judge(dish, profileOfAll(all)))).toBe(false);
});

test('EXT-32 figures of energy stay hidden for all where they can harm one of them', () => {
  const hidden = { ...emptyProfile, hidesEnergy: true as const };
  expect(profileOfAll([emptyProfile, hidden]).hidesEnergy).toBe(true);
  expect(profileOfAll([emptyProfile]).hidesEnergy).toBeUndefined();
});

test('EXT-32 for one person the profile of all judges as their own', () => {
  fc.assert(
    fc.property(anyJudged, anyProfile(few), (dish, profile) => {
      expect(judge(dish, profileOfAll([profile])).kind).toBe(judge(dish, profile).kind);
    }),
    { numRuns: 100 },
  );
});

test('EXT-32 what is shared judges the same, and says nothing of medicines and illness', () => {
  fc.assert(
    fc.property(anyJudged, anyProfile(few), (dish, profile) => {
      const shared = sharedProfile(profile);
      expect(isServable(judge(dish, shared))).toBe(isServable(judge(dish, profile)));
      expect(JSON.stringify([shared, constraintWords(shared)])).not.toMatch(/Phenelzine|Pregnancy|medicine/);
    }),
    { numRuns: 100 },
  );
});

test('EXT-32 a person who shares nothing is never counted as one whom it fits', () => {
  const dish = dishOfIngredients([], 1);
  const [one, other] = judgeEach(dish, eaters([emptyProfile, null]));
  expect([one?.judgement?.kind, other?.judgement]).toEqual(['fits', null]);
});
