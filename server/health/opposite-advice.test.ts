import { expect, test } from 'vitest';
import { applyRule, directionsOfRule } from '#domain/health-recommendations/apply-rule.ts';
import type { Rule } from '#domain/health-recommendations/rule.ts';
import { directionsOf, joinedDirections, opposedBy } from '#domain/safety/opposite-advice.ts';
import { type PersonFacts, personFacts } from '#domain/safety/person-facts.ts';
import { type SafetyNote, safetyOf } from '#domain/safety/safety-of.ts';
import type { SituationTest } from '#domain/safety/safety-rule.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire, rulebook, situations } = await healthContent({ foods: await loadFoods() });
const { medications } = questionnaire.medication;

/** A person whom the tests of all these situations describe, as far as they don't contradict each other. */
function personOf(tests: readonly SituationTest[], more: Readonly<Record<string, number>> = {}): PersonFacts {
  const answers = new Map(Object.entries(more));
  for (const { answers: asked } of tests)
    for (const [name, [key = 1]] of Object.entries(asked)) answers.set(name, key);
  const isYoung = tests.some(({ ageUnder }) => ageUnder !== null);
  const isOld = tests.some(({ ageFrom }) => ageFrom !== null);
  const isLight = tests.some(({ bmiUnder }) => bmiUnder !== null);
  const classes = tests.flatMap(({ takes }) => takes.slice(0, 1));
  const taken = medications.filter((each) => each.classes.some((one) => classes.includes(one))).slice(0, 1);
  const dateOfBirth = isYoung ? '2012-05-01' : isOld ? '1950-05-01' : '1980-05-01';
  const body = { weight: isLight ? 90 : 143, height: 66 };
  return personFacts({ dateOfBirth, gender: 'female', ...body }, answers, taken, '2026-11-23');
}

const allTests = situations.flatMap(({ id, any }) => any.map((each) => ({ id, test: each })));

/** Substances of which the notes want opposite things, leaving out what holds whatever else does. */
function contradictions(notes: readonly SafetyNote[]): readonly string[] {
  const asked = joinedDirections(notes.map(({ rule }) => directionsOf(rule)));
  return notes.flatMap(({ rule }) =>
    rule.effect === 'leave-out' ? [] : opposedBy(directionsOf(rule), asked),
  );
}

test('EXT-17 of any two situations, no note asks for the opposite of another', () => {
  const wrong = allTests.flatMap((one, at) =>
    allTests.slice(at + 1).flatMap((other) => {
      const found = contradictions(safetyOf(situations, personOf([one.test, other.test])).notes);
      return found.map((substance) => `${one.id} and ${other.id}: ${substance}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['sodium', { 'pancreas-disease': 1, 'high-blood-pressure': 1 }, ['pressure-salt', 'pancreas-salt']],
  ['sodium', { 'pancreas-disease': 1, 'heart-failure': 1 }, ['heart-failure-sodium', 'pancreas-salt']],
  ['sodium', { 'pancreas-disease': 1, 'kidney-disease': 1 }, ['kidney-sodium', 'pancreas-salt']],
  ['fluid', { 'kidney-stones': 1, 'heart-failure': 1 }, ['stones-fluid']],
  ['fluid', { 'kidney-stones': 1, dialysis: 1 }, ['stones-fluid']],
  ['calcium', { 'kidney-stones': 1, 'high-calcium': 1 }, ['stones-calcium', 'high-calcium-supplements']],
  ['vitamin-d', { pregnancy: 2, 'high-calcium': 1 }, ['pregnancy-vitamin-d', 'high-calcium-vitamin-d']],
])(
  'EXT-17 opposite advice about %s gives way to one note that names the doctor: %j',
  (substance, answers, withdrawn) => {
    const notesOf = (each: Readonly<Record<string, number>>) =>
      safetyOf(situations, personOf([], each)).notes;
    const notes = notesOf(answers);
    const ids = notes.map(({ rule }) => rule.id);
    for (const id of withdrawn) expect(ids).not.toContain(id);
    const note = notes.find(({ rule }) => rule.id === `opposite-${substance}`)?.rule;
    expect(note).toMatchObject({ effect: 'ask', choice: 'always', ask: 'your doctor' });
    expect(note?.source).not.toBe('');
    for (const [name, answer] of Object.entries(answers))
      expect(notesOf({ [name]: answer }).filter(({ rule }) => rule.id.startsWith('opposite-'))).toEqual([]);
  },
);

test('a withdrawn note about one substance takes no warning about another with it', () => {
  const idsOf = (answers: Readonly<Record<string, number>>) =>
    safetyOf(situations, personOf([], answers)).notes.map(({ rule }) => rule.id);
  expect(idsOf({ 'high-calcium': 1, 'kidney-stones': 1 })).toContain('high-calcium-vitamin-d');
  expect(idsOf({ 'high-calcium': 1, pregnancy: 2 })).toContain('high-calcium-supplements');
});

test('a diet that one situation rules out stays ruled out in any two of them', () => {
  const dietsOf = (tests: readonly SituationTest[]) =>
    new Set(safetyOf(situations, personOf(tests)).notes.flatMap(({ rule }) => rule.notDiets));
  // a person here takes one medicine
  const pairs = allTests.flatMap((one) =>
    allTests.filter(({ test: { takes } }) => takes.length === 0).map((other) => ({ one, other })),
  );
  const wrong = pairs.flatMap(({ one, other }) => {
    const both = dietsOf([one.test, other.test]);
    return [...dietsOf([one.test])].flatMap((diet) =>
      both.has(diet) ? [] : [`${diet}: ${one.id}, ${other.id}`],
    );
  });
  expect(wrong).toEqual([]);
});

test('EXT-17 the note says which answer asks for what', () => {
  const { notes } = safetyOf(situations, personOf([], { 'pancreas-disease': 1, 'high-blood-pressure': 1 }));
  expect(notes.find(({ rule }) => rule.id === 'opposite-sodium')?.rule.why).toBe(
    'Usual advice for “Pancreas disease or cystic fibrosis” is more salt, and for “High blood pressure” less, so change nothing about it until your doctor has planned it with you.',
  );
});

test('EXT-17 what harms stays left out, whatever else is advised', () => {
  const { notes } = safetyOf(situations, personOf([], { diabetes: 1, 'fructose-intolerance': 1 }));
  expect(notes.map(({ rule }) => rule.id)).toContain('hfi-sugar');
});

/** Answers that meet the conditions of the rule. */
function answersFor({ when, any, unless, needsNo, needsKnown }: Rule): Readonly<Record<string, number>> {
  const met = Object.entries({ ...when, ...any[0] }).map(([name, [key = 1]]) => [name, key] as const);
  const no = [...needsNo, ...needsKnown, ...Object.keys(unless)].map((name) => [name, 0] as const);
  return { ...Object.fromEntries([...no, ...met]), age: 2, pregnancy: 1, 'eating-disorder': 0 };
}

test('EXT-18 in no situation is something recommended that its notes ask the opposite of', () => {
  const directed = rulebook.rules.filter((rule) => {
    const { more, less } = directionsOfRule(rule, rulebook);
    return more.length + less.length > 0;
  });
  expect(directed.length).toBeGreaterThan(8);
  const wrong = directed.flatMap((rule) =>
    [{ id: 'none', test: null }, ...allTests].flatMap(({ id, test: each }) => {
      const tests = each === null ? [] : [each];
      const facts = personOf(tests, answersFor(rule));
      const { asked } = safetyOf(situations, facts);
      const isShown = applyRule(rule, { ...facts, medications: [], asked }, rulebook) !== null;
      if (id === 'none') return isShown ? [] : [`${rule.id} is never shown`];
      return isShown
        ? opposedBy(directionsOfRule(rule, rulebook), asked).map((it) => `${rule.id} in ${id}: ${it}`)
        : [];
    }),
  );
  expect(wrong).toEqual([]);
});

test('EXT-18 each recommendation that the notes oppose is withheld by that alone', () => {
  const salt = rulebook.rules.find(({ id }) => id === 'less-salt');
  if (salt === undefined) throw new Error('no less-salt');
  const facts = personOf([], { ...answersFor(salt), 'pancreas-disease': 1 });
  const { asked } = safetyOf(situations, facts);
  const open = { ...salt, unless: {} };
  const applies = (more: object) =>
    applyRule(open, { ...facts, medications: [], ...more }, rulebook) !== null;
  expect(applies({})).toBe(true);
  expect(applies({ asked })).toBe(false);
});

/** Notes that name a substance and want neither more nor less of it: they say where it is, or when to be examined. */
const undirected: readonly string[] = [
  'coeliac-nutrients',
  'heart-failure-licorice',
  'high-calcium-tablets',
  'iron-overload-supplements',
  'iron-overload-tablets',
  'medicine-salt',
  'pressure-licorice',
  'surgery-team',
];

test('EXT-17 a note about an amount says which way it goes, so that opposite ones are found', () => {
  const named =
    /\b(salt|sodium|potassium|protein|calcium|vitamin [A-Z]\d*|iron|drink so|drink more|folic acid)\b/i;
  const rules = situations.flatMap((situation) => situation.rules);
  const silent = rules.filter((rule) => {
    const { more, less, even } = directionsOf(rule);
    const isAdvice = rule.effect === 'ask' || rule.effect === 'tell' || rule.effect === 'limit';
    return isAdvice && named.test(rule.why) && more.length + less.length + even.length === 0;
  });
  expect(silent.map(({ id }) => id).toSorted()).toEqual(
    undirected.filter((id) => silent.some((rule) => rule.id === id)),
  );
  for (const rule of rules.filter(({ effect }) => effect === 'steady'))
    expect(rule.ask, `${rule.id} keeps something even, so it names who sets how much`).not.toBeNull();
});
