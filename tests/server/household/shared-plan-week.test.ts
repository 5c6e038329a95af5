import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestMember } from '#tests/server/app-under-test.ts';
import { anaAndBen } from './household-members.ts';

let app: TestApp;

beforeAll(async () => {
  // a Monday in UTC, and still Sunday in New York
  app = await startTestApp({ now: new Date('2026-05-11T02:00:00.000Z') });
});
afterAll(() => app.close());

const [sunday, monday] = ['2026-05-10', '2026-05-11'];

/** The days of Ana's plan that Ben takes along, after she has shared it on a day of hers. */
async function sharedDays(today: string | undefined): Promise<string[]> {
  const { ana, ben } = await anaAndBen(app);
  const { data } = await app.ok('listRecipes', { token: ana.token, query: { per_page: 1 } });
  const ids = data.map(({ id }) => String(id));
  for (const date of [sunday, monday])
    await app.ok('addToMealPlan', { token: ana.token, body: { type: 'recipe', date, ids } });
  const share = ({ token }: TestMember, body: object) => app.ok('saveHouseholdPlanning', { token, body });
  await share(ana, { shares_plan: true, ...(today !== undefined && { today }) });
  await share(ben, { shares_plan: true });
  await share(ben, { shares_plan: false });
  const taken = await Promise.all(
    [sunday, monday].map(async (date) => {
      const week = await app.ok('listMealPlans', { token: ben.token, query: { start: date } });
      return week.data[0]?.[date]?.[0]?.items.length === 1 ? [date] : [];
    }),
  );
  return taken.flat();
}

test('EXT-32 a plan is shared from the week of the member’s own day on', async () => {
  expect(await sharedDays(sunday)).toEqual([sunday, monday]);
  expect(await sharedDays(monday)).toEqual([monday]);
});

test('EXT-32 without a day, or with one that it is nowhere, the nearest one of the clock of the server counts', async () => {
  expect(await sharedDays(undefined)).toEqual([monday]);
  expect(await sharedDays('2020-01-01')).toEqual([sunday, monday]);
  expect(await sharedDays('2026-02-30')).toEqual([monday]);
});
