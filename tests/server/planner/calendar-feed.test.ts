import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/security/limits.ts';
import { codeFor } from '#tests/server/accounts/mail-inbox.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
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
  expect(found[2]?.description).toContain('Leftovers, cooked on 2026-05-05');
  expect(new Set(found.map(({ uid }) => uid)).size).toBe(3);
  expect((await events(path)).map(({ uid }) => uid)).toEqual(found.map(({ uid }) => uid));
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
