import { expect, test } from 'vitest';
import type { Answers } from '#domain/questionnaire/questionnaire.ts';
import { personFacts } from '#domain/safety/person-facts.ts';
import { safetyOf } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { situations, questionnaire, rulebook, medicines } = await healthContent({ foods: await loadFoods() });
const { medications } = questionnaire.medication;

const account = { dateOfBirth: '1980-05-01', gender: 'female', weight: 143, height: 66 } as const;
const notesOf = (answers: Readonly<Record<string, number>>, taken: readonly string[] = []) => {
  const known: Answers = new Map(Object.entries(answers));
  const takes = medications.filter(({ name }) => taken.includes(name.toLowerCase()));
  expect(takes).toHaveLength(taken.length);
  return safetyOf(situations, personFacts(account, known, takes, '2026-11-23')).notes.map(({ rule }) => rule);
};
const idsOf = (answers: Readonly<Record<string, number>>, taken?: readonly string[]) =>
  notesOf(answers, taken).map(({ id }) => id);

test('EXT-17 every note that advises emergency care names the number to call', () => {
  const urgent = situations.flatMap(({ rules }) => rules).filter(({ ask }) => ask === 'an emergency doctor');
  expect(urgent.length).toBeGreaterThan(10);
  expect(urgent.filter(({ why }) => !why.includes('112 or 911')).map(({ id }) => id)).toEqual([]);
});

test.each([
  ['kidney-disease', /uneven heartbeat/],
  ['heart-failure', /Short breath at rest/],
  ['liver-disease', /Vomiting blood/],
  ['fructose-intolerance', /fit after fructose/],
])('EXT-17 an illness that can turn dangerous says when to call for help: %s', (illness, sign) => {
  const why = notesOf({ [illness]: 1 }).flatMap((rule) =>
    rule.ask === 'an emergency doctor' ? [rule.why] : [],
  );
  expect(why.join(' ')).toMatch(sign);
});

const lowSugar = ['diabetes-low-sugar', 'glucose-without-fructose', 'glucose-with-acarbose'];
test.each([
  [{ diabetes: 1 }, [], ['diabetes-low-sugar']],
  [{}, ['insulin glargine'], ['diabetes-low-sugar']],
  [{ diabetes: 1, 'fructose-intolerance': 0 }, [], ['diabetes-low-sugar']],
  [{ diabetes: 1, 'fructose-intolerance': 1 }, [], ['glucose-without-fructose']],
  [{ 'fructose-intolerance': 1 }, ['insulin glargine'], ['glucose-without-fructose']],
  [{ diabetes: 1 }, ['acarbose'], ['glucose-with-acarbose']],
  [{ diabetes: 1 }, ['miglitol'], ['glucose-with-acarbose']],
  [{ 'fructose-intolerance': 1 }, [], []],
])(
  'EXT-17 against low blood sugar %j with %j is told %j, and never juice where it harms',
  (answers, taken, told) => {
    const ids = idsOf(answers, taken);
    expect(lowSugar.filter((id) => ids.includes(id))).toEqual(told);
    expect(ids.filter((id) => id.startsWith('opposite-'))).toEqual([]);
    if (told.length > 0)
      expect(ids).toEqual(expect.arrayContaining(['diabetes-fainted', 'diabetes-ketoacidosis']));
  },
);

test('EXT-18 nobody with fructose intolerance is advised to keep something sweet at hand', () => {
  const sweet = rulebook.rules.filter(({ how }) => how.includes('something sweet at hand'));
  expect(sweet.map(({ id }) => id)).toEqual(['sweet-drinks-with-your-doctor']);
  for (const { unless } of sweet) expect(unless['fructose-intolerance']).toEqual([1]);
});

test.each([
  [{ 'g6pd-deficiency': 1 }, ['dapsone'], true],
  [{ 'g6pd-deficiency': 1 }, ['rasburicase'], true],
  [{ 'g6pd-deficiency': 1 }, ['ramipril'], false],
  [{ 'g6pd-deficiency': 0 }, ['dapsone'], false],
])('EXT-17 %j with %j is told to ask about the medicine today: %s', (answers, taken, isTold) => {
  expect(idsOf(answers, taken).includes('g6pd-medicine')).toBe(isTold);
});

test.each([
  [{ pregnancy: 2 }, 'pregnancy-medicines'],
  [{ pregnancy: 3 }, 'trying-medicines'],
  [{ pregnancy: 4 }, 'breastfeeding-medicines'],
])('EXT-17 in pregnancy, before it and while breastfeeding medicines are asked about: %j', (answers, id) => {
  const rule = notesOf(answers).find((each) => each.id === id);
  expect(rule?.why).toMatch(/do not stop one/);
});

test('EXT-17 anyone who may not have fructose asks about medicines too', () => {
  expect(notesOf({ 'fructose-intolerance': 1 })).toContainEqual(
    expect.objectContaining({ id: 'hfi-medicines', ask: 'your doctor or pharmacist' }),
  );
});

test('EXT-18 steroids, topiramate and valproate name their own dangers, and no other medicine does', () => {
  const { interactions } = medicines;
  const dangers = interactions.filter(
    ({ topic, isDangerous }) => isDangerous && /^(steroid-stop|fd134)$/.test(topic),
  );
  expect(dangers.map(({ appliesTo: { name } }) => name).toSorted()).toEqual([
    'adrenal_replacement',
    'corticosteroid',
    'topiramate',
    'valproate',
  ]);
  const card = interactions.find(({ id }) => id === 'FD133');
  expect(card?.why).toMatch(/^Where you take it against fits/);
  expect(card?.advice).not.toMatch(/epilepsy team/);
});
