import { describe, expect, test } from 'vitest';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Food } from '#domain/food/food.ts';
import { recommend, rulesForEater } from '#domain/health-recommendations/recommend.ts';
import { withCautions } from '#domain/health-recommendations/with-cautions.ts';
import { healthScore } from '#domain/health-score/health-score.ts';
import { interactionsOf } from '#domain/medicines/medicine-interactions.ts';
import { asConstraints, nothingAgreed } from '#domain/medicines/medicine-safety.ts';
import { type PersonFacts, unknownPerson } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { choicesBy } from '#tests/server/health/health-member.ts';
import { healthContent } from './health-content.ts';

const foods = await loadFoods();
const { questionnaire, rulebook, situations, medicines } = await healthContent({ foods });
const worst = choicesBy(questionnaire, 'worst');
const list = questionnaire.medication.medications;

interface Given {
  readonly answers?: Readonly<Record<string, number>>;
  readonly takes?: readonly string[];
  readonly saved?: Partial<DietaryProfile>;
}

const drinks = { alcohol: 4, 'alcohol-amount': 4 };
const noSupplement = {
  'takes-multivitamin': 0,
  'takes-vitamin-d': 0,
  'takes-vitamin-b12': 0,
  'takes-calcium': 0,
  'takes-iodine': 0,
};

/** What is advised to an adult with every complaint, judged as the server judges. */
function advised({ answers = {}, takes = [], saved = {} }: Given) {
  const taken = list.filter(({ name }) => takes.includes(name));
  const facts: PersonFacts = {
    ...unknownPerson,
    bmi: 24,
    answers: new Map(
      Object.entries({ ...worst, ...noSupplement, age: 2, pregnancy: 1, 'eating-style': 1, ...answers }),
    ),
    medications: taken,
  };
  const rules = interactionsOf(
    taken.map(({ inputId }) => inputId),
    medicines,
  );
  const profile = withSafety(
    { ...emptyProfile, ...saved },
    safetyOf(situations, facts),
    asConstraints(rules, nothingAgreed),
  );
  const careful = withCautions(profile, facts, rulebook);
  const score = healthScore(questionnaire, facts.answers, { weight: null, height: null, isAdult: true });
  return recommend(rulebook, { ...facts, medications: taken }, score, careful, foods);
}
const idsOf = (given: Given) => advised(given).map(({ rule }) => rule.id);
const without = (...ids: string[]): Partial<DietaryProfile> => ({
  excludedFoods: [{ name: 'Excluded', foodIds: ids }],
});

describe('alcohol', () => {
  const bannedBy = list.filter(({ inputId }) => {
    const out = asConstraints(interactionsOf([inputId], medicines), nothingAgreed);
    return ['beer', 'red-wine', 'vodka'].every((id) => out.some(({ foodIds }) => foodIds.includes(id)));
  });

  test('fewer drinks are advised to nobody whose illness or medicine allows none', () => {
    const people: readonly Given[] = [
      { answers: { ...drinks, 'liver-disease': 1 } },
      { answers: { ...drinks, 'alcohol-dependence': 1 } },
      ...bannedBy.map(({ name }) => ({ answers: drinks, takes: [name] })),
    ];
    expect(bannedBy.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Disulfiram', 'Metronidazole', 'Isoniazid']),
    );
    for (const person of people) {
      const ids = idsOf(person);
      expect([person, ids.includes('less-alcohol')]).toEqual([person, false]);
      expect([person, ids.includes('no-alcohol-for-you')]).toEqual([person, true]);
    }
    expect(idsOf({ answers: drinks })).toContain('less-alcohol');
    expect(idsOf({ answers: drinks })).not.toContain('no-alcohol-for-you');
  });

  test('who drinks much on most days is sent to a doctor before anything else about alcohol', () => {
    const ids = idsOf({ answers: drinks });
    expect(ids).toContain('alcohol-with-your-doctor');
    expect(ids.indexOf('alcohol-with-your-doctor')).toBeLessThan(ids.indexOf('less-alcohol'));
    expect(idsOf({ answers: { alcohol: 3, 'alcohol-amount': 2 } })).not.toContain('alcohol-with-your-doctor');
  });
});

test.each([1, -1])('with trouble swallowing (%i) nothing to eat or drink is advised', (answer) => {
  const found = advised({ answers: { 'trouble-swallowing': answer } });
  expect(found.flatMap((each) => each.foods)).toEqual([]);
  expect(found.filter(({ rule }) => rule.category === 'Eating' && rule.kind !== 'care')).toEqual([]);
});

describe('“I cannot eat it”', () => {
  const has = (origins: readonly string[]) => (food: Food) =>
    food.origins.some((each) => origins.includes(each));
  const grains = has(['grain', 'gluten-grain', 'pseudo-grain']);

  test.each<readonly [string, number, (food: Food) => boolean]>([
    ['whole-grains', 4, grains],
    ['pulses', 4, has(['legume'])],
    ['nuts', 4, ({ aisle, id }) => aisle === 'nuts-and-seeds' && id !== 'prunes'],
    ['fish', 5, has(['fish', 'shellfish'])],
    ['olive-oil', 4, ({ id }) => id === 'olive-oil'],
    ['main-fat', 5, ({ id }) => id === 'olive-oil'],
    ['calcium-foods', 4, has(['dairy'])],
    [
      'vegetables',
      5,
      ({ id }) => rulebook.rules.find((rule) => rule.id === 'vegetables')?.foods.includes(id) === true,
    ],
    [
      'fruit',
      5,
      ({ id }) =>
        ['kiwi', 'prunes', 'orange', 'banana'].includes(id) ||
        rulebook.rules.find((rule) => rule.id === 'fruit')?.foods.includes(id) === true,
    ],
  ])('%s: no such food in any recommendation', (question, key, isKind) => {
    const foodsOf = (answers: Readonly<Record<string, number>>) =>
      advised({ answers: { butter: 2, 'bowel-habit': 2, ...answers } }).flatMap((each) => each.foods);
    expect(foodsOf({}).filter(isKind).length).toBeGreaterThan(0);
    expect(foodsOf({ [question]: key }).filter(isKind)).toEqual([]);
  });

  test('who cannot have olive oil is offered another plant oil', () => {
    for (const answers of [
      { 'olive-oil': 4, butter: 2 },
      { 'main-fat': 5, butter: 2 },
    ]) {
      const ids = idsOf({ answers });
      expect(ids).toContain('plant-oil');
      expect(ids).not.toContain('olive-oil');
    }
  });
});

describe('labels name only foods that are for the person', () => {
  test.each<readonly [string, readonly string[], RegExp, string]>([
    ['olive oil', ['olive-oil'], /olive/i, 'plant-oil'],
    ['oats', ['rolled-oats', 'oat-bran'], /\boats?\b/i, 'barley-for-cholesterol'],
    ['kiwi', ['kiwi'], /kiwi/i, 'prunes-for-bowel'],
    ['prunes', ['prunes'], /prune/i, 'kiwi-for-bowel'],
    [
      'nuts',
      ['walnuts', 'hazelnuts', 'pecans', 'macadamia-nuts', 'pistachios', 'almonds'],
      /\bnuts?\b/i,
      'seeds',
    ],
  ])('%s excluded: another rule stands in', (_, ids, words, other) => {
    const answers = { butter: 2, 'bowel-habit': 2 };
    const found = advised({ answers, saved: without(...ids) });
    const text = found
      .filter(({ rule }) => rule.kind !== 'care')
      .map(({ rule }) => `${rule.label} ${rule.how}`)
      .join('\n');
    expect(text).not.toMatch(words);
    expect(found.map(({ rule }) => rule.id)).toContain(other);
    expect(idsOf({ answers })).not.toContain(other);
  });

  test('every food in a label is one that each food of the rule is, or that the rule asks for', () => {
    const nameWords = new Map(
      foods.foods.flatMap((food) =>
        [food.name, ...food.aliases].map((name) => [name.toLowerCase(), food.id] as const),
      ),
    );
    // Kinds of food that the rule is about, or what is advised against.
    const free = new Set(
      'butter fish salt coffee tea black_tea water candy milk'.replaceAll('_', ' ').split(' '),
    );
    for (const { label, foods: of, names } of rulebook.rules) {
      const words = label.toLowerCase().match(/[a-z]+/g) ?? [];
      const found = [...words, ...words.map((word, n) => `${word} ${words[n + 1] ?? ''}`)].filter(
        (word) => nameWords.has(word) && !free.has(word) && word !== 'black tea',
      );
      const isCovered = (word: string) =>
        of.every((id) => id.includes(word.replace(/s$/, ''))) || names.includes(nameWords.get(word) ?? '');
      expect([label, found.filter((word) => of.length > 0 && !isCovered(word))]).toEqual([label, []]);
    }
  });
});

describe('what you take counts', () => {
  const supplements = { 'eating-style': 4, 'iodised-salt': 2, daylight: 2, 'calcium-foods': 1 };

  test.each([
    ['Multivitamin with minerals', ['vitamin-b12', 'iodine', 'vitamin-d', 'calcium']],
    ['Prenatal multivitamin', ['vitamin-b12', 'iodine', 'vitamin-d', 'calcium']],
    ['Cyanocobalamin', ['vitamin-b12']],
    ['Hydroxocobalamin', ['vitamin-b12']],
    ['Vitamin B complex', ['vitamin-b12']],
    ['Iodine supplement', ['iodine']],
    ['Potassium iodide', ['iodine']],
    ['Colecalciferol', ['vitamin-d']],
    ['Calcium carbonate', ['calcium']],
  ])('%s in the list of medicines: none of %j', (name, ids) => {
    expect(list.map((each) => each.name)).toContain(name);
    const before = idsOf({ answers: supplements });
    const after = idsOf({ answers: supplements, takes: [name] });
    for (const id of ids) expect([id, before.includes(id), after.includes(id)]).toEqual([id, true, false]);
  });

  test('over 70 the dose of vitamin D is that of the higher need', () => {
    const doseAt = (age: number) =>
      advised({ answers: { ...supplements, age } }).find(({ rule }) => rule.id === 'vitamin-d')?.rule.dose;
    expect(doseAt(3)?.amount).toBe(15);
    expect(doseAt(4)?.amount).toBe(20);
  });
});

test('of rules that stand in for each other only one can be withheld', () => {
  const idsFor = (profile: DietaryProfile) => rulesForEater(rulebook, profile, foods).map(({ id }) => id);
  const everything = idsFor(emptyProfile);
  for (const { id, insteadOf } of rulebook.rules)
    if (insteadOf !== null)
      expect([id, everything.includes(insteadOf), everything.includes(id)]).toEqual([id, true, false]);
  const noNuts = idsFor({ ...emptyProfile, allergens: ['tree_nut'] });
  expect([noNuts.includes('nuts'), noNuts.includes('seeds')]).toEqual([false, true]);
});
