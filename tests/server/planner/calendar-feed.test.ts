import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cookingNotes, leftoversOf } from '#domain/cooking/cooking-notes.ts';
import { itemsOn, readWeek } from '#domain/meal-plan/week-plan.ts';
import { limits } from '#server/security/limits.ts';
import { codeFor } from '#tests/server/accounts/mail-inbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { anaAndBen } from '#tests/server/household/household-members.ts';
import { day, openShop } from '#tests/server/membership/sandbox-shop.ts';
import { type PlannerMember, plannerMember } from './planner-member.ts';

let app: TestApp;
let anna: PlannerMember;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://food.example' } });
  anna = await plannerMember(app);
});
afterAll(() => app.close());

const make = async ({ token } = anna) => (await app.ok('createCalendarAddress', { token })).data.path ?? '';
const address = async ({ token } = anna) => (await app.ok('getCalendarAddress', { token })).data;
const fetched = (path: string, address?: string) =>
  app.request('GET', path, address === undefined ? {} : { address });
const events = async (path: string) => {
  const { text } = await fetched(path);
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
};

test('EXT-11 the plan is a calendar that a program can read: one event for each dish, at the hour of its meal', async () => {
  const title = 'Bread, butter; and a very long name that has to be folded over more than one line — ö\\n';
  const food = await anna.food({ title });
  await anna.add('2026-05-06', [food], { type: 'custom_food', servings: 2 });
  const { ref_id, id } = await app.db
    .selectFrom('recipes')
    .select(['ref_id', 'id'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const plan = await anna.add('2026-05-05', [ref_id], { slot: 'dinner' });
  const params = { id: plan.id, recipeId: ref_id };
  await app.ok('planLeftovers', { token: anna.token, params, body: { date: '2026-05-07', slot: 'lunch' } });

  const path = await make();
  const response = await fetched(path);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(response.text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const found = await events(path);
  expect(found.map((event) => [event.summary, event.startDate.toString()])).toEqual([
    [`Dinner: ${plan.items[0]?.title}`, '2026-05-05T18:30:00'],
    [`Snack: ${title}`, '2026-05-06T16:00:00'],
    [`Lunch: ${plan.items[0]?.title}`, '2026-05-07T12:30:00'],
  ]);
  expect(found[0]?.component.getFirstPropertyValue('url')).toBe(`https://food.example/recipes/${id}`);
  expect(found[1]?.description).toBe('2 servings.');
  expect(found[0]?.description).toMatch(/^Cook 2 servings: for today and Thursday\. Ready in \d+ minutes\.$/);
  expect(found[2]?.description).toMatch(/^1 serving\. Leftovers from Tuesday\./);
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(3);
  expect((await events(path)).map(({ uid }) => uid)).toEqual(found.map(({ uid }) => uid));
});

test('EXT-11 EXT-32 at a table, the calendar says of each dish what the planner does: the whole pot, and who eats how much', async () => {
  const { ana, ben } = await anaAndBen(app);
  const { token } = ana;
  await app.ok('saveHouseholdPlanning', { token, body: { for_all: true } });
  const [tuesday, thursday, nextMonday] = ['2026-05-05', '2026-05-07', '2026-05-11'];
  const { data } = await app.ok('listRecipes', { token, query: { keyword: 'soup', per_page: 2 } });
  const [soup = '', stew = ''] = data.map(({ id }) => String(id));
  const put = (date: string, ids: string[], slot: string) =>
    app.ok('addToMealPlan', { token, body: { type: 'recipe', date, ids, slot } });
  const { data: day } = await put(tuesday, [soup], 'dinner');
  const params = { id: day.id, recipeId: day.items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token, params, body: { date: thursday } });
  const people = (await app.ok('getHousehold', { token })).data?.people ?? [];
  const bensId = people.find(({ name }) => name === 'Ben')?.id ?? '';
  // Ben alone eats a dish of his own, and its leftovers
  const before = await app.ok('listMealPlans', { token, query: { start: nextMonday } });
  const { revision = '0' } = before.data[0]?.[nextMonday]?.[0] ?? {};
  const own = { type: 'recipe', id: stew, slot: 'lunch', servings: 1, only_for: [bensId] };
  const restored = { days: [{ date: nextMonday, revision, items: [own] }] };
  await app.ok('restorePlanDays', { token, body: restored });

  const shown = async (date: string) => {
    const week = readWeek(await app.ok('listMealPlans', { token, query: { start: date } }));
    return itemsOn(week, date).map((item) => {
      const pot = week.days[date]?.table?.pots.find(({ item_id: id }) => id === item.id) ?? null;
      return cookingNotes(item, pot, leftoversOf(week, item));
    });
  };
  const found = await events((await app.ok('createCalendarAddress', { token })).data.path ?? '');
  const described = (date: string) =>
    found
      .filter(({ startDate }) => startDate.toString().startsWith(date))
      .map(({ description }) => description);
  for (const date of [tuesday, thursday, nextMonday])
    for (const [at, { leftovers, cooking, portions }] of (await shown(date)).entries()) {
      for (const sentence of [leftovers, cooking, portions]) expect(described(date)[at]).toContain(sentence);
      expect(described(date)[at]).not.toMatch(/^\d+ serving/);
    }
  expect(described(tuesday)[0]).toMatch(
    /^Cook [\d.]+ servings: for today and Thursday\. Portions: you 1 and Ben [\d.]+\./,
  );
  expect(described(thursday)[0]).toMatch(/^Leftovers from Tuesday\..*Portions: you 1 and Ben/);
  expect(described(nextMonday)[0]).toMatch(/^Cook [\d.]+ servings?, for Ben alone\./);
  // the plan isn't shared, so Ben has none of it in his own calendar
  expect(await events((await app.ok('createCalendarAddress', { token: ben.token })).data.path ?? '')).toEqual(
    [],
  );
});

test('EXT-11 EXT-17 EXT-19 the calendar says how long leftovers keep, and nothing of verdicts and limits', async () => {
  const member = await plannerMember(app);
  const { token } = member;
  await app.ok('savePreferences', { token, body: { recipe_low_histamine_enabled: true } });
  const { id, items } = await member.add('2026-05-05', ['chicken-and-rice-soup'], { slot: 'dinner' });
  const params = { id, recipeId: items[0]?.id ?? '' };
  await app.ok('planLeftovers', { token, params, body: { date: '2026-05-07' } });
  const later = (await member.day('2026-05-07')).items[0];
  expect([later?.keeping_note, later?.histamine_warning]).not.toContain(undefined);
  const [cooked, eaten] = await events(await make(member));
  expect(eaten?.description).toBe(`1 serving. Leftovers from Tuesday. ${later?.keeping_note?.sentence}`);
  expect(`${cooked?.description} ${eaten?.description}`).not.toMatch(/histamine/i);
});

test('EXT-11 the address is secret, is shown again, and ends with a new one or when it is revoked', async () => {
  const member = await plannerMember(app);
  expect(await address(member)).toEqual({ path: null, created_at: null });
  const first = await make(member);
  expect(first).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
  expect((await address(member)).path).toBe(first);
  const stored = await app.db.selectFrom('meal_planners').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(first.slice(14, -4));
  const second = await make(member);
  expect((await fetched(first)).status).toBe(404);
  expect((await fetched(second)).status).toBe(200);
  await app.ok('revokeCalendarAddress', { token: member.token });
  await app.ok('revokeCalendarAddress', { token: member.token });
  expect((await fetched(second)).status).toBe(404);
  expect(await address(member)).toEqual({ path: null, created_at: null });
  expect(app.logs.join('\n')).not.toContain(first.slice(14, -4));
});

test('EXT-11 contains only the member’s own plan, and each member has an own address', async () => {
  const ben = await plannerMember(app);
  expect(await events(await make(ben))).toEqual([]);
  expect((await fetched('/api/calendar/unknown.ics')).status).toBe(404);
});

test('EXT-11 SRV-33 without the membership, and for who is blocked, there is no calendar', async () => {
  const member = await plannerMember(app);
  const path = await make(member);
  await app.db
    .updateTable('users')
    .set({ blocked_at: app.clock.now() })
    .where('id', '=', member.userId)
    .execute();
  expect((await fetched(path)).status).toBe(404);
  await app.db.updateTable('users').set({ blocked_at: null }).where('id', '=', member.userId).execute();
  const shop = await openShop(app);
  const { activated_subscription: subscription } = await shop.user(member.token);
  await app.ok('cancelSubscription', { token: member.token, params: { id: subscription?.id ?? '' } });
  // access lasts until the end of the trial
  expect((await fetched(path)).status).toBe(200);
  await shop.pass(15 * day);
  expect((await fetched(path)).status).toBe(402);
});

test('EXT-11 the calendar reaches from four weeks ago to half a year ahead', async () => {
  const member = await plannerMember(app);
  const food = await member.food({ title: 'Tea' });
  const at = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString().slice(0, 10);
  for (const days of [-40, -20, 100, 200]) await member.add(at(days), [food], { type: 'custom_food' });
  expect((await events(await make(member))).map((event) => event.startDate.toString().slice(0, 10))).toEqual([
    at(-20),
    at(100),
  ]);
});

test('EXT-11 guessing from one address is slowed down', async () => {
  const ask = () => fetched('/api/calendar/guess.ics', '198.51.100.7');
  const { times } = limits.calendarFeed;
  const responses = await Promise.all(Array.from({ length: times + 1 }, ask));
  expect(responses.filter(({ status }) => status === 404)).toHaveLength(times);
  const last = responses.find(({ status }) => status === 429);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
});

test('a calendar of another partner is not served', async () => {
  const member = await plannerMember(app);
  const path = await make(member);
  expect((await fetched(path)).status).toBe(200);
  await app.db.updateTable('users').set({ partner_id: 'north' }).where('id', '=', member.userId).execute();
  expect((await fetched(path)).status).toBe(404);
});

test('EXT-23 a password reset ends the address', async () => {
  const member = await plannerMember(app);
  const path = await make(member);
  const { data } = await app.ok('requestPasswordReset', { body: { email: member.email } });
  const body = {
    otp_token: data.otp_token,
    code: await codeFor(app, member.email),
    password: 'a quiet orange lamp',
    password_confirmation: 'a quiet orange lamp',
  };
  await app.ok('resetPassword', { body });
  expect((await fetched(path)).status).toBe(404);
});
