import { describe, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { foodOf } from '#domain/food/food.fixture.ts';
import type { Food } from '#domain/food/food.ts';
import { type Facts, leavesOutInClinic } from '#domain/health-recommendations/apply-rule.ts';
import { interactionsOf } from '#domain/medicines/medicine-interactions.ts';
import { allBounds } from '#domain/medicines/medicine-safety.ts';
import { questionsOf } from '#domain/questionnaire/questionnaire.ts';
import { caffeineOf } from '#domain/safety/caffeine.ts';
import { withImplied } from '#domain/safety/implied-answers.ts';
import { type PersonFacts, unknownPerson } from '#domain/safety/person-facts.ts';
import { everybodysLimits, type PortionLimit, portionLimits } from '#domain/safety/portion-limits.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { retinolOf } from '#domain/safety/trace-amounts.ts';
import { gramsFor } from '#domain/triggers/challenge-foods.ts';
import { countedSubstances, singleFood, type TestedSubstance } from '#domain/triggers/doses.ts';
import { knownAnswers } from '#domain/triggers/known-answers.ts';
import { largestPortionG } from '#domain/triggers/portion.ts';
import { protocol } from '#domain/triggers/protocol.ts';
import { type ScreeningAnswers, screen, screeningQuestions } from '#domain/triggers/screening.ts';
import { askedByScreening } from '#domain/triggers/trial-advice.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { largestOf } from '#server/health/dose-limits.ts';
import { healthContent } from '#server/health/health-content.ts';
import { closingOf, mayCarry } from './advance.ts';
import type { Program, ProgramStart } from './program-log.ts';

const table = await loadFoods();
const { foods, byId } = table;
const { questionnaire, rulebook, situations, medicines } = await healthContent({ foods: table });
const allNo = Object.fromEntries(screeningQuestions.map(({ id }) => [id, false])) as ScreeningAnswers;
const cleared = { kind: 'cleared', closes: [] } as const;

const healthy = new Map<string, number>([
  ['age', 2],
  ['pregnancy', 1],
]);

interface Persona {
  readonly answers?: Readonly<Record<string, number>>;
  /** Flags of medicines. */
  readonly flags?: readonly string[];
  /** Classes of the questionnaire. */
  readonly classes?: readonly string[];
  readonly isUnlisted?: boolean;
  readonly facts?: Partial<PersonFacts>;
}

/** A member as the server knows them: facts, rules, and medicines. */
function personOf({ answers = {}, flags = [], classes = [], isUnlisted = false, facts: more = {} }: Persona) {
  const medications = [...flags, ...classes].map((name) => ({
    name,
    classes: [name],
    isUnlisted,
    inputId: 0,
  }));
  const facts = {
    ...unknownPerson,
    age: { from: 40, to: 40 },
    weightKg: 70,
    heightCm: 175,
    bmi: 22.9,
    answers: withImplied(new Map([...healthy, ...Object.entries(answers)])),
    ...more,
    medications: medications as unknown as NonNullable<Facts['medications']>,
  };
  const ids = medicines.medicines.filter((each) => flags.some((it) => each.flags.includes(it))).slice(0, 1);
  const taken = interactionsOf(
    ids.map(({ id }) => id),
    medicines,
  );
  const safety = safetyOf(situations, facts);
  const known = knownAnswers({ ...facts, mayHaveDeficit: safety.energy.mayHaveDeficit }, rulebook);
  return {
    screening: screen(allNo, known),
    profile: withSafety(emptyProfile, safety),
    limits: portionLimits(safety.notes, allBounds(taken), facts),
  };
}

const food = (id: string): Food => byId.get(id) ?? expect.fail(`There is no ${id}.`);
const anybody = { profile: emptyProfile, limits: everybodysLimits };
const isOffered = (id: string, limits: readonly PortionLimit[] = everybodysLimits) =>
  mayCarry(singleFood({ id }), food(id), { profile: emptyProfile, limits }, cleared);

/** Everything that a member could be served, with the grams of each dose. */
function* portionsOf(tester: Parameters<typeof mayCarry>[2]) {
  for (const each of foods)
    for (const substance of [...countedSubstances, singleFood(each)] satisfies TestedSubstance[])
      if (mayCarry(substance, each, tester, cleared))
        for (const rung of protocol.rungs)
          yield { food: each, substance, grams: gramsFor(substance, each, rung) ?? Number.NaN };
}

const mg = ({ per100g }: Food, id: 'sodium' | 'potassium' | 'vitamin_b6' | 'zinc', grams: number) =>
  ((per100g[id] ?? 0) * grams) / 100;

describe('portions of a food test', () => {
  test('EXT-31 no dose of any food is more than people eat at once, or more than half of what a day should hold', () => {
    let count = 0;
    for (const { food: each, substance, grams } of portionsOf(anybody)) {
      count += 1;
      const name = `${grams} g of ${each.id} for ${substance}`;
      expect(grams, name).toBeLessThanOrEqual(each.largestServingG ?? 0);
      expect(caffeineOf(each, grams), name).toBeLessThanOrEqual(200);
      expect(mg(each, 'sodium', grams), name).toBeLessThanOrEqual(1150);
      expect(mg(each, 'potassium', grams), name).toBeLessThanOrEqual(2350);
      expect(mg(each, 'zinc', grams), name).toBeLessThanOrEqual(12.5);
      expect(mg(each, 'vitamin_b6', grams), name).toBeLessThanOrEqual(6);
      expect(retinolOf(each, grams) ?? 0, name).toBeLessThanOrEqual(1500);
    }
    expect(count).toBeGreaterThan(1000);
  });

  test.each([
    ...['instant-coffee', 'matcha', 'espresso', 'chicken-stock-cube', 'chicken-bouillon', 'baking-soda'],
    ...['salt', 'garlic-salt', 'salt-cod', 'cream-of-tartar', 'beef-liver', 'chicken-liver', 'swordfish'],
    ...['tuna-steak', 'kidney-beans-dried', 'red-lentils', 'soy-flour', 'habanero', 'brazil-nuts', 'nutmeg'],
    ...['nori', 'wakame', 'kombu', 'star-fruit', 'vanilla-extract', 'red-wine', 'water', 'xanthan-gum'],
  ])('EXT-31 %s is in no test', (id) => {
    for (const substance of [...countedSubstances, singleFood({ id })])
      expect(mayCarry(substance, food(id), anybody, cleared)).toBe(false);
  });

  test('what people often ask for is', () => {
    for (const id of ['onion', 'garlic', 'tomato', 'whole-milk', 'egg', 'white-bread', 'coffee', 'apple'])
      expect(isOffered(id), id).toBe(true);
  });

  test('EXT-31 a food that no recipe and no source gives a serving of has no portion, however harmless it looks', () => {
    const made = foodOf({ id: 'new', per100g: { energy: 50, sodium: 1 } });
    expect(largestPortionG(made)).toBe(0);
    expect(mayCarry(singleFood(made), made, anybody, cleared)).toBe(false);
    const served = { ...made, largestServingG: 20 };
    expect(mayCarry(singleFood(served), served, anybody, cleared)).toBe(true);
    for (const [id, amount] of Object.entries({
      sodium: 6000,
      potassium: 12_000,
      vitamin_b6: 31,
      zinc: 63,
    })) {
      const strong = { ...served, per100g: { ...served.per100g, [id]: amount } };
      expect(mayCarry(singleFood(strong), strong, anybody, cleared), id).toBe(false);
    }
  });

  test.each([
    ['potassium_sparing', 'potassium', 235],
    ['lithium', 'sodium', 115],
    ['vitamin_k_antagonist', 'vitamin_k', 6],
    ['corticosteroid', 'sugar', 2.5],
  ] as const)('EXT-31 with a medicine of %s, a portion holds next to no %s', (flag, nutrient, most) => {
    const { limits } = personOf({ flags: [flag] });
    let count = 0;
    for (const { food: each, grams } of portionsOf({ profile: emptyProfile, limits })) {
      count += 1;
      const amount = each.per100g[nutrient];
      expect(amount, each.id).toBeDefined();
      expect(((amount ?? 0) * grams) / 100, each.id).toBeLessThanOrEqual(most);
    }
    expect(count).toBeGreaterThan(20);
    expect(isOffered('spinach', limits)).toBe(false);
  });

  test('EXT-31 a day limit of a person is shared with the rest of the day', () => {
    const { limits } = personOf({ answers: { 'high-blood-pressure': 1 } });
    for (const { food: each, grams } of portionsOf({ profile: emptyProfile, limits }))
      expect(mg(each, 'sodium', grams), each.id).toBeLessThanOrEqual(1000);
  });
});

describe('a test from before', () => {
  const endOf = (start: Partial<ProgramStart>) => {
    const known = { offered: {}, isUnderweight: false, isBodyUnknown: false, isWithheld: false };
    const program = { start: { answers: allNo, highestLoad: 12, ...start } } as Program;
    return closingOf({ foods: table }, program, { ...anybody, known })?.type ?? null;
  };

  test('EXT-31 ends where its portions are larger than what people eat, and goes on where they are not', () => {
    const onion = { substance: 'food:onion', foodId: 'onion' } as const;
    expect(endOf({ ...onion, largestPortionG: 150 })).toBeNull();
    expect(endOf({ ...onion, largestPortionG: 300 })).toBe('food.closed');
    expect(endOf({ substance: 'food:matcha', foodId: 'matcha', largestPortionG: 400 })).toBe('food.closed');
    const milk = { substance: 'lactose', foodId: 'evaporated-milk', largestPortionG: 150 } as const;
    expect(endOf(milk)).toBeNull();
    expect(endOf({ substance: 'oxalate', foodId: 'brazil-nuts', largestPortionG: 50 })).toBe('food.closed');
  });

  test('its limit of a single food is read with the portions of then', () => {
    expect(largestOf({}, food('garlic'))).toBe(150);
    expect(largestOf({ largestPortionG: 6 }, food('garlic'))).toBe(6);
  });
});

describe('who may test', () => {
  const reasonsOf = (persona: Persona) => {
    const { screening } = personOf(persona);
    return screening.kind === 'refused' ? screening.reasons : [screening.kind];
  };

  test('EXT-31 somebody of whom nothing speaks against it may', () => {
    expect(reasonsOf({})).toEqual(['cleared']);
  });

  test.each([
    ...['blood-in-stool', 'trouble-swallowing', 'lasting-vomiting', 'self-harm', 'cancer-treatment'],
    ...['stomach-surgery', 'liver-disease', 'phenylketonuria', 'bowel-inflammation', 'coeliac-disease'],
    ...['eating-disorder', 'kidney-disease', 'pancreas-disease', 'weight-loss', 'chest-pain'],
  ])('EXT-31 Yes to %s rules it out, whatever is answered before a test', (name) => {
    expect(reasonsOf({ answers: { [name]: 1 } })).toContain('notAdvised');
  });

  test.each(['eating-disorder', 'weight-loss', 'kidney-disease', 'bowel-inflammation', 'heart-disease'])(
    'EXT-31 "not sure" about %s is no No',
    (name) => {
      expect(reasonsOf({ answers: { [name]: -1 } })).toContain('notAdvised');
    },
  );

  test('EXT-31 medicines that need a steady diet rule it out, and so does one that we don’t know', () => {
    for (const name of ['vitamin-k-antagonist', 'sglt2-inhibitor', 'sugar-lowering'])
      expect(reasonsOf({ classes: [name] }), name).toContain('notAdvised');
    expect(reasonsOf({ classes: ['other'], isUnlisted: true })).toContain('notAdvised');
  });

  test('EXT-31 without weight or height nobody may', () => {
    expect(reasonsOf({ facts: { bmi: null, weightKg: null } })).toEqual(['bodyUnknown']);
  });

  test('EXT-31 what rules out advice to leave food out rules out a test, and the screening asks for all of it', () => {
    const trials = rulebook.rules.filter(({ eliminates }) => eliminates);
    expect(trials.map(({ id }) => id)).toEqual(['low-fodmap-trial', 'histamine-trial']);
    for (const { unless, needsKnown, needsNo } of trials)
      for (const name of new Set([...Object.keys(unless), ...leavesOutInClinic, ...needsKnown, ...needsNo])) {
        if (name === 'food-allergy') continue;
        expect(Object.keys(askedByScreening)).toContain(name);
        if (name in unless) expect(reasonsOf({ answers: { [name]: 1 } }), name).toContain('notAdvised');
      }
    const asked = questionnaire.categories.flatMap(questionsOf).map(({ name }) => name);
    expect(asked).toEqual(expect.arrayContaining(Object.keys(askedByScreening)));
  });
});
