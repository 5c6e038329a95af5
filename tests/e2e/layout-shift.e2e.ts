/** No layout shift while the page loads, so that a tap hits its target. */
import type { Page } from '@playwright/test';
import { test as memberTest, readAs } from './member.ts';
import { holdRequests } from './network.ts';
import { membershipPaths } from './screens.ts';
import { expect, test } from './subscriber.ts';

/** Delay of each response, so that the page paints in between. */
const latencyMilliseconds = 100;

/** Records layout shifts that are not caused by input, with the old and new position. */
async function noteMoves(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className} ${node.textContent?.trim().slice(0, 30)}`
        : '';
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, sources, value } = entry as PerformanceEntry & {
          readonly hadRecentInput: boolean;
          readonly value: number;
          readonly sources: readonly {
            readonly node: Node | null;
            readonly previousRect: DOMRectReadOnly;
            readonly currentRect: DOMRectReadOnly;
          }[];
        };
        if (hadRecentInput) continue;
        for (const { node, previousRect, currentRect } of sources)
          moves.push(`${nameOf(node)} from ${previousRect.y} to ${currentRect.y} (${value.toFixed(3)})`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly moves: readonly string[] }).moves);
}

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMilliseconds,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

const routes = {
  'the recipes': [
    '/dashboard',
    '/recipes',
    '/recipes/search',
    '/recipes/favorite',
    '/recipes/collections',
    '/recipes/own',
    '/recipes/own/new',
    '/recipes/own/import',
  ],
  'the account': [
    '/account',
    '/account/profile',
    '/account/data',
    '/account/safety-notes',
    '/account/changes',
    '/account/preferences',
    '/account/affiliate-program',
    '/account/verification',
    '/account/first-update-personal',
    '/notifications',
    '/install',
  ],
  'the membership': membershipPaths,
  'the health and the planner': [
    '/health-and-wellness',
    '/health-questionnaire',
    '/health-questionnaire/11',
    '/health-questionnaire/medications',
    '/onboardings/health-and-wellness',
    '/onboardings/health-quiz',
    '/onboardings/preview-preferences',
    '/meal-planner',
    '/meal-planner/shopping-list',
    '/meal-planner/add-recipe',
  ],
};

/** Opens each path and expects no layout shift. */
async function expectStillness(page: Page, paths: readonly string[]): Promise<void> {
  const moves = await noteMoves(page);
  await slowDown(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    expect.soft(await moves(), path).toEqual([]);
  }
}

for (const [name, paths] of Object.entries(routes))
  test(`no layout shift while the rest loads: ${name}`, async ({ page, member: _ }) => {
    await expectStillness(page, paths);
  });

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

for (const path of ['/account', '/account/affiliate-program', '/health-and-wellness'])
  test(`no layout shift when the settings load last: ${path}`, async ({ page, member: _ }) => {
    const moves = await noteMoves(page);
    const letGo = await holdRequests(page, '/recipes-plus/settings');
    const member = page.waitForResponse('**/api/users/me');
    await page.goto(path);
    await member;
    await expect(page.locator('h1, [data-loading]').first()).toBeVisible();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    letGo();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    expect(await moves()).toEqual([]);
  });
