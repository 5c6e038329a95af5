import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { meet, type Persona } from './persona.ts';
import { personas } from './personas.ts';
import { medicinePersonas } from './personas-medicines.ts';
import { mixedPersonas } from './personas-mixed.ts';
import { morePersonas } from './personas-more.ts';
import { openPersonas } from './personas-open.ts';
import { signPersonas } from './personas-signs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const date = '2026-05-06';
/** Any figure that may be energy or weight. */
const energyFigure = /\d[\d,.]*\s*(?:kcal|calories|kg\/m²|lb)/i;

/** Read once: no test changes the catalog. */
let recipes: Promise<readonly { readonly id: number; readonly food_ids: readonly string[] }[]> | null = null;

async function recipeWith(food: string): Promise<number | null> {
  recipes ??= app.db.selectFrom('recipes').select(['id', 'food_ids']).execute();
  return (await recipes).find(({ food_ids }) => food_ids.includes(food))?.id ?? null;
}

async function planOf(token: string, body: object = {}) {
  return app.call('generateMealPlan', { token, body: { date, ...body } });
}

async function foodsPlanned(answer: Awaited<ReturnType<typeof planOf>>): Promise<readonly string[]> {
  const { data } = answer.body as { data: { items: readonly { recipe_id: number | null }[] } };
  const ids = data.items.flatMap(({ recipe_id }) => recipe_id ?? []);
  const rows = await app.db.selectFrom('recipes').select('food_ids').where('id', 'in', ids).execute();
  return rows.flatMap(({ food_ids }) => food_ids);
}

const kcalOf = (answer: Awaited<ReturnType<typeof planOf>>): number => {
  const { data } = answer.body as {
    data: { nutrients: readonly { name: string; amount: number }[] };
  };
  return data.nutrients.find(({ name }) => name === 'Calories')?.amount ?? 0;
};

async function checkEnergy(persona: Persona, { token, week }: Awaited<ReturnType<typeof meet>>) {
  const { target_calories: target, energy } = week.meta;
  const floor = persona.sex === 'female' ? 1200 : 1500;
  expect(energy?.is_own_choice).toBe(!(persona.noDeficit || persona.noPlan));
  expect(energy?.shows_numbers).toBe(!persona.noNumbers);
  expect(target).toBeGreaterThanOrEqual(energy?.least ?? floor);
  expect(energy?.least).toBeGreaterThanOrEqual(floor);
  for (const low of [-1, 0, 1, 200, 483, floor - 1]) {
    const { errors } = await app.fails('setCalorieTarget', 422, { token, body: { target_calories: low } });
    const messages = Object.values(errors ?? {}).join(' ');
    const refused = await planOf(token, { targetCalories: low });
    expect(refused.status).toBe(422);
    for (const text of [messages, refused.text]) {
      expect(text).not.toMatch(/at least \d/);
      for (const figure of text.match(/\d[\d,]*(?= kcal)/g) ?? [])
        expect(Number(figure.replaceAll(',', ''))).toBeGreaterThanOrEqual(floor);
      if (persona.noDeficit) expect(text).not.toMatch(energyFigure);
    }
  }
}

async function checkPlan(persona: Persona, { token, week }: Awaited<ReturnType<typeof meet>>) {
  const answer = await planOf(token);
  if (persona.noPlan) {
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(/doctor/);
    return;
  }
  if (persona.noNumbers)
    expect(answer.text.match(/"explanation":"[^"]*"/)?.[0] ?? '').not.toMatch(energyFigure);
  for (const diet of persona.notDiets ?? []) {
    const refused = await planOf(token, { diet });
    expect([diet, refused.status]).toEqual([diet, 422]);
    expect(refused.text).toContain(`We don’t plan ${diet} meals for you`);
  }
  if (persona.mayLackPlan && answer.status === 422) {
    expect(answer.text).not.toMatch(/\b(?:[1-9]\d{0,2}|1,[01]\d\d) kcal/);
    return;
  }
  expect([answer.status, answer.status === 201 ? '' : answer.text]).toEqual([201, '']);
  const min = week.meta.energy?.least ?? 0;
  expect(Math.round(kcalOf(answer))).toBeGreaterThanOrEqual(min - 1);
  const foods = await foodsPlanned(answer);
  for (const food of persona.noFoods ?? []) expect(foods).not.toContain(food);
}

async function checkFoods(persona: Persona, { token, recommendations }: Awaited<ReturnType<typeof meet>>) {
  const advised = Object.values(recommendations.rec_details).flatMap(({ foods }) =>
    foods.map(({ food_id }) => food_id),
  );
  for (const food of persona.noAdvised ?? []) expect(advised).not.toContain(food);
  for (const food of persona.noFoods ?? []) {
    expect(advised).not.toContain(food);
    const id = await recipeWith(food);
    if (id === null) continue;
    const { data } = await app.ok('getRecipe', { token, params: { id } });
    expect([food, data.fit?.kind]).toEqual([food, 'not_for_you']);
    const reason = data.fit?.reasons.find(({ foods }) => foods.some(({ food_id }) => food_id === food));
    expect(reason?.sentence.length ?? 0).toBeGreaterThan(20);
  }
  for (const food of persona.fineFoods ?? []) {
    const id = await recipeWith(food);
    if (id === null) continue;
    const { data } = await app.ok('getRecipe', { token, params: { id } });
    const named = (data.fit?.reasons ?? []).flatMap(({ foods }) => foods.map(({ food_id }) => food_id));
    expect(named).not.toContain(food);
  }
}

function checkWords(
  persona: Persona,
  { shownText, recommendations, score }: Awaited<ReturnType<typeof meet>>,
) {
  const { urgent_help: help, allrecs } = recommendations;
  const ids = allrecs.map(({ recommendation_id: id }) => id);
  for (const id of persona.noAdvice ?? []) expect(ids).not.toContain(id);
  for (const words of persona.never ?? []) expect(shownText).not.toMatch(words);
  for (const words of persona.mustSay ?? []) expect(shownText).toMatch(words);
  if (persona.noNumbers) expect(shownText).not.toMatch(energyFigure);
  if (persona.noScore) {
    expect(score.healthscore).toBeUndefined();
    expect(score.healthscore_withheld).toMatch(persona.noScore);
  }
  for (const [id, reason] of Object.entries(persona.withheld ?? {})) {
    expect(ids).not.toContain(id);
    expect(recommendations.left_out?.find((each) => each.recommendation_id === id)?.why).toMatch(reason);
  }
  if (persona.urgent !== undefined) expect(help?.title ?? null).toBe(persona.urgent);
  if (!persona.alone) return;
  expect(help?.stands_alone).toBe(true);
  expect(help?.lines?.length).toBeGreaterThan(10);
  expect(allrecs).toEqual([]);
  expect(score.healthscore).toBeUndefined();
  expect(score.healthscore_withheld).toMatch(/help first/);
}

/** Every medicine has a card, none of which calls it safe; rules about timing exclude no food. */
function checkCards(persona: Persona, { cards }: Awaited<ReturnType<typeof meet>>) {
  const taken = (persona.medicines ?? []).filter((name) => name !== 'Mine is not listed');
  expect(cards.map(({ name }) => name).toSorted()).toEqual(taken.toSorted());
  const words = cards.map((card) => JSON.stringify(card)).join('\n');
  for (const expected of persona.cards ?? []) expect(words).toMatch(expected);
  expect(words).not.toMatch(
    /(?<!how much )\bis safe\b|\bperfectly safe\b|stop taking (your|the) (tablet|medicine)/i,
  );
  for (const { rules } of cards)
    for (const { severity, binds, timing } of rules)
      if (severity === 'separate_in_time')
        expect([timing !== null, binds && timing === null]).toEqual([true, false]);
}

/** Plans stay within the daily limits, or there is no plan. */
async function checkSums(persona: Persona, { token }: Awaited<ReturnType<typeof meet>>) {
  const week = await app.ok('listMealPlans', { token, query: { start: date } });
  const sums = (week.data[0]?.[date] ?? []).flatMap((day) => day.safety_sums ?? []);
  for (const { name, amount, most, is_over: isOver, sentence } of sums) {
    expect([persona.id, name, isOver, amount <= (most ?? Infinity) + 1]).toEqual([
      persona.id,
      name,
      false,
      true,
    ]);
    expect(sentence.length).toBeGreaterThan(10);
  }
  const names = sums.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...(persona.sums ?? [])]));
}

const everybody = [
  ...personas,
  ...medicinePersonas,
  ...morePersonas,
  ...mixedPersonas,
  ...openPersonas,
  ...signPersonas,
];

describe.each(everybody)('EXT-17 $id $about', (persona) => {
  test('energy, plan, pages, advice and words', async () => {
    const met = await meet(app, persona);
    await checkEnergy(persona, met);
    checkWords(persona, met);
    await checkFoods(persona, met);
    checkCards(persona, met);
    await checkPlan(persona, met);
    await checkSums(persona, met);
  });
});

test('EXT-17 there are more than sixty of them, each with an id of its own', () => {
  const ids = everybody.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
});
