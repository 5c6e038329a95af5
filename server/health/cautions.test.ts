import { describe, expect, test } from 'vitest';
import { allergens } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import { type DietaryProfile, emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import type { Food } from '#domain/food/food.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { applyRule, type Facts } from '#domain/health-recommendations/apply-rule.ts';
import { recommend } from '#domain/health-recommendations/recommend.ts';
import type { Rule } from '#domain/health-recommendations/rule.ts';
import { cautionConstraints, withCautions } from '#domain/health-recommendations/with-cautions.ts';
import { healthScore } from '#domain/health-score/health-score.ts';
import { unknownPerson } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { choicesBy } from '#tests/server/health/health-member.ts';
import { healthContent } from './health-content.ts';

const foods = await loadFoods();
const { questionnaire, rulebook, situations } = await healthContent({ foods });
const { medications } = questionnaire.medication;
const worst = choicesBy(questionnaire, 'worst');

/** A person to whom as many rules as possible apply. */
const profile = (answers: Readonly<Record<string, number>>, names: readonly string[] = []): Facts => ({
  ...unknownPerson,
  answers: new Map(Object.entries({ ...worst, age: 2, pregnancy: 1, fish: 1, ...answers })),
  medications: medications.filter(({ name }) => names.includes(name)),
  bmi: 22,
});
/** With the cautions from illnesses and medicines, as in plans and pages, and for advice alone. */
const careful = (facts: Facts, saved: DietaryProfile = emptyProfile) => {
  const person = { ...unknownPerson, ...facts };
  const safe = withSafety(saved, safetyOf(situations, person), cautionConstraints(rulebook.cautions, facts));
  return withCautions(safe, facts, rulebook);
};
const excludedBy = (facts: Facts) => careful(facts).safety.flatMap(({ foodIds }) => foodIds);
const found = (facts: Facts, saved: DietaryProfile = emptyProfile) => {
  const score = healthScore(questionnaire, facts.answers, { weight: null, height: null, isAdult: true });
  return recommend(rulebook, facts, score, careful(facts, saved), foods);
};
const namedTo = (facts: Facts, saved?: DietaryProfile) => [
  ...new Set(found(facts, saved).flatMap((each) => each.foods)),
];
const taking = (kind: string) => medications.filter(({ classes }) => classes.includes(kind));
const vitaminK = (food: Food) => ((food.per100g.vitamin_k ?? 0) * usualPortionG(food)) / 100;

describe('foods that are not named, nor recipes with them linked', () => {
  test('without illness and medicine nothing is left out', () => {
    expect(careful(profile({}))).toEqual(emptyProfile);
    expect(namedTo(profile({})).length).toBeGreaterThan(60);
  });

  test.each(taking('vitamin-k-antagonist'))('$name: nothing rich in vitamin K', ({ name }) => {
    const facts = profile({}, [name]);
    for (const food of namedTo(facts)) expect([food.id, vitaminK(food) < 25]).toEqual([food.id, true]);
    const excluded = excludedBy(facts);
    for (const food of foods.foods) if (vitaminK(food) >= 25) expect(excluded, food.id).toContain(food.id);
  });

  test.each(taking('mao-inhibitor'))('$name: nothing that was matured, cured or fermented', ({ name }) => {
    const ids = namedTo(profile({}, [name])).map(({ id }) => id);
    for (const id of ['canned-sardines', 'herring', 'kefir']) expect(ids).not.toContain(id);
    expect(excludedBy(profile({}, [name]))).toEqual(
      expect.arrayContaining(['cheddar-cheese', 'salami', 'soy-sauce', 'yeast-extract', 'red-wine']),
    );
  });

  test('Simvastatin: no recipe with grapefruit or marmalade of Seville oranges', () => {
    expect(excludedBy(profile({}, ['Simvastatin']))).toEqual(['grapefruit', 'marmalade']);
  });

  test('coeliac disease: no wheat, barley, rye or oats, without a filter being set', () => {
    const named = namedTo(profile({ 'coeliac-disease': 1 }));
    expect(named.filter(({ origins }) => origins.includes('gluten-grain'))).toEqual([]);
    expect(named.length).toBeGreaterThan(40);
  });

  test('a food allergy that is not saved: nothing that has to be declared; one that is: that alone', () => {
    const facts = profile({ 'food-allergy': 1 });
    const named = namedTo(facts);
    expect(named.flatMap((food) => [...allergensOfFood(food)])).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
    expect(found(facts).map(({ rule }) => rule.id)).toContain('save-your-allergy');
    const saved = namedTo(facts, { ...emptyProfile, allergens: ['fish'] });
    expect(new Set(saved.flatMap((food) => [...allergensOfFood(food)])).size).toBeGreaterThan(2);
    expect(saved.some((food) => food.allergens.includes('fish'))).toBe(false);
    expect(careful(facts).safety.flatMap((each) => each.allergens)).toHaveLength(allergens.length);
  });

  test.each([
    ['gout', { gout: 1 }, 'canned-sardines'],
    ['iron overload', { 'iron-overload': 1 }, 'beef-liver'],
    ['pregnancy', { pregnancy: 2 }, 'smoked-salmon'],
    ['what may be pregnancy', { pregnancy: 3 }, 'chicken-liver'],
  ] as const)('%s', (_, answers, id) => {
    expect(excludedBy(profile(answers))).toContain(id);
  });

  test('the member’s saved preferences are unchanged', () => {
    const saved: DietaryProfile = {
      ...emptyProfile,
      excludedFoods: [{ name: 'Carrot', foodIds: ['carrot'] }],
      allergens: ['milk'],
      diets: ['Vegan'],
    };
    const { safety, ...rest } = careful(profile({ gout: 1, 'coeliac-disease': 1 }), saved);
    expect({ ...rest, safety: [] }).toEqual(saved);
    expect(safety.flatMap(({ foodIds }) => foodIds)).toContain('anchovy');
    expect(safety.flatMap((each) => each.allergens)).toEqual(['gluten', 'wheat']);
  });
});

describe('while there is an urgent sign', () => {
  /** Symptoms members ask about that a habit or food could hide or worsen. */
  const symptoms = new Set([
    ...questionnaire.categories
      .filter(({ id }) => id === '11')
      .flatMap(({ pages }) => pages.flatMap((page) => page.questions.map(({ name }) => name))),
    'tiredness',
    'joint-pain',
    'good-spirits',
    'movement',
  ]);
  const follows = ({ when, any }: Rule) =>
    [...Object.keys(when), ...any.flatMap(Object.keys)].some((name) => symptoms.has(name));

  test('advice on a symptom is withheld, as supplements are', () => {
    for (const rule of rulebook.rules) {
      const must = rule.kind === 'supplement' || (rule.kind !== 'care' && follows(rule));
      expect([rule.id, rule.waits]).toEqual([rule.id, must]);
    }
  });

  test.each(rulebook.urgent.signs.filter(({ any }) => any.length === 0))(
    '$name: whatever category it was answered in, nothing of that',
    ({ name, keys }) => {
      for (const answers of [{}, { 'eating-style': 4, daylight: 2, 'iodised-salt': 2, 'calcium-foods': 1 }]) {
        const calm = found(profile(answers)).filter(({ rule }) => rule.waits);
        expect(calm.length).toBeGreaterThan(3);
        const facts = profile({ ...answers, [name]: keys[0] ?? 1 });
        expect(found(facts).filter(({ rule }) => rule.waits)).toEqual([]);
        for (const { rule } of calm) expect(applyRule(rule, facts, rulebook)).toBeNull();
      }
    },
  );
});

test.each([
  ['Tranylcypromine', 'SSRI and MAO inhibitors'],
  ['Sertraline', 'SSRI and MAO inhibitors'],
])('%s: no supplement that acts on the mind exists to be suggested', (name) => {
  const nutrients = found(
    profile({ 'eating-style': 4, daylight: 2, 'iodised-salt': 2, 'calcium-foods': 1 }, [name]),
  )
    .filter(({ rule }) => rule.kind === 'supplement')
    .map(({ rule }) => rule.nutrient);
  expect(nutrients.toSorted()).toEqual(['calcium', 'iodine', 'vitamin_b12', 'vitamin_d']);
});

test('thyroid tablets: the hours in between are stated, whatever the other answers', () => {
  const shown = found(profile({}, ['Levothyroxine'])).map(({ rule }) => rule.id);
  expect(shown).toContain('thyroid-tablet-apart');
  expect(found(profile({})).map(({ rule }) => rule.id)).not.toContain('thyroid-tablet-apart');
});
