import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { formIds } from '#domain/food/left-out-foods.ts';
import { safeTarget, targetRefusal } from '#domain/safety/energy-safety.ts';
import { type Account, personFacts } from '#domain/safety/person-facts.ts';
import { constraintsOf, safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { situations } = await healthContent({ foods: await loadFoods() });

const account: Account = { dateOfBirth: '1990-05-01', gender: 'female', weight: 143, height: 66 };
const safety = (
  answers: Readonly<Record<string, number>>,
  given: Partial<Account> = {},
  off: readonly string[] = [],
) => {
  const facts = personFacts({ ...account, ...given }, new Map(Object.entries(answers)), null, '2026-11-23');
  return safetyOf(situations, facts, new Set(off));
};
const ids = (answers: Readonly<Record<string, number>>, given?: Partial<Account>) => [
  ...new Set(safety(answers, given).notes.map(({ situation }) => situation.id)),
];

test('EXT-17 a healthy adult has no constraint but the floor', () => {
  const { notes, energy } = safety({ pregnancy: 1, 'eating-disorder': 0 });
  expect(notes).toEqual([]);
  expect(energy).toMatchObject({ mayHaveDeficit: true, showsNumbers: true });
  const floorOf = (gender: Account['gender']) => safety({}, { gender, height: null }).energy.floor;
  expect(floorOf('female')).toBe(1200);
  expect(floorOf('male')).toBe(1500);
  expect(floorOf('other')).toBe(1500);
});

test.each([
  [{ pregnancy: 2 }, {}, 'pregnancy'],
  [{ pregnancy: 3 }, {}, 'trying-for-pregnancy'],
  [{ pregnancy: 4 }, {}, 'breastfeeding'],
  [{ age: 1 }, {}, 'under-18'],
  [{}, { dateOfBirth: '2011-01-01' }, 'under-18'],
  [{}, { weight: 100 }, 'underweight'],
  [{ 'eating-disorder': 1 }, {}, 'eating-disorder'],
  [{ 'weight-loss': 1 }, {}, 'lost-weight'],
  [{ 'liver-disease': 1 }, {}, 'liver-disease'],
  [{ 'cancer-treatment': 1 }, {}, 'cancer-treatment'],
  [{}, { dateOfBirth: '1950-01-01', weight: 120 }, 'older-and-light'],
  [{ 'kidney-disease': 1 }, {}, 'kidneys-and-energy'],
  [{ dialysis: 1 }, {}, 'dialysis'],
  [{ 'trouble-swallowing': 1 }, {}, 'swallowing-and-planning'],
  [{ 'weight-loss': -1 }, {}, 'lost-weight-unsure'],
  [{ 'heart-failure': 1 }, { weight: 119 }, 'ill-and-light'],
  [{ 'bowel-inflammation': 1 }, { weight: 119 }, 'ill-and-light'],
  [{}, { weight: 881, height: 47 }, 'body-unclear'],
  [{}, { weight: 117.73, height: 66.93 }, 'underweight'],
] as const)('EXT-17 no deficit: %j of %j follows %s', (answers, given, situation) => {
  const { energy } = safety(answers, given);
  expect(ids(answers, given)).toContain(situation);
  expect(energy.mayHaveDeficit).toBe(false);
  expect(safeTarget(energy, 483)).toBe(energy.need);
  expect(safeTarget(energy, 2000)).toBe(energy.need);
  expect(targetRefusal(energy, 1800)).not.toMatch(/\d,?\d{3}/);
  expect(energy.reasons.length).toBeGreaterThan(0);
});

test('EXT-17 the refusal of a target names nothing below the floor, and says that less needs a doctor', () => {
  const { energy } = safety({}, { gender: 'male', height: null });
  const refusal = targetRefusal(energy, 1100) ?? '';
  expect(refusal).toBe(
    'Choose from 1,500 kcal to 10,000 kcal a day. Eating less than that needs a doctor, so please ask yours first.',
  );
  expect(targetRefusal(energy, 1500)).toBeNull();
  expect(targetRefusal(energy, 10_001)).toBe('Choose from 1,500 kcal to 10,000 kcal a day.');
});

test('EXT-17 pregnancy and breastfeeding add to the need, and never less than 1,800 kcal', () => {
  const plain = safety({ pregnancy: 1 }).energy.need;
  expect(safety({ pregnancy: 2 }).energy.need).toBe(plain + 340);
  expect(safety({ pregnancy: 4 }).energy.need).toBe(plain + 500);
  expect(safety({ pregnancy: 4 }, { weight: 88, height: 55 }).energy.need).toBeGreaterThanOrEqual(1800);
});

test('EXT-17 minors and people with an eating disorder see no numbers; under 15 kg/m² a doctor comes first', () => {
  expect(safety({ 'eating-disorder': 1 }).energy.showsNumbers).toBe(false);
  expect(safety({ age: 1 }).energy.showsNumbers).toBe(false);
  expect(safety({ pregnancy: 2 }).energy.showsNumbers).toBe(true);
  expect(safety({}, { weight: 88 }).energy.planRefusal).toMatch(/see a doctor today/);
  expect(safety({}, { weight: 110 }).energy.planRefusal).toBeNull();
});

test.each([
  [{ dialysis: 1 }, /renal dietitian/],
  [{ 'trouble-swallowing': 1 }, /speech therapist/],
])('EXT-17 nothing is planned with %j before a professional was asked', (answers, who) => {
  expect(safety(answers).energy.planRefusal).toMatch(who);
});

test('EXT-17 a ketogenic diet is planned neither with kidney stones nor with weak kidneys', () => {
  for (const answers of [{ 'kidney-stones': 1 }, { 'kidney-disease': 1 }])
    expect(safety(answers).notes.flatMap(({ rule }) => rule.notDiets)).toContain('Ketogenic');
});

test('EXT-17 excluded foods are part of the profile; only the member’s own choices can be switched off', () => {
  const stones = safety({ 'kidney-stones': 1, pregnancy: 2 });
  const foods = (of: typeof stones) => constraintsOf(of).flatMap(({ foodIds }) => foodIds);
  expect(foods(stones)).toEqual(expect.arrayContaining(['spinach', 'brie', 'swordfish', 'red-wine']));
  const off = safety({ 'kidney-stones': 1, pregnancy: 2 }, {}, ['stones-oxalate', 'pregnancy-soft-cheese']);
  expect(foods(off)).not.toContain('spinach');
  expect(foods(off)).toContain('brie');
  expect(withSafety(emptyProfile, safety({ 'eating-style': 4 })).diets).toEqual(['Vegan']);
});

test('EXT-17 every rule has its reason in a sentence, and its source', () => {
  const rules = situations.flatMap((situation) => situation.rules);
  expect(rules.length).toBeGreaterThan(80);
  for (const { id, why, source, choice, effect } of rules) {
    expect(why.length, id).toBeLessThan(190);
    expect(source, id).not.toBe('');
    if (effect === 'energy') expect(choice, id).toBe('always');
  }
});

test('EXT-17 a person who may have an eating disorder has no deficit and sees no numbers', () => {
  const { energy } = safety({ 'eating-disorder': -1 });
  expect(energy).toMatchObject({ mayHaveDeficit: false, showsNumbers: false });
});

test.each([
  ['dependence-alcohol', ['alcohol'], []],
  ['alpha-gal-meat', ['meat', 'gelatin'], []],
  ['pku-protein', ['meat', 'poultry'], ['lard', 'duck-fat', 'bacon-fat', 'beef-dripping']],
  ['hfi-sugar', ['added-sugar'], []],
] as const)('EXT-17 %s leaves out every food of %j', async (id, of, except: readonly string[]) => {
  const { foods } = await loadFoods();
  const out = situations.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.foods ?? [];
  const meant = foods.filter(({ origins }) => origins.some((origin) => of.some((each) => each === origin)));
  expect(meant.length).toBeGreaterThan(8);
  expect(meant.flatMap((food) => (out.includes(food.id) ? [] : food.id)).toSorted()).toEqual(
    except.toSorted(),
  );
});

test('EXT-17 EXT-18 a word of a rule that names a food of the table leaves that food out', async () => {
  const { named } = await loadFoods();
  const { medicines } = await healthContent({ foods: await loadFoods() });
  const rules = [...situations.flatMap(({ rules: all }) => all)].map(({ id, words, foods: out }) => ({
    id,
    words,
    out,
  }));
  const interactions = medicines.interactions.map(({ id, bound: { words, foodIds: out } }) => ({
    id,
    words,
    out,
  }));
  const lost = [...rules, ...interactions].flatMap(({ id, words, out }) =>
    words.flatMap((word) => named(word).flatMap((food) => (out.includes(food.id) ? [] : `${id}: ${word}`))),
  );
  expect(named('whisky').map(({ id }) => id)).toEqual(['whiskey']);
  expect(lost).toEqual([]);
});

test.each([
  ['kidney-phosphate', ['stock cube', 'bouillon'], []],
  ['stones-oxalate', ['beet', 'spinach', 'chard', 'rhubarb'], []],
  // chorizo and smoked sausage are left out as cured meat, and black pudding is soft
  [
    'toddler-choking',
    ['pork sausage', 'italian sausage', 'bratwurst', 'hot dog'],
    ['chorizo', 'smoked-sausage', 'nduja', 'black-pudding'],
  ],
  ['pregnancy-raw-egg', ['mayonnaise', 'caesar dressing', 'tartar sauce'], ['vegan-mayonnaise']],
  ['toddler-raw-egg', ['mayonnaise', 'caesar dressing', 'tartar sauce'], ['vegan-mayonnaise']],
  ['immune-raw', ['mayonnaise', 'caesar dressing', 'tartar sauce'], ['vegan-mayonnaise']],
])('EXT-17 %s leaves out every form of %j', async (id, names, others) => {
  const table = await loadFoods();
  const out = situations.flatMap(({ rules }) => rules).find((rule) => rule.id === id)?.foods ?? [];
  const forms = names.flatMap((name) => formIds(name, table));
  expect(forms.length).toBeGreaterThan(2);
  expect(forms.filter((form) => !out.includes(form) && !others.includes(form))).toEqual([]);
});

test('EXT-17 EXT-18 no food with alcohol is forgotten: each is left out in pregnancy and with an MAO inhibitor', async () => {
  const { foods } = await loadFoods();
  const { medicines } = await healthContent({ foods: await loadFoods() });
  const drinks = foods.filter(({ origins, id }) => origins.includes('alcohol') && !id.endsWith('-extract'));
  expect(drinks.length).toBeGreaterThan(8);
  const rules = ['pregnancy-alcohol', 'young-alcohol', 'dependence-alcohol'];
  const remaining = situations.flatMap(({ rules: all }) => all).filter(({ id }) => rules.includes(id));
  expect(remaining).toHaveLength(rules.length);
  const bound = medicines.interactions.filter(({ id }) => ['FD021', 'FD093', 'FD094'].includes(id));
  for (const { id } of drinks) {
    for (const { foods: out } of remaining) expect(out).toContain(id);
    for (const { bound: out } of bound) expect(out.foodIds).toContain(id);
  }
});

test.each([
  [64, false],
  [65, true],
  [66, true],
])('at %i years advice for older people is given: %s', (years, isGiven) => {
  const of = ids({}, { dateOfBirth: `${2026 - years}-11-23`, weight: 120 });
  expect([of.includes('older'), of.includes('older-and-light')]).toEqual([isGiven, isGiven]);
});

test.each([
  [{ 'cancer-treatment': 1 }, true],
  [{ 'cancer-treatment': 1, 'weak-immune-system': -1 }, true],
  [{ 'cancer-treatment': 1, 'weak-immune-system': 0 }, false],
  [{ 'cancer-treatment': 0 }, false],
])('during treatment of cancer not answered isn’t No: %j leaves raw food out: %s', (answers, isOut) => {
  expect(ids(answers).includes('weak-immune-system')).toBe(isOut);
});

test.each([
  [{ 'food-allergy': 1 }, /epinephrine.*112 or 911/],
  [{ 'alpha-gal': 1 }, /epinephrine.*112 or 911/],
  [{ diabetes: 1 }, /15 to 20 g of glucose/],
  [{ 'type-1-diabetes': 1, diabetes: 1 }, /doesn’t wake up.*112 or 911/],
  [{ 'kidney-stones': 1 }, /no urine.*112 or 911/],
  [{ 'g6pd-deficiency': 1 }, /tonic water/],
  [{ 'kidney-disease': 1 }, /creatine/i],
  [{ 'heart-failure': 1 }, /fizz/],
  [{ pregnancy: 2 }, /four medium cans of tuna/],
])('%j is told %s', (answers, text) => {
  expect(
    safety(answers)
      .notes.map(({ rule }) => rule.why)
      .join('\n'),
  ).toMatch(text);
});
