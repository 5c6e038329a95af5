import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DoctorChecks, doctorArea } from '#server/admin/commands/doctor.ts';
import { statusArea } from '#server/admin/commands/status.ts';
import { machineChecks, siteChecks } from '#server/admin/site-checks.ts';
import { readConfig } from '#server/config.ts';
import { recorded } from '#server/jobs/run-periodically.ts';
import { putAppVersion } from '#server/queries/app-versions.ts';
import { addMail } from '#server/queries/outbox.ts';
import { putKey, removeKey } from '#server/queries/server-keys.ts';
import { appVersion } from '#server/version.ts';
import { startTestApp, type TestApp } from '#tests/server/app-under-test.ts';
import { adminOf } from './admin-run.ts';
import { siteKey } from './busy-site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kindfare-status-'));
let app: TestApp;
beforeAll(async () => {
  // the database has the real clock
  app = await startTestApp({ now: new Date() });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: siteKey });
const run = (argv: readonly string[], of: Partial<DoctorChecks> = {}) => {
  const site = { config, now: () => new Date() };
  const checks: DoctorChecks = {
    ofMachine: () => machineChecks(site),
    ofSite: (db) => siteChecks(site, db),
    ofProviders: async () => [],
    ...of,
  };
  return adminOf(app)(argv, { areas: [statusArea(() => config), doctorArea(checks)] });
};

test('EXT-25 status shows versions, queues with their age, and the last run of each job', async () => {
  await putAppVersion(app.db, appVersion, app.clock.now());
  const mail = { userId: null, topic: 'a', encrypted: 'x', now: app.clock.now(), dueAt: app.clock.now() };
  await addMail(app.db, { ...mail, expiresAt: null });
  await recorded(app.context, 'clean-up', async () => {});
  for (let index = 0; index < 2; index += 1)
    await recorded(app.context, 'memberships', async () => {
      throw new RangeError('a text that may name a member');
    }).catch(() => undefined);
  app.clock.advance(180_000);
  const { code, out } = await run(['status', '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    versions: { kindfare: appVersion, schema: expect.stringMatching(/^\d{3}-/) },
    queues: expect.arrayContaining([{ queue: 'mail', waiting: 1, failed: 0, oldestSeconds: 180 }]),
    jobs: [
      { job: 'clean-up', failures: 0, error: null },
      { job: 'memberships', failures: 2, error: 'RangeError', succeeded_at: null },
    ],
  });
  const table = (await run(['status'])).out;
  expect(table).toMatch(/^mail +1 +0 +3 min$/m);
  expect(table).toMatch(/^running subscriptions +0$/m);
  expect(table).toMatch(/^memberships .+ 2 +RangeError$/m);
  expect(table).not.toContain('may name a member');
  await recorded(app.context, 'memberships', async () => {});
  expect(JSON.parse((await run(['status', '--json'])).out).jobs[1]).toMatchObject({
    failures: 0,
    error: null,
  });
  app.clock.advance(-180_000);
});

test('EXT-25 doctor finds nothing wrong with a good site', async () => {
  const { code, out } = await run(['doctor', '--json']);
  const checks: { system: string; state: string }[] = JSON.parse(out).checks;
  expect(checks.filter(({ state }) => state === 'FAILS').map(({ system }) => system)).toEqual([]);
  expect(code).toBe(0);
  expect(checks.map(({ system }) => system)).toEqual([
    'Version',
    'Data folder',
    'Disk',
    'Database',
    'Clock',
    'Key',
    'Pictures',
    'Mail',
    'Push',
    'Public address',
    'Certificate',
  ]);
});

test('EXT-25 doctor names another key, a wrong clock, open rights, a missing picture, and no database', async () => {
  await putKey(app.db, 'mark', 'of another key');
  const now = app.clock.now();
  await app.db
    .insertInto('files')
    .values({ url: `/files/avatars/${'g'.repeat(22)}.webp`, user_id: null, state: 'used', created_at: now })
    .execute();
  const { code, out, err } = await run(['doctor']);
  expect(code).toBe(1);
  expect(err).toMatch(/^2 of \d+ don’t work\.\n$/);
  expect(out).toMatch(/^Key +FAILS +The database is encrypted with another key\.$/m);
  expect(out).toMatch(
    /^Pictures +FAILS +\/files\/avatars\/g{22}\.webp is shown, and its file is missing\.$/m,
  );
  await removeKey(app.db, 'mark');
  await app.db.deleteFrom('files').execute();
  const late = { config, now: () => new Date(Date.now() + 600_000) };
  const { out: clock } = await run(['doctor'], { ofSite: (db) => siteChecks(late, db) });
  expect(clock).toMatch(/^Clock +FAILS +This clock and the database's are \d+ s apart/m);
  const open = join(dataDir, 'open');
  mkdirSync(join(open, 'keys'), { recursive: true, mode: 0o755 });
  writeFileSync(join(open, 'keys/server.key'), siteKey, { mode: 0o644 });
  const site = { config: readConfig({ DATA_DIR: open }), now: () => new Date() };
  const found = await run(['doctor'], { ofMachine: () => machineChecks(site) });
  expect(found.out).toMatch(/^Data folder +FAILS +Other accounts can open .+server\.key: run chmod/m);
  const none = await run(['doctor'], {
    ofSite: () => {
      throw new Error('The database does not respond.');
    },
  });
  expect(none.out).toMatch(/^Database +FAILS +The database does not respond\.$/m);
});
