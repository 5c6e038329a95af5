import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationBody } from '#contract/operations.ts';
import { addDays } from '#domain/calendar/week.ts';
import { consentTexts } from '#domain/consent/consents.ts';
import { putSetting } from '#server/queries/settings.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { type PlannerMember, plannerMember } from '#tests/server/planner/planner-member.ts';

type Body = OperationBody<'saveDiaryRecord'>;

let app: TestApp;
let anna: PlannerMember;
let today: string;
beforeAll(async () => {
  app = await startTestApp();
  anna = await plannerMember(app);
  today = app.clock.now().toISOString().slice(0, 10);
});
afterAll(() => app.close());

const bloating = (date: string, more: Partial<Body> = {}): Body => ({
  date,
  time: '13:30',
  kind: 'symptom',
  symptom: 'bloating',
  severity: 5,
  note: 'After the zucchini',
  ...more,
});
const save = (body: Body, id: string = randomUUID(), { token } = anna) =>
  app.ok('saveDiaryRecord', { token, params: { id }, body });
const days = async (start: string, end = start, { token }: { token: string } = anna) =>
  (await app.ok('getDiary', { token, query: { start, end } })).data;
const rows = (userId: string) =>
  app.db.selectFrom('diary_records').selectAll().where('user_id', '=', userId).execute();

describe('EXT-31 the diary', () => {
  test('saves a record once, changes it, moves it to another day, and deletes it', async () => {
    const id = randomUUID();
    const key = randomUUID();
    const call = { token: anna.token, params: { id }, body: bloating(today), key };
    await app.ok('saveDiaryRecord', call);
    await app.ok('saveDiaryRecord', call);
    await save(bloating(today, { severity: 8, note: '  ' }), id);
    const [day] = await days(today);
    expect(day).toMatchObject({ worst: 8, records: [{ id, severity: 8, note: null, title: null }] });
    const before = addDays(today, -1);
    await save(bloating(before), id);
    expect((await days(before, today)).map(({ worst }) => worst)).toEqual([5, null]);
    await app.ok('deleteDiaryRecord', { token: anna.token, params: { id } });
    await app.ok('deleteDiaryRecord', { token: anna.token, params: { id } });
    expect((await days(before, today)).map(({ records }) => records)).toEqual([[], []]);
  });

  test('knows what was eaten from the plan, and what was not', async () => {
    const [recipe] = (await app.ok('listRecipes', { token: anna.token, query: { keyword: 'soup' } })).data;
    const date = addDays(today, -2);
    await app.ok('addToMealPlan', {
      token: anna.token,
      body: { date, type: 'recipe', ids: [String(recipe?.id)], slot: 'lunch', servings: 1 },
    });
    const [planned] = await days(date);
    const meal = planned?.meals[0];
    expect(meal).toMatchObject({ slot: 'lunch', recipe_id: recipe?.id, is_eaten: true });
    await save({ date, time: null, kind: 'not_eaten', plan_item_id: meal?.plan_item_id ?? null });
    await save({ date, time: '20:00', kind: 'meal', recipe_id: recipe?.id ?? null });
    const [after] = await days(date);
    expect(after?.meals[0]?.is_eaten).toBe(false);
    expect(after?.worst).toBeNull();
    expect(after?.records.find(({ kind }) => kind === 'meal')?.title).toBe(recipe?.title);
  });

  test('counts what was eaten instead of a meal that was not', async () => {
    const [recipe] = (await app.ok('listRecipes', { token: anna.token, query: { keyword: 'stew' } })).data;
    const date = addDays(today, -4);
    const { id, items } = await anna.add(date, [recipe?.id ?? 0]);
    const item = items[0]?.id ?? '';
    await save({ date, time: null, kind: 'not_eaten', plan_item_id: item });
    expect((await days(date))[0]?.meals).toMatchObject([{ title: recipe?.title, is_eaten: false }]);
    await app.ok('recordEatenInstead', {
      token: anna.token,
      params: { id, recipeId: item },
      body: { title: 'Pizza', calories: 800 },
    });
    expect((await days(date))[0]?.meals).toMatchObject([{ title: 'Pizza', is_eaten: true }]);
    await save({ date, time: null, kind: 'not_eaten', plan_item_id: item });
    expect((await days(date))[0]?.meals).toMatchObject([{ title: 'Pizza', is_eaten: false }]);
  });

  test.each([
    ['a day to come', { date: '2199-01-01' }, 'date'],
    ['a severity off the scale', { severity: 11 }, 'severity'],
    ['a symptom without one', { severity: null }, 'severity'],
    ['a time that is none', { time: '25:00' }, 'time'],
    [
      'a recipe that is not there',
      { kind: 'meal', symptom: null, severity: null, recipe_id: 99_999_999 },
      'recipe_id',
    ],
  ] as const)('refuses %s', async (_, more, field) => {
    const body = { ...bloating(today), ...more };
    const { errors } = await app.fails('saveDiaryRecord', 422, {
      token: anna.token,
      params: { id: randomUUID() },
      body,
    });
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });

  test('refuses a span of more than 42 days and a 51st record of a day', async () => {
    const query = { start: '2026-01-01', end: '2026-02-12' };
    await app.fails('getDiary', 422, { token: anna.token, query });
    const full = addDays(today, -9);
    for (let n = 0; n < 50; n += 1) await save(bloating(full));
    await app.fails('saveDiaryRecord', 422, {
      token: anna.token,
      params: { id: randomUUID() },
      body: bloating(full),
    });
  });
});

describe('EXT-31 EXT-19 the privacy of the diary', () => {
  test('nothing is stored without its own consent, and a withdrawn one deletes everything', async () => {
    const { token } = await app.memberWithoutConsent();
    const { data: user } = await app.ok('getCurrentUser', { token });
    const params = { id: 'diary' };
    const call = { token, params: { id: randomUUID() }, body: bloating(today) };
    await app.ok('giveConsent', {
      token,
      params: { id: 'health' },
      body: { version: consentTexts.health.version },
    });
    expect((await app.fails('saveDiaryRecord', 403, call)).message).toContain('My diary');
    await app.fails('getDiaryHint', 403, { token });
    expect(await rows(user.id)).toEqual([]);
    await app.ok('giveConsent', { token, params, body: { version: consentTexts.diary.version } });
    await app.ok('saveDiaryRecord', call);
    const { data } = await app.ok('exportCurrentUser', { token });
    expect(data.diary).toMatchObject([{ symptom: 'bloating', note: 'After the zucchini' }]);
    const states = (await app.ok('withdrawConsent', { token, params })).data;
    expect(states.find(({ id }) => id === 'diary')).toMatchObject({ has_data: false, given: null });
    expect(states.find(({ id }) => id === 'health')).toMatchObject({ is_current: true });
    expect(await rows(user.id)).toEqual([]);
  });

  test('is unreadable in the database, opens for nobody else, and is never logged', async () => {
    const { token } = await app.member();
    const { data: user } = await app.ok('getCurrentUser', { token });
    await save(bloating(today), randomUUID(), { ...anna, token });
    const [row] = await rows(user.id);
    const bytes = Buffer.from(row?.encrypted ?? '', 'base64').toString('latin1');
    expect(`${row?.encrypted} ${bytes}`).not.toMatch(/bloating|zucchini/);
    const other = await app.member();
    const { data: stranger } = await app.ok('getCurrentUser', { token: other.token });
    await app.db
      .insertInto('diary_records')
      .values({ user_id: stranger.id, id: row?.id ?? '', date: today, encrypted: row?.encrypted ?? '' })
      .execute();
    expect((await days(today, today, other))[0]?.records).toEqual([]);
    await app.ok('deleteDiaryRecord', { token: other.token, params: { id: row?.id ?? '' } });
    expect(await rows(user.id)).toHaveLength(1);
    expect(app.logs.join('\n')).not.toMatch(/bloating|zucchini/);
  });

  test('a site without a diary saves nothing, and gives out and deletes what is there', async () => {
    const { token } = await app.member();
    const id = randomUUID();
    await save(bloating(today), id, { ...anna, token });
    await putSetting(app.db, { key: 'symptom_diary', value: false, origin: 'operator' });
    await app.fails('saveDiaryRecord', 403, { token, params: { id }, body: bloating(today) });
    await app.fails('getDiaryHint', 403, { token });
    expect((await app.ok('exportCurrentUser', { token })).data.diary).toHaveLength(1);
    await app.ok('deleteDiaryRecord', { token, params: { id } });
    await putSetting(app.db, { key: 'symptom_diary', value: true, origin: 'operator' });
    expect((await app.ok('exportCurrentUser', { token })).data.diary).toEqual([]);
  });
});

test('EXT-31 the hint waits for a fortnight, then compares, and is withheld from somebody underweight', async () => {
  const mine = await plannerMember(app);
  const hint = async () => (await app.ok('getDiaryHint', { token: mine.token })).data;
  expect(await hint()).toMatchObject({ kind: 'collecting', entries: 0, entries_needed: 10, guesses: [] });
  for (let n = 0; n < 14; n += 1) {
    const date = addDays(today, -n);
    await save(n % 2 ? bloating(date) : { date, time: null, kind: 'calm' }, randomUUID(), mine);
  }
  // nothing was planned, so nothing is known of the food
  expect(await hint()).toMatchObject({ kind: 'ready', entries: 14, days: 14, guesses: [] });
  expect((await hint()).unclear).toContain('lactose');
  // pounds and inches
  await app.ok('updateCurrentUser', { token: mine.token, body: { weight: 99, height: 69 } });
  expect(await hint()).toMatchObject({ kind: 'withheld', guesses: [], unclear: [] });
});
