import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { isServable, judge } from '#domain/dietary-profile/judge.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { isWithinOwnLimits } from '#domain/dietary-profile/limit-status.ts';
import { type ProfileRule, rulesOf } from '#domain/dietary-profile/profile-rules.ts';
import { slotsFor } from '#domain/meal-plan/meal-slots.ts';
import { planProfile, type Wishes } from '#domain/meal-plan/plan-rules.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { type Query, readCriteria, type SearchCriteria } from '#domain/recipe/search-criteria.ts';
import { countedSubstances } from '#domain/triggers/doses.ts';
import { planMeals } from '#server/planning/plan-meals.ts';
import { type MemberLists, noLists } from '#server/queries/member-lists.ts';
import { findPlanCandidates } from '#server/queries/plan-candidates.ts';
import { conditionsOfRules } from '#server/queries/recipe-conditions.ts';
import { judgedColumns } from '#server/queries/recipes.ts';
import { findServingsWithin } from '#server/queries/servings-within.ts';
import { testOf } from '#server/queries/sql-conditions.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { loadReference, meets, type Reference } from '#tests/server/recipes/catalog-reference.ts';

let app: TestApp;
let reference: Reference;
let userId = '';
beforeAll(async () => {
  [app, reference] = await Promise.all([startTestApp(), loadReference()]);
  const { email } = await app.member();
  const user = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  userId = String(user.id);
});
afterAll(() => app.close());

const wishes: Wishes = {
  ...noPreferences,
  diets: ['Gluten Free'],
  allergens: ['Milk', 'Peanuts'],
  excludedIngredients: ['Chicken breast'],
  intolerances: { ...noPreferences.intolerances, oxalate: true, fodmap: true },
};
const slots = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

function rulesFor(preferences: Wishes, lists: MemberLists): ProfileRule[] {
  const profile = planProfile(preferences, lists, app.context.foods);
  if ('unknown' in profile) throw new Error(JSON.stringify(profile.unknown));
  return rulesOf(profile);
}

const lowOn = { oxalate: { isLowOxalate: '1' }, fodmap: { isLowFodmap: true } } as const;

/** The search criteria of the rule alone. */
function criteriaOf({ kind, name, tests }: ProfileRule): SearchCriteria {
  const [test] = tests;
  const query: Query =
    kind === 'diet'
      ? { diet: [name] }
      : kind === 'allergen'
        ? { allergens: [name] }
        : kind === 'ingredient'
          ? { ingredients: [name] }
          : test?.test === 'isOverLimit' && (test.axis === 'oxalate' || test.axis === 'fodmap')
            ? lowOn[test.axis]
            : {};
  const criteria = readCriteria(query, app.context.foods);
  if ('unknown' in criteria) throw new Error(JSON.stringify(criteria.unknown));
  return criteria;
}

test('EXT-03 SRV-64 candidates are the search hits for the same preferences; the others have the rules they break', async () => {
  const rules = rulesFor(wishes, noLists);
  const search = { slots, rules, owner: null };
  const rows = await app.db.selectFrom('recipes').select(['id', 'ref_id']).execute();
  const refs = new Map(rows.map(({ id, ref_id }) => [id, ref_id]));
  const usable = reference.recipes.filter(
    ({ recipe, calories }) => slotsFor(recipe.mealTypes).length > 0 && calories !== null && calories > 0,
  );
  const expected = usable.map((it) => ({
    ref: it.recipe.refId,
    breaks: [...rules.keys()].filter((place) => {
      const rule = rules[place];
      return rule !== undefined && !meets(it, criteriaOf(rule), noLists);
    }),
  }));
  const byRef = (a: { ref: string }, b: { ref: string }) => (a.ref < b.ref ? -1 : 1);
  const all = await findPlanCandidates(app.context, { ...search, withBreaking: true, seed: 1 });
  const found = all.map(({ id, breaks }) => ({ ref: refs.get(id) ?? '', breaks }));
  expect(found.toSorted(byRef)).toEqual(expected.toSorted(byRef));
  const fitting = await findPlanCandidates(app.context, { ...search, withBreaking: false, seed: 1 });
  expect(fitting.map(({ id }) => id)).toEqual(all.filter((it) => it.breaks.length === 0).map(({ id }) => id));
  expect(fitting.length).toBeGreaterThan(0);
  for (const { id, maxServings, kcal } of fitting) {
    const known = reference.recipes.find(({ recipe }) => recipe.refId === refs.get(id));
    expect(kcal).toBe(known?.calories);
    expect(maxServings).toBe(
      Math.max(1, Math.min(known?.lowServings.oxalate ?? 0, known?.lowServings.fodmap ?? 0)),
    );
  }
});

test('EXT-03 a food the member includes lets its recipes pass, one they exclude rules them out', async () => {
  const lists = { oxalate: { included: ['spinach'], excluded: ['carrot'] } };
  const rules = rulesFor({ ...noPreferences, intolerances: wishes.intolerances }, lists);
  const own = await findPlanCandidates(app.context, {
    slots,
    rules,
    owner: null,
    withBreaking: false,
    seed: 1,
  });
  const rows = await app.db.selectFrom('recipes').select(['id', 'ref_id', 'food_ids']).execute();
  const expected = reference.recipes.filter(
    (it) =>
      slotsFor(it.recipe.mealTypes).length > 0 &&
      it.calories !== null &&
      rules.every((rule) => meets(it, criteriaOf(rule), lists)),
  );
  const refOf = new Map(rows.map((row) => [row.id, row.ref_id]));
  expect(own.map(({ id }) => refOf.get(id)).toSorted()).toEqual(
    expected.map((it) => it.recipe.refId).toSorted(),
  );
  for (const { id } of own) expect(rows.find((row) => row.id === id)?.food_ids).not.toContain('carrot');
});

test('EXT-03 SRV-64 a member with wishes gets a day from the catalog, or what does not go together', async () => {
  const request = {
    userId,
    days: [{ slots, fixed: [] }],
    dates: ['2026-05-04'],
    table: null,
    target: 1800,
    targets: { min: 1200, max: 10_000 },
    servings: [1, 2],
    recent: [],
    mayRepeat: false,
    cooking: null,
    without: [],
    seed: 7,
  };
  const plan = await planMeals(app.context, {
    ...request,
    wishes: {
      ...wishes,
      excludedIngredients: ['Okra'],
      intolerances: { ...noPreferences.intolerances, oxalate: true },
    },
  });
  if (plan.kind !== 'plan') throw new Error(JSON.stringify(plan));
  expect(Math.abs(plan.days[0]?.deviation ?? 1)).toBeLessThanOrEqual(0.03);
  const none = await planMeals(app.context, {
    ...request,
    wishes: { ...wishes, diets: ['Vegan', 'Ketogenic', 'Paleo'] },
  });
  expect(none).toMatchObject({
    kind: 'infeasible',
    relax: expect.arrayContaining([{ kind: 'rule', rule: expect.objectContaining({ kind: 'diet' }) }]),
  });
  const unexpected = await planMeals(app.context, { ...request, wishes: { ...wishes, allergens: ['Milc'] } });
  expect(unexpected).toEqual({ kind: 'unknown', unknown: { allergens: ['Milc'] } });
});

test('EXT-31 a search finds the dishes that a limit lets through, and no others, of a substance and of one food', async () => {
  const rows = await app.db
    .selectFrom('recipes')
    .select(['id', ...judgedColumns])
    .execute();
  const since = '2026-03-14';
  const profiles = [
    ...countedSubstances.map((substance) => ({ ...emptyProfile, doses: [{ substance, load: 1, since }] })),
    ...[0, 20, 80].map((grams) => ({
      ...emptyProfile,
      foodLimits: [{ foodId: 'onion', name: 'Onion', grams, since }],
    })),
  ];
  const sizes: number[] = [];
  for (const profile of profiles) {
    const found = await app.db
      .selectFrom('recipes')
      .select('id')
      .where(testOf(conditionsOfRules(rulesOf(profile))))
      .execute();
    const fitting = rows.filter((row) =>
      isServable(judge(dishOfFacts(row, app.context.foods.byId), profile)),
    );
    const ids = (of: readonly { readonly id: number }[]) => of.map(({ id }) => id).toSorted((a, b) => a - b);
    expect(ids(found)).toEqual(ids(fitting));
    expect(found.length).toBeGreaterThan(0);
    sizes.push(found.length);
    // as many servings at once as the rule allows
    const dishes = rows.map((row) => ({ id: row.id, dish: dishOfFacts(row, app.context.foods.byId) }));
    const within = await findServingsWithin(app.db, ids(found), rulesOf(profile));
    const wrong = dishes.filter(
      ({ id, dish }) =>
        within.has(id) &&
        [1, 2, 3].some((n) => n <= (within.get(id) ?? 0) !== isWithinOwnLimits(dish, profile, n)),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(within.size).toBe(found.length);
  }
  // more onion lets more dishes through
  const [none = 0, some = 0, much = 0] = sizes.slice(-3);
  expect(none).toBeLessThan(some);
  expect(some).toBeLessThan(much);
});
