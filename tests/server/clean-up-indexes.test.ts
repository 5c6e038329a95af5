import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanUp } from '#server/jobs/clean-up.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { plansOf, withNotes } from '#tests/server/recipes/recorded-queries.ts';
import { startTestApp, type TestApp } from './app-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Their rows are of the site or its provider, not of members. */
const smallTables = ['settings', 'packages', 'package_prices', 'discount_codes'];

const jobs: readonly (readonly [string, (db: TestApp['db']) => Promise<unknown>])[] = [
  ['the hourly clean-up', (db) => cleanUp({ ...app.context, db })],
  ['the membership jobs', (db) => runMembershipJobs({ ...app.context, db })],
];
test.each(jobs)('%s finds its rows by indexes, however many members there are', async (_name, work) => {
  // a vacuum has no plan
  const plans = await plansOf(app.db, work, { avoidScans: true, only: /^\s*(select|with|delete|update)/i });
  expect(plans.length).toBeGreaterThan(5);
  const scanned = plans.flatMap((plan) => [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table));
  expect(scanned.filter((table) => !smallTables.includes(table ?? ''))).toEqual([]);
});

test('the hourly clean-up vacuums each table by a statement of its own', async () => {
  const statements: string[] = [];
  await cleanUp({ ...app.context, db: withNotes(app.db, ({ sql }) => statements.push(sql)) });
  const vacuums = statements.filter((text) => text.startsWith('vacuum'));
  expect(vacuums).toContain('vacuum (analyze) "sessions"');
  expect(vacuums.filter((text) => text.includes(','))).toEqual([]);
});
