import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { screeningQuestions } from '#domain/triggers/screening.ts';
import { foodTestMember } from '#scripts/demo/food-test-member.ts';
import { expect, newAccount, registerSettled, signIn, storedSession } from './member.ts';
import { expectAccessibleAndFitting } from './planner.ts';
import { startServer } from './server-process.ts';
import { test } from './server-under-test.ts';

const day = 24 * 60 * 60 * 1000;

test('EXT-31 a food test from its questions to a food that came back, with the clock moved', async ({
  browser,
  playwright,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kindfare-clock-'));
  const clock = join(folder, 'days');
  let ahead = 0;
  const dateAt = (days: number) => new Date(Date.now() + days * day);
  const dayAt = (days: number) => dateAt(days).toISOString().slice(0, 10);
  const move = (days: number) => {
    ahead = days;
    writeFileSync(clock, String(days));
  };
  move(0);
  const moved = pathToFileURL('scripts/moved-clock.ts').href;
  const server = await startServer(
    { food_tests: 'true' },
    { NODE_OPTIONS: `--import ${moved}`, MOVED_CLOCK: clock },
  );
  const api = await playwright.request.newContext({ baseURL: server.url });
  const account = newAccount();
  await registerSettled(api, account);
  const simulated = foodTestMember({ ...account, baseUrl: `${server.url}/api` }, null);
  /** The page as it is that day. */
  const visit = async () => {
    const { tokens } = await signIn(api, account);
    const context = await browser.newContext({
      baseURL: server.url,
      timezoneId: 'UTC',
      viewport: { width: 390, height: 844 },
    });
    await context.addInitScript(
      (stored) => {
        for (const [name, value] of stored) localStorage.setItem(name, value);
      },
      Object.entries(storedSession(tokens)),
    );
    const page = await context.newPage();
    await page.clock.setFixedTime(dateAt(ahead));
    await page.goto('/account/triggers');
    return { page, leave: () => context.close() };
  };
  for (let n = -14; n < 0; n += 1) await simulated.log(dayAt(n), 3, dayAt(0));

  const first = await visit();
  await first.page.getByRole('button', { name: 'See if it’s for you' }).click();
  for (const { text } of screeningQuestions)
    await first.page.getByRole('group', { name: text }).getByRole('radio', { name: 'No' }).check();
  await first.page.getByRole('button', { name: 'Next' }).click();
  await first.page.getByLabel('Test', { exact: true }).selectOption('One food by itself');
  await first.page.getByLabel('Food', { exact: true }).selectOption({ value: 'zucchini' });
  await first.page.getByRole('radio', { name: /^Somebody else/ }).check();
  await first.page.getByRole('button', { name: 'Start the test' }).click();
  await expect(first.page.getByText('Day 1 of 7')).toBeVisible();
  await expectAccessibleAndFitting(first.page, 'the days low');
  await first.leave();

  const until = async (stage: string) => {
    for (let n = 0; n < 60; n += 1) {
      const { current } = await simulated.live(dayAt(ahead));
      if (current?.stage === stage) return;
      move(ahead + 1);
    }
    throw new Error(`It never came to ${stage}.`);
  };
  await until('dosing');
  const portion = await visit();
  await portion.page.getByRole('button', { name: 'I ate Dish A' }).click();
  await expect(portion.page.getByText('You ate Dish A today')).toBeVisible();
  await expectAccessibleAndFitting(portion.page, 'a portion');
  await portion.leave();

  await until('result');
  const { page, leave } = await visit();
  await expect(
    page.getByRole('heading', { name: /^You tolerate zucchini up to \d+ g a day$/ }),
  ).toBeVisible();
  await expectAccessibleAndFitting(page, 'a result');
  await page.getByRole('button', { name: 'Done: eat as I used to' }).click();
  await expect(
    page.getByLabel('Back on your plate').getByText(/^Zucchini, up to \d+ g a day$/),
  ).toBeVisible();
  await leave();
  await api.dispose();
  await server.stop();
  rmSync(folder, { recursive: true });
});
