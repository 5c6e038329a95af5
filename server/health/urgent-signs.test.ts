import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { standAlone, urgentKindsOf, urgentSigns } from '#domain/health-recommendations/apply-rule.ts';
import { recommend } from '#domain/health-recommendations/recommend.ts';
import { healthScore } from '#domain/health-score/health-score.ts';
import { type Medication, questionsOf, unknown, yes } from '#domain/questionnaire/questionnaire.ts';
import { type PersonFacts, unknownPerson } from '#domain/safety/person-facts.ts';
import { safetyOf } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { choicesBy } from '#tests/server/health/health-member.ts';
import { healthContent } from './health-content.ts';
import { urgentHelp } from './urgent-help.ts';

const foods = await loadFoods();
const content = await healthContent({ foods });
const { questionnaire, rulebook, situations } = content;
const { medications } = questionnaire.medication;
const worst = choicesBy(questionnaire, 'worst');
const singles = new Set(
  questionnaire.categories
    .flatMap(questionsOf)
    .filter(({ kind }) => kind === 'single')
    .map(({ name }) => name),
);
const signNames = [...new Set(rulebook.urgent.signs.map(({ name }) => name))].filter((name) =>
  singles.has(name),
);
const noSign = Object.fromEntries(signNames.map((name) => [name, 0]));

interface Given {
  readonly answers: Readonly<Record<string, number>>;
  readonly about?: Partial<PersonFacts>;
  readonly takes?: readonly string[];
  readonly leavesOpen?: readonly string[];
}

/** An adult with every complaint and no illness or sign, and what is given. */
function person({ answers, about = {}, takes = [], leavesOpen = [] }: Given) {
  const taken: readonly Medication[] = medications.filter(({ name }) => takes.includes(name));
  const all = new Map(
    Object.entries({ ...worst, ...noSign, age: 2, pregnancy: 1, 'blood-pressure': 2, ...answers }),
  );
  for (const name of leavesOpen) all.delete(name);
  return { ...unknownPerson, bmi: 22, ...about, answers: all, medications: taken };
}
const kindsOf = (given: Given) => urgentKindsOf(urgentSigns(rulebook, person(given)));
const advised = (given: Given) => {
  const facts = person(given);
  const score = healthScore(questionnaire, facts.answers, { weight: null, height: null, isAdult: true });
  return recommend(rulebook, facts, score, emptyProfile, foods).map(({ rule }) => rule);
};

test('a healthy person has no sign, and gets the advice that waits for one', () => {
  expect(kindsOf({ answers: {} })).toEqual([]);
  expect(advised({ answers: {} }).filter(({ waits }) => waits).length).toBeGreaterThan(3);
});

describe.each(signNames)('EXT-17 unknown is not No: %s', (name) => {
  const unsure: Given = { answers: { [name]: unknown } };

  test('“not known” sends to a doctor, and nothing that waits for a doctor is advised', () => {
    const facts = person(unsure);
    const help = urgentHelp(content, urgentSigns(rulebook, facts));
    expect(help?.text).toMatch(/doctor/);
    if (name !== 'self-harm') expect(help?.title).toBe('Please see a doctor about what you’re not sure of');
    expect(help?.reasons.length).toBeGreaterThan(0);
    expect(advised(unsure).filter(({ waits, kind }) => waits || kind === 'supplement')).toEqual([]);
  });

  test('Yes is at least as urgent as “not known”', () => {
    const order = Object.keys(rulebook.urgent.kinds);
    const rank = (answer: number) => order.indexOf(kindsOf({ answers: { [name]: answer } })[0] ?? '');
    expect(rank(yes)).toBeGreaterThanOrEqual(0);
    expect(rank(yes)).toBeLessThanOrEqual(rank(unknown));
  });
});

test('a sign of one person alone makes the rules wait like a sign of everybody', () => {
  const clozapine: Given = { answers: { 'bowel-habit': 2 }, takes: ['Clozapine'] };
  expect(kindsOf(clozapine)).toEqual(['today']);
  expect(advised(clozapine).filter(({ waits }) => waits)).toEqual([]);
  expect(kindsOf({ answers: { 'bowel-habit': 2 } })).toEqual([]);
});

test.each(['weight-loss', 'trouble-swallowing'])(
  '%s: neither Yes nor “not known” allows a deficit',
  (name) => {
    for (const answer of [yes, unknown]) {
      const { energy, notes } = safetyOf(situations, person({ answers: { [name]: answer } }));
      expect(energy.mayHaveDeficit).toBe(false);
      expect(notes.flatMap(({ rule }) => rule.notDiets)).toContain('Ketogenic');
    }
  },
);

describe('pregnancy that is not known', () => {
  const high = { 'blood-pressure': 5 };

  test.each<readonly [string, Given, string | null]>([
    ['rather not say', { answers: { ...high, pregnancy: 5 } }, 'pressure-today'],
    ['open', { answers: high, leavesOpen: ['pregnancy'], about: { sex: 'female' } }, 'pressure-today'],
    ['open, of unknown sex', { answers: high, leavesOpen: ['pregnancy'] }, 'pressure-today'],
    ['open, of a man', { answers: high, leavesOpen: ['pregnancy'], about: { sex: 'male' } }, null],
    ['perhaps', { answers: { ...high, pregnancy: 3 } }, 'pressure-today'],
    ['none', { answers: high }, null],
  ])('160 over 110, pregnancy %s: %j is %s', (_, given, kind) => {
    expect(kindsOf(given)[0] ?? null).toBe(kind);
    expect(standAlone(urgentSigns(rulebook, person(given)))).toBe(kind !== null);
  });

  test.each<readonly [string, Given, string]>([
    ['fainting, perhaps pregnant', { answers: { fainting: 1, pregnancy: 3 } }, 'emergency'],
    ['fainting, rather not say', { answers: { fainting: 1, pregnancy: 5 } }, 'emergency'],
    ['warning signs, rather not say', { answers: { 'pregnancy-signs': 1, pregnancy: 5 } }, 'maternity-now'],
    ['warning signs after a birth', { answers: { 'pregnancy-signs': 1, pregnancy: 4 } }, 'maternity-today'],
    ['vomiting, perhaps pregnant', { answers: { 'lasting-vomiting': 1, pregnancy: 3 } }, 'today'],
    ['140 over 90, perhaps pregnant', { answers: { 'blood-pressure': 3, pregnancy: 3 } }, 'doctor'],
  ])('%s', (_, given, kind) => {
    expect(kindsOf(given)[0]).toBe(kind);
  });
});

test.each([
  [5, 'today'],
  [3, 'doctor'],
])('under 18, blood pressure %i is for a doctor: %s', (answer, kind) => {
  const young = { answers: { age: 1, 'blood-pressure': answer }, about: { age: { from: 15, to: 15 } } };
  expect(kindsOf(young)).toEqual([kind]);
});

test.each<readonly [string, Given, string]>([
  ['a steroid', { answers: {}, takes: ['Prednisolone'] }, 'emergency'],
  ['a steroid in place of one’s own', { answers: {}, takes: ['Fludrocortisone'] }, 'emergency'],
  ['fructose intolerance', { answers: { 'fructose-intolerance': 1 } }, 'emergency'],
  ['metformin', { answers: {}, takes: ['Metformin'] }, 'today'],
  ['a steroid cream', { answers: {}, takes: ['Hydrocortisone cream'] }, 'doctor'],
])('EXT-17 vomiting again and again with %s', (_, given, kind) => {
  const vomiting: Given = { ...given, answers: { ...given.answers, 'lasting-vomiting': 1 } };
  expect(kindsOf(vomiting)[0]).toBe(kind);
});
