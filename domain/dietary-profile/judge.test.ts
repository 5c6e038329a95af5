import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Food } from '#domain/food/food.ts';
import { readFoodTable } from '#domain/food/food-table.ts';
import { type ComputableRecipe, computeRecipe } from '#domain/recipe/compute-recipe.ts';
import { searchFactsOf } from '#domain/recipe/search-facts.ts';
import { eitherFood } from '#domain/source-recipe/either-food.ts';
import { storedIdsOf } from '#domain/source-recipe/stored-food-ids.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { anyDish, anyProfile } from './dietary-profile.fixture.ts';
import { type DietaryProfile, emptyProfile } from './dietary-profile.ts';
import { dishOfIngredients } from './dish-of-ingredients.ts';
import { isServable, type JudgementReason, judge, reasonKinds } from './judge.ts';
import { dishOfCustomFood, dishOfFacts, dishOfNoFacts } from './judged-dish.ts';
import { judgementSentence, reasonSentence } from './judgement-text.ts';
import { excludedFood } from './profile-of.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const readTable = readFoodTable(read('foods.csv'), read('sources.csv'));
const { foods, byId } = readTable;
const mystery = unknownFood('Grandma’s spice mix');
const choices = [
  'butter+olive-oil',
  'honey+maple-syrup',
  'salmon+firm-tofu',
  'rum+brandy',
  'parsley+basil',
].map((ids, n) =>
  eitherFood(
    ids,
    ids.split('+').flatMap((id) => byId.get(id) ?? []),
    n % 2 === 0,
  ),
);
const withMystery = [...foods, mystery, ...choices, ...choices];
const table = new Map([...byId, [mystery.id, mystery], ...choices.map((food) => [food.id, food] as const)]);

function judgeRecipe(recipe: ComputableRecipe, profile: DietaryProfile) {
  const computed = computeRecipe(recipe, table);
  const ids = [...computed.foodIds.flatMap(storedIdsOf), ...computed.rawFoodIds];
  return judge(dishOfFacts({ ...searchFactsOf(computed), food_ids: ids }, byId), profile);
}

const without = ({ ingredients, ...rest }: ComputableRecipe, ids: readonly string[]): ComputableRecipe => ({
  ...rest,
  ingredients: ingredients.filter(({ foodId }) => !ids.includes(foodId)),
});

const dish = (...ids: readonly string[]): ComputableRecipe => ({
  refId: 'a-dish',
  title: 'A dish',
  steps: ['Bake for an hour.'],
  servings: 2,
  ingredients: ids.map((id) => {
    const measure = { value: 100, unit: 'g' };
    return { foodId: id, name: table.get(id)?.name ?? id, grams: 100, us: measure, metric: measure };
  }),
});
const profileOf = (partial: Partial<DietaryProfile>): DietaryProfile => ({ ...emptyProfile, ...partial });

describe('one judgement', () => {
  const vegan = profileOf({
    allergens: ['milk'],
    diets: ['Vegan'],
    limits: { histamine: 1 },
    excludedFoods: [{ name: 'Celery', foodIds: ['celery'] }],
  });

  test('EXT-13 all reasons are there, the most serious first, each with the food', () => {
    const { kind, reasons } = judgeRecipe(dish('butter', 'celery', 'spinach', 'tomato'), vegan);
    expect(kind).toBe('notForYou');
    expect(reasons.map((reason) => [reason.kind, reason.name, reason.foodIds])).toEqual([
      ['allergen', 'Milk', ['butter']],
      ['ingredient', 'Celery', ['celery']],
      ['diet', 'Vegan', ['butter']],
      ['over', 'Low Histamine', expect.arrayContaining(['spinach'])],
    ]);
  });

  test('EXT-13 a dish that fits says what it was checked for', () => {
    const judgement = judgeRecipe(dish('carrot', 'white-rice'), vegan);
    expect(judgementSentence(judgement)).toBe('Fits you: milk, celery, vegan, low histamine (estimated)');
    expect(judgementSentence(judgeRecipe(dish('carrot'), emptyProfile))).toBe('');
  });

  test.each([
    [['butter', 'egg'], { allergens: ['milk', 'egg'] }, 'Not for you: contains milk and eggs'],
    [['butter', 'celery'], vegan, 'Not for you: contains milk, has celery, not vegan'],
    [
      ['spinach'],
      { limits: { oxalate: 1, histamine: 1 } },
      'Over your oxalate and histamine limits (histamine is estimated)',
    ],
    [['spinach'], { limits: { oxalate: 1 } }, 'Over your oxalate limit'],
    [['spinach'], { limits: { histamine: 1 } }, 'Over your histamine limit (estimated)'],
    [['spinach'], { limits: { oxalate: 3 } }, 'Fits you: '],
    [[mystery.id], { allergens: ['milk'] }, 'We can’t check milk'],
    [[mystery.id, 'carrot'], { diets: ['Vegan'], limits: { fodmap: 1 } }, 'We can’t check vegan and FODMAP'],
    [['carrot'], { unreadable: ['Mlik'] }, 'We can’t check Mlik'],
  ] as const)('EXT-13 %j for %j: %s', (ids, needs, sentence) => {
    const judged = judgementSentence(judgeRecipe(dish(...ids), profileOf(needs as Partial<DietaryProfile>)));
    expect(judged === '' ? 'Fits you: ' : judged).toBe(sentence);
  });

  test('EXT-13 for a word that names nothing we know, no dish is claimed to have been checked', () => {
    const profile = profileOf({
      allergens: ['milk'],
      excludedFoods: [excludedFood('Corriander', readTable)],
    });
    expect(judgementSentence(judgeRecipe(dish('carrot'), profile))).toBe('We can’t check corriander');
  });

  test('EXT-13 at the limit is said, and may be served', () => {
    const { kind, reasons } = judgeRecipe(
      { ...dish('orange'), servings: 1 },
      profileOf({ limits: { oxalate: 2 } }),
    );
    expect([kind, reasons.map(({ foodIds }) => foodIds)]).toEqual(['atLimit', [['orange']]]);
    expect(isServable({ kind })).toBe(true);
  });

  test('EXT-13 an ingredient nobody knows leaves every allergen and diet open, and a known one decides', () => {
    const milk = profileOf({ allergens: ['milk'] });
    expect(judgeRecipe(dish('carrot', mystery.id), milk)).toMatchObject({
      kind: 'unknown',
      reasons: [{ kind: 'unknown', name: 'Milk', foodIds: [mystery.id] }],
    });
    expect(judgeRecipe(dish('butter', mystery.id), milk)).toMatchObject({
      kind: 'notForYou',
      reasons: [{ kind: 'allergen', foodIds: ['butter'] }],
    });
  });

  test('EXT-13 a food that was removed from the table since leaves open what an unknown ingredient does', () => {
    const cases = fc.tuple(anyDish(foods), anyProfile(foods), fc.nat());
    fc.assert(
      fc.property(cases, ([recipe, profile, at]) => {
        const computed = computeRecipe(recipe, table);
        const ids = [...new Set(computed.foodIds.flatMap(storedIdsOf))];
        const removed = ids[at % ids.length] ?? '';
        const remaining = new Map([...byId].filter(([id]) => id !== removed));
        const facts = { ...searchFactsOf(computed), food_ids: ids };
        const { kind, reasons } = judge(dishOfFacts(facts, remaining), profile);
        const of = (name: keyof typeof profile) => JSON.stringify(profile[name]) !== JSON.stringify([]);
        if (of('allergens') || of('diets')) expect(['unknown', 'over', 'notForYou']).toContain(kind);
        expect(reasons.some((it) => it.kind === 'allergen' && it.foodIds.includes(removed))).toBe(false);
        for (const [axis, limit] of Object.entries(profile.limits))
          if (limit < 3) expect(reasons.some((it) => it.axis === axis)).toBe(true);
      }),
    );
  });

  test('EXT-13 an ingredient that is one of several foods leaves open only what they differ in', () => {
    const [fat] = choices;
    const of = (partial: Partial<DietaryProfile>, ...ids: string[]) =>
      judgeRecipe(dish(fat?.id ?? '', ...ids), profileOf(partial));
    expect(of({ allergens: ['peanut'] }).kind).toBe('fits');
    expect(of({ diets: ['Vegetarian'] }).kind).toBe('fits');
    expect(of({ excludedFoods: [{ name: 'Celery', foodIds: ['celery'] }] }).kind).toBe('fits');
    for (const partial of [
      { allergens: ['milk'] },
      { diets: ['Vegan'] },
      { excludedFoods: [{ name: 'Olive oil', foodIds: ['olive-oil'] }] },
      { lists: { fodmap: { included: [], excluded: ['butter'] } }, limits: { fodmap: 3 } },
    ] as const satisfies readonly Partial<DietaryProfile>[]) {
      const { kind, reasons } = of(partial, 'carrot');
      expect([kind, reasons[0]?.foodIds]).toEqual(['unknown', [fat?.id]]);
    }
    expect(of({ excludedFoods: [{ name: 'Fat', foodIds: ['butter', 'olive-oil'] }] }).kind).toBe('notForYou');
    expect(of({ allergens: ['milk'] }, 'butter').kind).toBe('notForYou');
    const [reason] = of({ allergens: ['milk'] }).reasons;
    expect(
      reason && reasonSentence(reason, [{ name: 'Butter or olive oil', grams: 10, isOneOf: true }]),
    ).toBe('We can’t check milk: it depends on the choice of butter or olive oil (10 g)');
  });

  test('EXT-13 a medicine comes before a diet, names its reason, and an unknown ingredient leaves it open', () => {
    const safety = {
      kind: 'medicine',
      name: 'Phenelzine',
      allergens: [],
      foodIds: ['feta'],
      why: 'Aged cheese can raise blood pressure sharply.',
      source: 'A source',
    } as const;
    const profile = profileOf({ safety: [safety], diets: ['Vegan'] });
    const { reasons } = judgeRecipe(dish('feta', 'carrot'), profile);
    expect(reasons.map(({ kind }) => kind)).toEqual(['medicine', 'diet']);
    const [first] = reasons;
    expect(first && reasonSentence(first, [{ name: 'Feta', grams: 50 }])).toBe(
      'Not with Phenelzine: feta (50 g). Aged cheese can raise blood pressure sharply.',
    );
    expect(judgeRecipe(dish(mystery.id), profile).reasons.map(({ kind }) => kind)).toEqual([
      'unknown',
      'unknown',
    ]);
    const sentenceIn = (name: string) =>
      judgementSentence(
        judgeRecipe(dish('feta'), profileOf({ safety: [{ ...safety, kind: 'situation', name }] })),
      );
    expect(['Pregnancy', 'PKU'].map(sentenceIn)).toEqual([
      'Not for you: not with pregnancy',
      'Not for you: not with PKU',
    ]);
  });

  test('EXT-13 of a food of one’s own only what was written is known', () => {
    const bread = dishOfCustomFood({ title: 'Bread', allergens: ['wheat'], diets: ['Vegan'] });
    expect(judge(bread, profileOf({ allergens: ['gluten'] })).kind).toBe('notForYou');
    expect(judge(bread, profileOf({ allergens: ['milk'], diets: ['Vegan'] })).kind).toBe('fits');
    expect(judge(bread, profileOf({ limits: { fodmap: 1 } })).kind).toBe('unknown');
    expect(judge(bread, profileOf({ excludedFoods: [{ name: 'Celery', foodIds: ['celery'] }] })).kind).toBe(
      'unknown',
    );
    const unnamed = dishOfCustomFood({ title: 'Bread', allergens: null, diets: [] });
    expect(judge(unnamed, profileOf({ allergens: ['milk'] })).kind).toBe('unknown');
    const none = dishOfCustomFood({ title: 'Rice', allergens: [], diets: [] });
    expect(judge(none, profileOf({ allergens: ['milk'] })).kind).toBe('fits');
    expect(judge(unnamed, profileOf({ diets: ['Vegan'] })).kind).toBe('unknown');
    const { reasons } = judge(dishOfNoFacts('Pie'), { ...vegan, proteinSources: ['Fish'] });
    expect(reasons.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'unknown'));
  });
});

describe('for any dish and anybody', () => {
  const cases = fc.tuple(anyDish(withMystery), anyProfile(foods));
  const runs = { numRuns: 2_000 };

  test('EXT-13 reasons are in one order of severity, and the first decides', () => {
    fc.assert(
      fc.property(cases, ([recipe, profile]) => {
        const { kind, reasons } = judgeRecipe(recipe, profile);
        const order = reasons.map((reason) => reasonKinds.indexOf(reason.kind));
        expect(order).toEqual(order.toSorted((a, b) => a - b));
        expect(kind === 'fits').toBe(reasons.length === 0);
      }),
      runs,
    );
  });

  test('EXT-13 a dish is judged alike by its ingredients and by what is stored of it', () => {
    fc.assert(
      fc.property(cases, ([recipe, profile]) => {
        const ingredients = recipe.ingredients.flatMap(({ foodId, grams }) => {
          const food = table.get(foodId);
          return food === undefined ? [] : [{ food, grams }];
        });
        const expected = judge(dishOfIngredients(ingredients, recipe.servings), profile);
        const stored = judgeRecipe(recipe, profile);
        const sorted = ({ reasons }: typeof expected) =>
          reasons.map(({ kind, name, foodIds }) => [kind, name, foodIds.toSorted()]);
        expect(expected.kind).toBe(stored.kind);
        expect(sorted(expected)).toEqual(sorted(stored));
      }),
      runs,
    );
  });

  test('EXT-13 without the foods that a reason names, the reason is gone', () => {
    fc.assert(
      fc.property(cases, ([recipe, profile]) => {
        for (const { kind, rule, name, foodIds } of judgeRecipe(recipe, profile).reasons) {
          if (foodIds.length === 0) continue;
          const rest = without(recipe, foodIds);
          if (rest.ingredients.length === 0) continue;
          // a diet and a limit may share their name
          const isSame = (other: JudgementReason) =>
            other.kind === kind && other.rule === rule && other.name === name;
          expect(judgeRecipe(rest, profile).reasons.filter(isSame)).toEqual([]);
        }
      }),
      runs,
    );
  });

  /** Ketogenic goes by shares of energy, which more of another food can repair. */
  const ofIngredients = ({ diets, ...rest }: DietaryProfile): DietaryProfile => ({
    ...rest,
    diets: diets.filter((diet) => diet !== 'Ketogenic'),
  });

  test('EXT-13 one more food never makes a dish fit that did not', () => {
    const more = fc.tuple(anyDish(withMystery), fc.constantFrom<Food>(...withMystery), anyProfile(foods));
    fc.assert(
      fc.property(more, fc.double({ min: 1, max: 300, noNaN: true }), ([recipe, food, profile], grams) => {
        const partial = ofIngredients(profile);
        const before = judgeRecipe(recipe, partial);
        if (isServable(before)) return;
        const measure = { value: grams, unit: 'g' };
        const added = { foodId: food.id, name: food.name, grams, us: measure, metric: measure };
        const after = judgeRecipe({ ...recipe, ingredients: [...recipe.ingredients, added] }, partial);
        expect(isServable(after)).toBe(false);
        if (before.kind === 'notForYou') expect(after.kind).toBe('notForYou');
      }),
      runs,
    );
  });
});
