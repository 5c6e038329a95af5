/** No layout shift while a page loads, if the last content differs from the usual. */
import type { Page } from '@playwright/test';
import { openFully, recordShifts, slowDown } from './layout-shift.ts';
import { test as memberTest, readAs } from './member.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './subscriber.ts';

test.use({ showsDishes: true, fetchesAhead: true });

async function expectStillness(page: Page, paths: readonly string[]): Promise<void> {
  const moves = await recordShifts(page);
  await slowDown(page);
  for (const path of paths) {
    await openFully(page, path);
    expect.soft(await moves(), path).toEqual([]);
  }
}

test('no layout shift while the rest loads: a recipe', async ({ page, request, member }) => {
  const { data } = await readAs<{ data: { id: number }[] }>(request, member, '/recipes');
  await expectStillness(
    page,
    data.slice(0, 3).map(({ id }) => `/recipes/${id}`),
  );
});

memberTest(
  'no layout shift while the rest loads: what a member without a membership is offered',
  async ({ page, member: _ }) => {
    await expectStillness(page, [
      '/dashboard',
      '/account',
      '/health-and-wellness',
      '/meal-planner',
      '/account/manage-subscriptions',
    ]);
  },
);

test('no layout shift when the settings load last', async ({ page, member: _ }) => {
  const moves = await recordShifts(page);
  for (const path of ['/account', '/account/affiliate-program', '/health-and-wellness']) {
    const releaseRequests = await holdRequests(page, '/recipes-plus/settings');
    const member = page.waitForResponse('**/api/users/me');
    await page.goto(path);
    await member;
    await expect(page.locator('h1, [data-loading]').first()).toBeVisible();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    releaseRequests();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    expect(await moves(), path).toEqual([]);
  }
});
