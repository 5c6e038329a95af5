import { describe, expect, test } from 'vitest';
import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable } from '#domain/dietary-profile/judge.ts';
import { judgeFood } from '#domain/dietary-profile/judge-food.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { applyRule, type Facts, leavesOutInClinic } from '#domain/health-recommendations/apply-rule.ts';
import { questionsReadBy, type Rule } from '#domain/health-recommendations/rule.ts';
import { intolerances } from '#domain/intolerance/intolerances.ts';
import { verdictOf } from '#domain/intolerance/verdicts.ts';
import { type Medication, type Question, questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { type PersonFacts, unknownPerson } from '#domain/safety/person-facts.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { type HealthContent, healthContent } from './health-content.ts';

const foods = await loadFoods();
const { questionnaire, rulebook, situations }: HealthContent = await healthContent({ foods });
const { rules } = rulebook;
const questions = new Map(
  questionnaire.categories.flatMap(questionsOf).map((question) => [question.name, question]),
);
const { medications } = questionnaire.medication;

/** Published daily limits for adults, the lower of the US and the European one; for B12 the recommended amount. */
const maxPerDay: Readonly<Record<string, readonly [number, string]>> = {
  vitamin_d: [100, 'µg'],
  vitamin_b12: [4, 'µg'],
  calcium: [2000, 'mg'],
  iodine: [600, 'µg'],
};

const answersTo = (question: Question | undefined): readonly (number | undefined)[] =>
  question?.kind === 'group' ? [undefined, ...question.options.map(({ key }) => key)] : [undefined, 1, 0, -1];

/** Each of them by itself: advice-in-clinic.test.ts. */
const inNoClinic = leavesOutInClinic.map((name) => [name, 0] as const);

/** Calls `visit` with every combination of answers that the rule reads; reuses one map for all of them. */
function everyCombination(rule: Rule, visit: (answers: ReadonlyMap<string, number>) => void): number {
  const read = questionsReadBy(rule).map((name) => [name, answersTo(questions.get(name))] as const);
  const answers = new Map<string, number>(rule.eliminates ? inNoClinic : []);
  let count = 0;
  const next = (depth: number) => {
    const asked = read[depth];
    if (asked === undefined) {
      count += 1;
      visit(answers);
      return;
    }
    const [name, values] = asked;
    for (const value of values) {
      if (value === undefined) answers.delete(name);
      else answers.set(name, value);
      next(depth + 1);
    }
  };
  next(0);
  return count;
}

/** The harm done if the rule is shown to a person with these answers and medicines. */
function harm(rule: Rule, { answers, medications: taken }: Facts): string | null {
  if (rule.kind === 'supplement' || rule.audience === 'adults') {
    if (![2, 3, 4].includes(answers.get('age') ?? 0)) return 'shown to somebody who may be a minor';
    if (answers.get('pregnancy') !== 1) return 'shown in what may be pregnancy or breastfeeding';
  }
  if (rule.kind === 'supplement') {
    if (taken === null) return 'shown without knowing the medication';
    if (rule.needsNo.some((name) => answers.get(name) !== 0)) return 'shown against what a doctor has found';
  }
  if (Object.entries(rule.unless).some(([name, keys]) => keys.includes(answers.get(name) ?? Number.NaN)))
    return 'shown where it must not be';
  const against = rule.affects.flatMap((subject) => [...(rulebook.interactions.get(subject)?.classes ?? [])]);
  if (taken?.some(({ classes }) => classes.some((each) => against.includes(each))))
    return 'shown against a medicine';
  return null;
}

const healthy: PersonFacts = { ...unknownPerson, bmi: 22 };

/** No answer, no medicine, and one of each kind of medicine. */
const lists: readonly (readonly Medication[] | null)[] = [
  null,
  [],
  ...[...new Map(medications.map((each) => [each.classes.join(), each])).values()].map((each) => [each]),
];

describe('every rule, with every combination of the answers it reads', () => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s does no harm', (_, rule) => {
    const wrong = new Set<string>();
    const note = (facts: Facts) => {
      if (applyRule(rule, facts, rulebook) === null) return false;
      const found = harm(rule, facts);
      if (found !== null) wrong.add(found);
      return true;
    };
    let shown = 0;
    const tried = everyCombination(rule, (answers) => {
      // Medicines only ever remove a rule, except for rules about a medicine.
      const isShown =
        note({ ...healthy, answers, medications: [] }) || note({ ...healthy, answers, medications: null });
      if (!isShown && rule.takes.length === 0) return;
      for (const taken of lists) if (note({ ...healthy, answers, medications: taken })) shown += 1;
      if (!rule.waits) return;
      for (const { name, keys, any } of rulebook.urgent.signs) {
        if (any.length > 0) continue;
        const facts = { ...healthy, answers: new Map([...answers, [name, keys[0] ?? 1]]), medications: [] };
        if (applyRule(rule, facts, rulebook) !== null) wrong.add(`shown although there is ${name}`);
      }
    });
    expect([...wrong]).toEqual([]);
    expect(tried).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(0);
  });

  test('SRV-74 is shown for some answers, but not if one of them is open', () => {
    for (const rule of rules) {
      expect(applyRule(rule, { ...healthy, answers: new Map(), medications: [] }, rulebook)).toBeNull();
      expect(rule.evidence.length).toBeGreaterThan(0);
    }
  });
});

describe('doses', () => {
  const supplements = rules.filter(({ kind }) => kind === 'supplement');

  test.each(supplements.map((rule) => [rule.id, rule] as const))('%s stays within the limit', (_, rule) => {
    const [max, units] = maxPerDay[rule.nutrient ?? ''] ?? [0, ''];
    expect(rule.dose).toMatchObject({ units, interval: 'every day' });
    expect(rule.dose?.amount).toBeLessThanOrEqual(max);
    const limit = rulebook.limits.get(rule.nutrient ?? '');
    expect(limit?.amount ?? limit?.recommended).toBe(max);
    // A person who takes it already, or takes a multivitamin, is not advised to take more.
    expect(rule.needsNo.filter((name) => name.startsWith('takes-')).length).toBe(2);
    expect(rule.affects).toContain((rule.nutrient ?? '').replace('_', '-'));
  });

  test('no other rule, and no sentence, names an amount of a nutrient', () => {
    for (const { kind, nutrient, how, dose } of rules) {
      expect(how).not.toMatch(/\d\s*(?:mg|µg|mcg|IU)\b/);
      if (kind !== 'supplement')
        expect([nutrient, dose?.units.match(/mg|µg|IU/) ?? null]).toEqual([null, null]);
    }
  });
});

describe('medicines', () => {
  const classesOf = (name: string) => medications.find((each) => each.name === name)?.classes ?? [];
  const against = (id: string) => {
    const rule = rules.find((each) => each.id === id);
    return rule?.affects.flatMap((subject) => [...(rulebook.interactions.get(subject)?.classes ?? [])]) ?? [];
  };

  test.each([
    ['Warfarin', 'prunes-or-kiwi'],
    ['Ramipril', 'potassium-foods'],
    ['Spironolactone', 'potassium-foods'],
    ['Lithium', 'less-salt'],
    ['Lithium', 'iodine'],
    ['Levothyroxine', 'calcium'],
    ['Levothyroxine', 'iodine'],
    ['Alendronic acid', 'calcium'],
    ['Ciprofloxacin', 'calcium'],
    ['Doxycycline', 'calcium-foods'],
    ['Digoxin', 'calcium'],
    ['Digoxin', 'vitamin-d'],
    ['Hydrochlorothiazide', 'vitamin-d'],
    ['Calcitriol', 'vitamin-d'],
    ['Amiodarone', 'iodine'],
    ['Insulin', 'sweet-drinks'],
    ['Gliclazide', 'low-fodmap-trial'],
    ['Clozapine', 'stop-smoking'],
    ['Lithium', 'coffee-before-noon'],
    ['Warfarin', 'iodine'],
    ['Metformin', 'vitamin-b12'],
  ])('%s: not %s', (medicine, rule) => {
    expect(classesOf(medicine).some((each) => against(rule).includes(each))).toBe(true);
  });

  test('every class of medicines occurs in a rule', () => {
    const spoken = new Set([
      ...[...rulebook.interactions.values()].flatMap(({ classes }) => [...classes]),
      ...[...rules, ...rulebook.cautions].flatMap(({ takes }) => [...takes]),
      ...[...rulebook.urgent.signs, ...situations].flatMap(({ any }) =>
        any.flatMap(({ takes }) => [...takes]),
      ),
    ]);
    const given = new Set(medications.flatMap(({ classes }) => [...classes]));
    expect([...given].filter((each) => !spoken.has(each))).toEqual([]);
  });

  test('every interaction is covered by a rule', () => {
    const touched = new Set(rules.flatMap(({ affects }) => [...affects]));
    expect([...rulebook.interactions.keys()].filter((subject) => !touched.has(subject))).toEqual([]);
  });
});

describe('foods', () => {
  const named = [...new Set(rules.flatMap((rule) => [...rule.foods]))].flatMap(
    (id) => foods.byId.get(id) ?? [],
  );
  const constraintsOf = (saved: Partial<DietaryProfile>) =>
    named.filter((food) => isServable(judgeFood(food, { ...emptyProfile, ...saved })));
  const has = (food: Food, origins: readonly Origin[]) => food.origins.some((each) => origins.includes(each));

  test('all of them fit a person without restrictions', () => {
    expect(constraintsOf({}).length).toBe(named.length);
    expect(named.length).toBeGreaterThan(60);
  });

  test.each(allergens.map(({ id, name }) => [name, id] as const))('%s: none that holds it', (_, id) => {
    const also: readonly AllergenId[] = id === 'gluten' ? ['wheat'] : [];
    for (const food of constraintsOf({ allergens: [id] }))
      expect(food.allergens.filter((each) => each === id || also.includes(each))).toEqual([]);
  });

  test.each(intolerances)('%s: none above Low, and none without a figure', (axis) => {
    for (const food of constraintsOf({ limits: { [axis]: 1 } }))
      expect([food.id, verdictOf(axis, [{ food, grams: usualPortionG(food) }]).level]).toEqual([food.id, 1]);
  });

  test.each([
    ['Vegan', ['meat', 'poultry', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'gelatin']],
    ['Vegetarian', ['meat', 'poultry', 'fish', 'shellfish', 'gelatin']],
    ['Pescetarian', ['meat', 'poultry']],
    ['Gluten Free', ['gluten-grain']],
    ['Whole30', ['grain', 'gluten-grain', 'pseudo-grain', 'legume', 'dairy', 'added-sugar', 'alcohol']],
  ] as const)('%s: none that it leaves out', (diet, origins) => {
    const suits = constraintsOf({ diets: [diet] });
    expect(suits.filter((food) => has(food, origins)).map(({ id }) => id)).toEqual([]);
    expect(suits.length).toBeGreaterThan(0);
  });

  test('any diet excludes some, and two chosen diets both apply', () => {
    for (const diet of diets) {
      const one = constraintsOf({ diets: [diet] });
      const two = constraintsOf({ diets: [diet, 'Vegan'] });
      expect(two.every((food) => one.includes(food))).toBe(true);
    }
  });

  test('none that the member excluded, nor one removed from their own list', () => {
    for (const food of named) {
      expect(constraintsOf({ excludedFoods: [{ name: 'Excluded', foodIds: [food.id] }] })).not.toContain(
        food,
      );
      const lists = { oxalate: { included: [], excluded: [food.id] } };
      expect(constraintsOf({ limits: { oxalate: 1 }, lists })).not.toContain(food);
    }
  });

  test('sentences name no food that a filter could take out', () => {
    const names = new Set(
      foods.foods.flatMap(({ name, aliases }) => [name, ...aliases].map((each) => each.toLowerCase())),
    );
    // Drinks and foods that are advised against, or the salt that a rule is about.
    const free =
      'water, tea, black tea, coffee, salt, sugar, bread, iodised salt, milk, cheese, ' +
      'eggs, fish, bran, herbs, wheat, juice, kelp, plant drinks, sour, meat, rest, stock';
    const freeWords = free.split(', ');
    for (const { id, how } of rules) {
      const words =
        how
          .replace(/<[^>]*>/g, ' ')
          .toLowerCase()
          .match(/[a-zà-ÿ]+/g) ?? [];
      const pairs = words.map((word, n) => `${word} ${words[n + 1] ?? ''}`);
      const found = [...words, ...pairs].filter((word) => names.has(word) && !freeWords.includes(word));
      expect([id, found]).toEqual([id, []]);
    }
  });
});

describe('what cannot wait', () => {
  test('chest pain, blood in the stool, unwanted weight loss, thoughts of self-harm, swelling and short breath count', () => {
    expect(rulebook.urgent.signs.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'chest-pain',
        'blood-in-stool',
        'weight-loss',
        'self-harm',
        'swelling-or-breath',
        'short-breath',
      ]),
    );
  });
});
