import { expect, test } from 'vitest';
import type { PlanBound } from '#domain/medicines/interaction.ts';
import { interactionsOfMedicine } from '#domain/medicines/medicine-interactions.ts';
import { personFacts } from '#domain/safety/person-facts.ts';
import { safetyOf } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire, rulebook, situations, medicines } = await healthContent({ foods: await loadFoods() });
const medications = questionnaire.medication.medications;
const account = { dateOfBirth: '1970-05-01', gender: 'female', weight: 143, height: 66 } as const;

/** What a card says of a medicine, and the subject of advice that must then be withheld. */
const subjects: readonly (readonly [string, (bound: PlanBound) => boolean])[] = [
  [
    'salt-cut',
    (bound) =>
      (bound.kind === 'keepSteady' && bound.nutrient === 'sodium') ||
      (bound.kind === 'noPlan' && bound.style === 'lowSalt'),
  ],
  ['caffeine-cut', (bound) => bound.kind === 'keepSteady' && bound.nutrient === 'caffeine'],
  ['vitamin-k', (bound) => bound.kind === 'keepSteady' && bound.nutrient === 'vitamin_k'],
  [
    'potassium',
    (bound) => (bound.kind === 'keepSteady' || bound.kind === 'limit') && bound.nutrient === 'potassium',
  ],
];

test.each(subjects)(
  'EXT-18 %s: advice is withheld with every medicine whose card asks for the opposite',
  (subject, asks) => {
    const { classes = [] } = rulebook.interactions.get(subject) ?? {};
    const asked = medicines.medicines.filter((medicine) =>
      interactionsOfMedicine(medicine, medicines.interactions).some(({ keeps }) => keeps.some(asks)),
    );
    expect(asked.length).toBeGreaterThan(0);
    const withheld = new Set(
      medications
        .filter((each) => each.classes.some((one) => classes.includes(one)))
        .map(({ inputId }) => inputId),
    );
    expect(asked.filter(({ id }) => !withheld.has(id)).map(({ name }) => name)).toEqual([]);
  },
);

test('EXT-18 no card of a medicine says both that salt is kept and that it is cut', () => {
  const both = medicines.medicines.filter((medicine) => {
    const bounds = interactionsOfMedicine(medicine, medicines.interactions).flatMap(({ keeps }) => keeps);
    const [, keepsSalt] = subjects[0] ?? [];
    return (
      bounds.some((bound) => keepsSalt?.(bound)) &&
      bounds.some((bound) => bound.kind === 'limit' && bound.nutrient === 'sodium')
    );
  });
  expect(both.map(({ name }) => name)).toEqual([]);
});

const notes = (answers: Readonly<Record<string, number>>, ...names: readonly string[]) => {
  const taken = medications.filter(({ name }) => names.includes(name));
  expect(taken).toHaveLength(names.length);
  const facts = personFacts(account, new Map(Object.entries(answers)), taken, '2026-11-23');
  return safetyOf(situations, facts).notes.map(({ rule }) => rule.id);
};

test.each([
  'Lithium',
  'Fludrocortisone',
  'Hydrocortisone tablets',
  'Midodrine',
  'Droxidopa',
  'Oxcarbazepine',
  'Desmopressin',
])('EXT-17 with %s no situation limits salt; the note is to keep it', (name) => {
  for (const illness of ['high-blood-pressure', 'heart-failure', 'kidney-disease']) {
    const found = notes({ [illness]: 1 }, name);
    expect(found).toContain('medicine-salt');
    for (const limit of ['pressure-salt', 'heart-failure-sodium', 'kidney-sodium'])
      expect(found).not.toContain(limit);
  }
});

test.each(['Lithium', 'Desmopressin', 'Oxcarbazepine'])(
  'EXT-17 with %s kidney stones ask for no more to drink; the note names the doctor',
  (name) => {
    expect(notes({ 'kidney-stones': 1 })).toContain('stones-fluid');
    expect(notes({ 'kidney-stones': 1 })).not.toContain('medicine-drinking');
    const found = notes({ 'kidney-stones': 1 }, name);
    expect(found).toContain('medicine-drinking');
    expect(found).not.toContain('stones-fluid');
  },
);

test.each([
  [{ 'iron-overload': 1 }, 'Ferrous sulfate', 'iron-overload-tablets'],
  [{ 'iron-overload': 1 }, 'Multivitamin with minerals', 'iron-overload-tablets'],
  [{ 'iron-overload': 1 }, 'Ascorbic acid', 'iron-overload-tablets'],
  [{ 'high-calcium': 1 }, 'Calcium carbonate', 'high-calcium-tablets'],
  [{ 'high-calcium': 1 }, 'Calcium with vitamin D', 'high-calcium-tablets'],
])('EXT-17 %j with %s: the note %s says to ask', (answers, name, id) => {
  expect(notes(answers, name)).toContain(id);
  expect(notes({}, name)).not.toContain(id);
  expect(notes(answers)).not.toContain(id);
});

test('EXT-17 supplements answered in the questionnaire count like those on the list of medicines', () => {
  expect(notes({ 'high-calcium': 1, 'takes-vitamin-d': 1 })).toContain('high-calcium-tablets');
  expect(notes({ 'high-calcium': 1, 'takes-calcium': 1 })).toContain('high-calcium-tablets');
  expect(notes({ 'iron-overload': 1 })).toContain('iron-overload-supplements');
});

test('EXT-18 the card of iron says first that it is not for iron overload', () => {
  const rule = medicines.interactions.find(({ id }) => id === 'FD156');
  expect(rule?.advice).toMatch(/^With too much iron in your body \(hemochromatosis\), take none unless/);
});

test('EXT-18 a card that keeps caffeine, salt, potassium, or fiber even leaves out no food of the table', () => {
  const steady = ['caffeine', 'sodium', 'potassium', 'fiber'];
  const rules = medicines.interactions.filter(({ keeps }) =>
    keeps.some((bound) => bound.kind === 'keepSteady' && steady.includes(bound.nutrient)),
  );
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter(({ bound }) => bound.foodIds.length > 0)).toEqual([]);
});
