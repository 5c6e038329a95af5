import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { savedPicks } from '#domain/questionnaire/medications.ts';
import { writeScore } from '#server/health/encrypted-answers.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type Choices, choicesBy, type HealthMember, healthMember, pairsOf } from './health-member.ts';

let app: TestApp;
let member: HealthMember;
beforeAll(async () => {
  app = await startTestApp();
  member = await healthMember(app);
});
afterAll(() => app.close());

const by = (order: 'best' | 'worst') => choicesBy(member.content.questionnaire, order);
/** A vegan adult in winter without medicines and illnesses. */
const plantsOnly: Choices = {
  age: 2,
  pregnancy: 1,
  'eating-style': 4,
  daylight: 2,
  'iodised-salt': 2,
  'calcium-foods': 1,
};
const response = async (choices: Choices, medicines: readonly string[] = []) => {
  await member.answer({ ...by('best'), ...plantsOnly, ...choices });
  const list = member.content.questionnaire.medication.medications;
  const taken = list.filter(({ name }) => medicines.includes(name));
  expect(taken.length).toBe(medicines.length);
  await member.submit('rx', Object.fromEntries(taken.map(({ inputId }) => [`INPUT_${inputId}`, 1])));
  return member.recommendations();
};
const ids = ({ allrecs }: { readonly allrecs: readonly { readonly recommendation_id: string }[] }) =>
  allrecs.map(({ recommendation_id: id }) => id);
const supplements = (answers: Awaited<ReturnType<typeof response>>) =>
  answers.allrecs.filter(({ category }) => category === 'Supplements').map(({ recommendation_id: id }) => id);

describe('the score', () => {
  test('SRV-73 HLTH-02 DASH-03 depends on the answers: the best ones 100 in one color, the worst ones 0 in another', async () => {
    await member.answer(by('best'));
    const good = await member.questions('105');
    expect(good).toMatchObject({ healthscore: 100, healthscorecolor: '#3f8f5f' });
    await member.answer(by('worst'));
    expect(await member.questions('105')).toMatchObject({ healthscore: 0, healthscorecolor: '#b3452f' });
  });

  test('HLTH-01 ENT-32 the returned table sums up to it, with the given answers', async () => {
    await member.answer({ ...by('best'), smoking: 1, fish: 2, cholesterol: 4 });
    const { healthscore, healthscore_table: table } = await member.questions('105');
    const items = (table?.areas ?? []).flatMap((area) => area.items);
    const counted = items.filter(({ points }) => points !== null);
    const sum = (of: (item: (typeof items)[number]) => number) =>
      counted.reduce((total, item) => total + Math.round(10 * of(item)), 0);
    const [points, max] = [sum((item) => item.points ?? 0), sum((item) => item.max_points)];
    expect(healthscore).toBe(Math.round((100 * points) / max));
    expect([table?.points, table?.max_points]).toEqual([points / 10, max / 10]);
    expect(items.find(({ id }) => id === 'smoking')).toMatchObject({ points: 0, answer: 'I smoke' });
    expect(items.find(({ id }) => id === 'cholesterol')).toMatchObject({
      points: null,
      answer: 'I do not know',
    });
  });

  test('has a history: the last score of each day with answers', async () => {
    const mine = await healthMember(app);
    await mine.answer(by('worst'));
    await mine.answer(by('best'));
    await writeScore(app.context, app.db, mine.userId, { day: '2026-04-20', score: 40 });
    const before = (await mine.questions('105')).healthscore_history;
    expect(before).toEqual([
      { date: '2026-04-20', healthscore: 40, healthscorecolor: '#b3452f' },
      { date: '2026-05-04', healthscore: 100, healthscorecolor: '#3f8f5f' },
    ]);
    const rows = await app.db
      .selectFrom('health_scores')
      .selectAll()
      .where('user_id', '=', mine.userId)
      .execute();
    // The day is part of the encrypted value, so a score moved to another day is not read.
    await app.db
      .insertInto('health_scores')
      .values({ user_id: mine.userId, day: '2026-05-01', encrypted: rows[0]?.encrypted ?? '' })
      .execute();
    expect((await mine.questions('105')).healthscore_history).toEqual(before);
  });

  test('counts the weight and height of the profile, and the age of its birthday', async () => {
    const mine = await healthMember(app);
    const bodyMass = async () => {
      const { healthscore_table: table } = await mine.questions('105');
      return table?.areas.flatMap(({ items }) => items).find(({ id }) => id === 'body-mass')?.points;
    };
    const put = (body: object) => app.ok('updateCurrentUser', { token: mine.token, body });
    await mine.answer(by('best'));
    expect(await bodyMass()).toBeNull();
    await put({ weight: 141, height: 66 });
    expect(await bodyMass()).toBe(6);
    await put({ weight: 160 });
    expect(await bodyMass()).toBe(3);
    await put({ date_of_birth: '2010-01-01' });
    expect(await bodyMass()).toBeNull();
  });
});

describe('recommendations', () => {
  test('API-76 SRV-74 may be none', async () => {
    const mine = await healthMember(app);
    expect(await mine.recommendations()).toEqual({
      recommendations: [],
      allrecs: [],
      allcats: [],
      rec_urls: {},
      rec_details: {},
      urgent_help: null,
      left_out: [],
    });
  });

  test('API-76 ENT-33 ENT-34 CONST-45 HLTH-06 HLTH-07 HLTH-08 three first, all of them, their categories, addresses and what they rest on', async () => {
    const found = await response({ ...by('worst'), age: 2, pregnancy: 1 });
    expect(found.recommendations).toEqual(found.allrecs.slice(0, 3));
    expect(found.allcats).toEqual([...new Set(found.allrecs.map(({ category }) => category))]);
    const oats = found.allrecs.find(({ recommendation_id: id }) => id === 'oats-for-cholesterol');
    expect(oats).toEqual({
      recommendation_id: 'oats-for-cholesterol',
      label: 'Oats for your cholesterol',
      category: 'Heart',
      dose_amount: 60,
      dose_units: 'g',
      dose_interval: 'every day',
      how: expect.stringMatching(/^<p>As porridge.+<\/p>$/),
    });
    const detail = found.rec_details['oats-for-cholesterol'];
    expect(detail?.because).toEqual([{ prompt: 'Cholesterol', answer: '240 mg/dL (6.2 mmol/L) or more' }]);
    expect(detail?.evidence[0]?.url).toBe('https://doi.org/10.1017/S000711451600341X');
    expect(detail?.recipes.length).toBeGreaterThan(0);
    expect(found.rec_urls['oats-for-cholesterol']).toBe(`/recipes/${detail?.recipes[0]?.id}`);
    for (const id of ids(found)) {
      expect(found.rec_details[id]?.because.length).toBeGreaterThan(0);
      expect(found.rec_details[id]?.evidence.length).toBeGreaterThan(0);
      expect(found.rec_urls[id]).toMatch(/^(?:https:\/\/|\/recipes\/\d+$)/);
    }
  });

  test('SRV-74 depend on the answers, ordered by the points to gain', async () => {
    const few = await response({ vegetables: 1, smoking: 1 });
    expect(
      ids(few)
        .filter((id) => !id.startsWith('safety-'))
        .slice(0, 2),
    ).toEqual(['stop-smoking', 'vegetables']);
    const others = await response({ sweets: 2 });
    expect(ids(others)).toContain('sweets');
    expect(ids(others)).not.toContain('stop-smoking');
  });

  test('supplements come after food and habits, within the shown limit', async () => {
    const found = await response({ vegetables: 1 });
    expect(supplements(found)).toEqual(['calcium', 'iodine', 'vitamin-b12', 'vitamin-d']);
    expect(ids(found).slice(-4)).toEqual(supplements(found));
    for (const { recommendation_id: id, dose_amount: dose, dose_units: units } of found.allrecs.slice(-4)) {
      const limit = found.rec_details[id]?.limit;
      // It has no upper level.
      if (id === 'vitamin-b12') expect([limit, dose]).toEqual([null, 4]);
      if (limit === null) continue;
      expect(limit?.units).toBe(units);
      expect(dose).toBeLessThanOrEqual(limit?.amount ?? 0);
    }
  });

  test.each([
    ['somebody under 18', { age: 1 }],
    ['somebody of an unknown age', { age: 5 }],
    ['somebody pregnant', { pregnancy: 2 }],
    ['somebody perhaps pregnant', { pregnancy: 3 }],
    ['somebody breastfeeding', { pregnancy: 4 }],
    ['somebody without an answer', { pregnancy: 5 }],
    ['somebody with chest pain', { 'chest-pain': 1 }],
    ['somebody with blood in the stool', { 'blood-in-stool': 1 }],
    ['somebody who loses weight', { 'weight-loss': 1 }],
    ['somebody who thinks of self-harm', { 'self-harm': 1 }],
  ] as const)('no supplement for %s', async (_, choices) => {
    expect(supplements(await response(choices))).toEqual([]);
  });

  test('no supplement before the medication is answered, nor against a medicine', async () => {
    const mine = await healthMember(app);
    await mine.answer({ ...by('best'), ...plantsOnly });
    expect(supplements(await mine.recommendations())).toEqual([]);
    expect(supplements(await response({}, ['Levothyroxine']))).toEqual(['vitamin-b12', 'vitamin-d']);
    const metformin = await response({}, ['Metformin', 'Warfarin']);
    expect(supplements(metformin)).not.toContain('vitamin-b12');
    expect(metformin.rec_details['check-vitamin-b12']?.because).toEqual([
      { prompt: 'Medication', answer: 'Metformin' },
    ]);
    expect(ids(await response({ 'bowel-habit': 2 }))).toContain('prunes-or-kiwi');
    expect(ids(await response({ 'bowel-habit': 2 }, ['Warfarin']))).not.toContain('prunes-or-kiwi');
    const { inputs } = await member.questions('rx');
    expect(savedPicks(inputs ?? []).map(({ value }) => value)).toEqual([1]);
  });

  test('a recommendation left out because of a medicine is listed with the reason', async () => {
    const found = await response({}, ['Levothyroxine', 'Ramipril']);
    expect(found.left_out?.map(({ recommendation_id: id, medications }) => [id, medications])).toEqual([
      ['iodised-salt', ['Levothyroxine']],
      ['calcium', ['Levothyroxine']],
      ['iodine', ['Levothyroxine']],
    ]);
    for (const { recommendation_id: id, why, evidence } of found.left_out ?? []) {
      expect(ids(found)).not.toContain(id);
      expect([why.endsWith('.'), evidence.length > 0]).toEqual([true, true]);
    }
    expect((await response({})).left_out).toEqual([]);
  });

  test('a minor by the birthday is a minor whatever the answers', async () => {
    const mine = await healthMember(app);
    await mine.answer({ ...by('best'), ...plantsOnly });
    await mine.submit('rx', {});
    expect(supplements(await mine.recommendations())).not.toEqual([]);
    await app.ok('updateCurrentUser', { token: mine.token, body: { date_of_birth: '2008-05-05' } });
    expect(supplements(await mine.recommendations())).toEqual([]);
  });

  test('foods and recipes follow the member’s saved preferences', async () => {
    const mine = await healthMember(app);
    await mine.answer({ ...by('worst'), age: 2, pregnancy: 1 });
    const free = await mine.recommendations();
    await app.ok('savePreferences', {
      token: mine.token,
      body: {
        recipe_low_histamine_enabled: true,
        recipes_diet: ['Vegan'],
        recipes_excluded_ingredients: ['Tree nuts', 'Cereals containing gluten'],
        recipes_disliked_ingredients: ['Carrot'],
      },
    });
    const recommended = await mine.recommendations();
    const foodsOf = (answers: typeof recommended) =>
      new Set(Object.values(answers.rec_details).flatMap(({ foods }) => foods.map(({ food_id: id }) => id)));
    const now = foodsOf(recommended);
    for (const id of ['salmon', 'egg', 'walnuts', 'carrot', 'whole-wheat-bread', 'kefir', 'eggplant']) {
      expect(now.has(id)).toBe(false);
    }
    expect(now.size).toBeGreaterThan(5);
    expect(now.size).toBeLessThan(foodsOf(free).size);
    const { data } = await app.ok('listRecipes', {
      token: mine.token,
      query: { applyUserMeta: true, per_page: 50 },
    });
    const shown = [
      ...new Set(
        Object.values(recommended.rec_details).flatMap(({ recipes }) => recipes.map(({ id }) => id)),
      ),
    ];
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown) {
      const recipe = (await app.ok('getRecipe', { token: mine.token, params: { id } })).data;
      expect(recipe.verdicts.histamine.level).toBe(1);
      expect(recipe.diets).toContain('Vegan');
      expect(recipe.allergens).not.toContain('Tree nuts');
      expect(recipe.allergens).not.toContain('Cereals containing gluten');
    }
    expect(data.length).toBeGreaterThan(0);
  });
});

describe('what cannot wait', () => {
  test('is returned at once and with the recommendations, in calm words, and the most urgent first', async () => {
    const heart = pairsOf(member.category('105'), { ...by('best'), 'chest-pain': 1, 'self-harm': 1 });
    await member.answer({ ...by('best'), 'blood-in-stool': 1 });
    const { urgent_help: help } = await member.submit('105', heart);
    expect(help?.title).toBe('Please get help now');
    expect(help?.reasons).toEqual([
      'Pain, pressure or tightness in the chest',
      'You thought of hurting yourself, or that you would rather not live',
      'Blood in your stool, or stool as black as tar',
    ]);
    expect(help?.text).toMatch(
      /emergency number of your country.*crisis line of your country.*Call your doctor today/s,
    );
    expect((await member.recommendations()).urgent_help).toEqual(help);
  });

  test('is not shown for No, calmer for not known, and ends with the answer', async () => {
    const { urgent_help: help } = await member.submit(
      '105',
      pairsOf(member.category('105'), { ...by('best'), 'chest-pain': -1, 'self-harm': 0 }),
    );
    expect(help?.title).toBe('Please see a doctor today');
    expect(help?.reasons).toEqual([
      'Blood in your stool, or stool as black as tar',
      'You weren’t sure about this: Pain, pressure or tightness in the chest',
    ]);
    await member.answer(by('best'));
    expect((await member.recommendations()).urgent_help).toBeNull();
  });
});
