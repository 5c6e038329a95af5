import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/calendar/week.ts';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { openShop } from '#tests/server/membership/sandbox-shop.ts';
import { type Person, personWithDiary } from './trigger-member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await putSetting(app.db, { key: 'food_tests', value: true, origin: 'operator' });
});
afterAll(() => app.close());

const today = () => app.clock.now().toISOString().slice(0, 10);

let carrier = '';

async function atFirstPortion(isHelped = true): Promise<Person> {
  const someone = await personWithDiary(app);
  const { data: choices } = await app.ok('getTriggerChoices', { token: someone.token });
  const [food] = choices.substances.find(({ substance }) => substance === 'oxalate')?.foods ?? [];
  if (food === undefined) throw new Error('No food carries oxalate.');
  carrier = food.id;
  const body = {
    today: today(),
    yes: [],
    no: screeningQuestions.map(({ id }) => id),
    substance: 'oxalate',
    food_id: food.id,
    is_helped: isHelped,
  };
  await app.ok('startTriggerTest', { token: someone.token, body });
  for (let n = 0; n < 14; n += 1) await someone.log(1, addDays(today(), n));
  await someone.advance(14);
  await (await openShop(app)).buy(someone.token);
  await someone.note({ type: 'review.answered', is_better: true });
  return someone;
}

const listOf = async ({ token }: Person) => {
  const query = { start: today(), end: addDays(today(), 2) };
  const { data } = await app.ok('getShoppingList', { token, query });
  return data.flatMap(({ items }) => items);
};

describe('EXT-31 while a test runs', () => {
  test('the clean dish is put on the plan of its days, stays there, and the list buys the largest portion', async () => {
    const someone = await atFirstPortion();
    const { token } = someone;
    const { current } = await someone.tests();
    const [first, second] = current?.portion?.recipes ?? [];
    expect(first?.is_planned).toBe(false);
    const { doses } = await app.db
      .selectFrom('recipes')
      .select('doses')
      .where('id', '=', first?.id ?? 0)
      .executeTakeFirstOrThrow();
    const [oxalate, ...others] = doses ?? [];
    expect(oxalate).toBeLessThanOrEqual(1.02);
    expect(others.every((load) => load !== null && load < 0.5)).toBe(true);
    const call = { token, params: { id: current?.id ?? '' } };
    const plan = (id: number | undefined) => ({ ...call, body: { today: today(), recipe_id: id ?? 0 } });
    const spinach = await app.db
      .selectFrom('recipes')
      .select('id')
      .where(sql<boolean>`'spinach' = any(food_ids)`)
      .executeTakeFirstOrThrow();
    await app.fails('planTriggerDish', 422, plan(spinach.id));
    await app.ok('planTriggerDish', plan(second?.id));
    // a second time changes nothing
    const { data } = await app.ok('planTriggerDish', plan(second?.id));
    expect(data.current?.portion?.recipes[0]).toEqual({ ...second, is_planned: true });
    const { data: day } = await app.ok('generateMealPlan', { token, body: { date: today(), seed: 3 } });
    expect(day.items.filter(({ recipe_id }) => recipe_id === second?.id)).toMatchObject([
      { generated: false, servings: 1 },
    ]);
    // everything else planned is low in what is tested
    for (const { fit } of day.items) expect(fit?.sentence ?? '').not.toMatch(/oxalate for your test/);
    const bought = (await listOf(someone)).find(({ food_id }) => food_id === carrier);
    expect(bought?.recipes).toContain('Your food test');
    const portions = new Set([bought?.grams]);
    // whatever is drawn, the list says the same
    for (let n = 0; n < 8; n += 1) {
      await someone.eat();
      await someone.log(1);
      await someone.advance();
      const { stage, portion } = (await someone.tests()).current ?? {};
      if (stage === 'dosing' && portion?.dish !== current?.portion?.dish) {
        portions.add((await listOf(someone)).find(({ food_id }) => food_id === carrier)?.grams);
        break;
      }
    }
    expect(portions.size).toBe(1);
  }, 60_000);

  test('EXT-04 the food of the next portion is on the list of a week that is later in UTC than at the member’s', async () => {
    const someone = await atFirstPortion();
    for (let n = 0; n < 12 && (await someone.tests()).current?.stage !== 'resting'; n += 1) {
      await someone.eat();
      await someone.log(1);
      await someone.advance();
    }
    expect((await someone.tests()).current?.stage).toBe('resting');
    const query = { start: addDays(today(), 1), end: addDays(today(), 7) };
    const { data } = await app.ok('getShoppingList', { token: someone.token, query });
    const bought = data.flatMap(({ items }) => items).find(({ food_id }) => food_id === carrier);
    expect(bought?.recipes).toContain('Your food test');
  }, 60_000);

  test('EXT-32 in a household’s plan, only the tester eats the portion, in the amount of the test', async () => {
    const { token, tests } = await atFirstPortion();
    await app.ok('createHousehold', { token, body: { shares_food: true, shares_energy: false } });
    const ben = {
      name: 'Ben',
      kind: 'guest',
      age: 40,
      allergens: [],
      diets: [],
      excluded_foods: [],
    } as const;
    await app.ok('addDependent', { token, body: { ...ben, low: [], energy_target: 2600 } });
    await app.ok('saveHouseholdPlanning', { token, body: { for_all: true } });
    const { current } = await tests();
    const dish = current?.portion?.recipes[0]?.id ?? 0;
    const body = { today: today(), recipe_id: dish };
    await app.ok('planTriggerDish', { token, params: { id: current?.id ?? '' }, body });
    const { data } = await app.ok('listMealPlans', { token, query: { start: today() } });
    const day = data[0]?.[today()]?.[0];
    const item = day?.items.find(({ recipe_id }) => recipe_id === dish);
    expect(item).toMatchObject({ servings: 1, eaten_servings: 1 });
    expect(day?.table?.pots.find(({ item_id }) => item_id === item?.id)).toMatchObject({
      servings: 1,
      portions: [{ is_me: true, servings: 1 }],
    });
    await app.ok('leaveHousehold', { token });
    const after = (await app.ok('listMealPlans', { token, query: { start: today() } })).data[0];
    expect(after?.[today()]?.[0]?.items.find(({ recipe_id }) => recipe_id === dish)).not.toHaveProperty(
      'only_for',
    );
  }, 60_000);

  test('search, plan, and swaps leave out what is tested, until it is paused', async () => {
    const someone = await atFirstPortion(false);
    const { token } = someone;
    // the plan goes on the portion’s days without being asked for it
    const { data: day } = await app.ok('generateMealPlan', { token, body: { date: today(), seed: 4 } });
    const ids = (await someone.tests()).current?.portion?.recipes.map(({ id }) => id) ?? [];
    expect(day.items.some(({ recipe_id, generated }) => !generated && ids.includes(recipe_id ?? 0))).toBe(
      true,
    );
    const sentences = async () =>
      (await app.ok('listRecipes', { token: someone.token, query: { per_page: 50 } })).data.map(
        ({ fit }) => fit?.sentence ?? '',
      );
    expect((await sentences()).some((each) => /oxalate for your test: \d+ of 10 mg/.test(each))).toBe(true);
    await someone.note({ type: 'pause.requested', reason: 'travel' });
    expect((await sentences()).filter((each) => /for your test/.test(each))).toEqual([]);
    expect((await listOf(someone)).filter(({ recipes }) => recipes.includes('Your food test'))).toEqual([]);
  }, 60_000);
});

describe('EXT-31 EXT-19 the link to a report', () => {
  test('opens without an account for 14 days, can be ended, and is stored as a hash', async () => {
    const someone = await personWithDiary(app);
    const { token } = someone;
    const made = async () => (await app.ok('createReportLink', { token, body: { today: today() } })).data;
    const { link, path } = await made();
    const [page, secret = ''] = path.split('#');
    expect(page).toBe('/shared-report');
    const open = (of: string) => ({ body: { token: of } });
    const { data } = await app.ok('openSharedReport', open(secret));
    expect(data.days).toHaveLength(42);
    expect(data.days.filter(({ worst }) => worst !== null)).toHaveLength(14);
    expect(JSON.stringify(data)).not.toMatch(/email|user/);
    const rows = await app.db.selectFrom('report_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(app.logs.join('\n')).not.toContain(secret);
    const { data: security } = await app.ok('getSecurity', { token });
    expect(security.report_links).toEqual([link]);
    const { data: all } = await app.ok('exportCurrentUser', { token });
    expect(all.report_links).toEqual([link]);
    const stranger = await app.member();
    await app.ok('endReportLink', { token: stranger.token, params: { id: link.id } });
    await app.ok('openSharedReport', open(secret));
    await app.ok('endReportLink', { token, params: { id: link.id } });
    await app.fails('openSharedReport', 404, open(secret));
    await app.fails('openSharedReport', 404, open('nothing'));
    for (let n = 0; n < 5; n += 1) await made();
    await app.fails('createReportLink', 409, { token, body: { today: today() } });
    await app.ok('withdrawConsent', { token, params: { id: 'diary' } });
    expect(await app.db.selectFrom('report_links').selectAll().execute()).toEqual([]);
    await app.fails('createReportLink', 403, { token, body: { today: today() } });
  });

  test('ends after 14 days, is read so often from one address, and is never stored by browsers', async () => {
    const { token } = await personWithDiary(app);
    const { data } = await app.ok('createReportLink', { token, body: { today: today() } });
    const body = { token: data.path.split('#')[1] };
    const response = await app.call('openSharedReport', { body });
    expect(response.headers['cache-control']).toBe('no-store');
    app.clock.advance(14 * 86_400_000);
    await app.fails('openSharedReport', 404, { body });
    await cleanUp(app.context);
    expect(await app.db.selectFrom('report_links').selectAll().execute()).toEqual([]);
    const address = '203.0.113.77';
    for (let n = 0; n < 60; n += 1) await app.fails('openSharedReport', 404, { body, address });
    await app.fails('openSharedReport', 429, { body, address });
  });
});
