import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connect.ts';
import { createLog } from '#server/log.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { applyTheme, watchPageTheme } from './page-theme.ts';
import { styleHashes } from './security-headers.ts';

const page = '<!doctype html><head><style>a{b:c}</style></head><div id="root"></div>';
const log = createLog('silent');
let connection: Connection;
let time = 0;
const now = () => new Date(time);

beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const set = (key: string, value: unknown) =>
  connection.db
    .updateTable('settings')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', key)
    .execute();
const open = () => watchPageTheme({ db: connection.db, log, now }, [page]);

test('the default colors add nothing to a page', async () => {
  const theme = (await open())();
  expect(applyTheme(page, theme)).toBe(page);
  for (const hash of styleHashes(page)) expect(theme.policy).toContain(`'${hash}'`);
  expect(theme.policy).toContain("img-src 'self' data: blob:;");
});

test('SHELL-08 SHELL-09 the page contains the colors of the settings, soon after they are set', async () => {
  const current = await open();
  await set('primary_color', '#5b2a86');
  expect(current().style).toBe('');
  time += 2_000;
  current();
  await expect.poll(() => current().style !== '').toBe(true);
  const html = applyTheme(page, current());
  expect(html).toMatch(
    /<style id="brand">:root\{[^<]*--kf-primary-7:light-dark\(#5b2a86, #[0-9a-f]{6}\);[^<]*\}<\/style><\/head>/i,
  );
  for (const hash of styleHashes(html)) expect(current().policy).toContain(`'${hash}'`);
  expect(current().policy).not.toContain('unsafe');
});

test('SHELL-03 SHELL-10 SHELL-11 the policy allows pictures from the origins in the settings, and no others', async () => {
  await set('desktop_background_images', ['/backgrounds/herb-table.svg', 'https://a.example.com/x.jpg']);
  await set('welcome_image_url', 'https://a.example.com/y.jpg');
  await set('onboarding_image_urls', [
    { image_url: 'http://b.example.com:8080/1.png', title: 'One', description: '' },
    { image_url: 'javascript:alert(1)', title: 'Two', description: '' },
  ]);
  const { policy } = (await open())();
  expect(policy).toContain(
    "img-src 'self' data: blob: https://a.example.com http://b.example.com:8080; connect-src",
  );
});

test('OR-86 the policy allows calls to the origins of push tokens, where configured, and no others', async () => {
  expect((await open())().policy).toContain("connect-src 'self'; form-action");
  const calls = ['https://tokens.example'];
  const elsewhere = await watchPageTheme({ db: connection.db, log, now }, [page], { pictures: [], calls });
  expect(elsewhere().policy).toContain("connect-src 'self' https://tokens.example; form-action");
});

test('unreadable settings leave the last known theme, and no page waits', async () => {
  let isBroken = false;
  const db = {
    selectFrom: (table: 'settings') => {
      if (isBroken) throw new Error('the database is gone');
      return connection.db.selectFrom(table);
    },
  };
  const current = await watchPageTheme({ db: db as never, log, now }, [page]);
  const last = current();
  isBroken = true;
  time += 2_000;
  expect(current()).toBe(last);
  time += 2_000;
  expect(current()).toBe(last);
  expect(last.style).not.toBe('');
});
