/** The planner, the questionnaire, and the plans, which the server renders for a member until the app is there. */
import type { Page } from '@playwright/test';
import { recordShifts } from './layout-shift.ts';
import { type Member, signIn, storedSession } from './member.ts';
import { timezoneId } from './midday-timezone.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './subscriber.ts';

test.use({ viewport: { width: 390, height: 844 }, showsDishes: true, timezoneId });

const renderedPage = (page: Page) => page.locator('#rendered-own');
const store = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, entries);

/** Where each text, picture, and bar in view is. */
const places = (page: Page) =>
  page
    .locator('h1, h2, h3, h4, main img, main p, main li span, main b, header p, nav button, [class] > svg')
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight - 150,
        )
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const box = [x, y, width, height].map(Math.round).join(' ');
          return `${element.tagName} ${element.textContent} ${box}`;
        }),
    );

/** Texts that were the largest of the page when they were painted, in the order of their painting. */
const largestTexts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const paints = list.getEntries() as (PerformanceEntry & { url: string; size: number })[];
          resolve(paints.filter(({ url }) => url === '').map(({ size }) => `a text of ${size} pixels`));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

/** The day at the browser, where it is midday, and minutes that its clock is ahead of UTC. */
const clockOf = (page: Page) =>
  page.evaluate(() => {
    const now = new Date();
    const offset = -now.getTimezoneOffset();
    return { today: new Date(now.getTime() + offset * 60_000).toISOString().slice(0, 10), offset };
  });

async function planDay(page: Page, { tokens }: Member): Promise<void> {
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  const data = {
    type: 'recipe',
    date: (await clockOf(page)).today,
    ids: ['fish-pie', 'acorn-squash-with-quinoa-and-cranberries'],
  };
  const planned = await page.request.post('/api/users/me/meal-plans', { headers, data });
  expect(planned.ok(), await planned.text()).toBe(true);
}

/** Signs the browser in, so that it has the cookie and the tokens that were issued with it. */
async function signInHere(page: Page, member: Member): Promise<Readonly<Record<string, string>>> {
  await page.goto('/robots.txt');
  await planDay(page, member);
  const { tokens } = await signIn(page.request, member);
  return storedSession(tokens);
}

for (const path of ['/meal-planner', '/health-questionnaire', '/account/choose-plan'])
  test(`the server renders ${path}, and the app replaces it by the same, in the same place`, async ({
    page,
    member,
  }) => {
    await store(page, await signInHere(page, member));
    if (path === '/meal-planner') {
      // tells the server which day it is here
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 4 }).first()).toBeVisible();
      await page.goto('/robots.txt');
    }
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/.test(message.text())) complaints.push(message.text());
    });
    const moves = await recordShifts(page);
    const release = await holdRequests(page, '/users/me');
    await page.goto(path);
    await expect(renderedPage(page)).toBeVisible();
    await page.evaluate(() => {
      const root = document.getElementById('root') as HTMLElement;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        Object.assign(window, { isWhole: root.querySelector('main [data-loading]') === null });
      }).observe(root, { childList: true });
    });
    const rendered = await places(page);
    expect(rendered.length).toBeGreaterThan(8);
    const largest = await largestTexts(page);
    release();
    await expect(renderedPage(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    // prices of the order come with the app
    expect((await places(page)).filter((place) => rendered.includes(place))).toEqual(rendered);
    expect(await page.evaluate(() => (window as unknown as { readonly isWhole?: boolean }).isWhole)).toBe(
      true,
    );
    expect(await moves()).toEqual([]);
    // nothing that comes with the app is larger than what was read before
    expect(await largestTexts(page)).toEqual(largest);
    expect(complaints).toEqual([]);
  });

test('nothing of it is shown with other tokens, on another day, with a discount, or with unsent changes', async ({
  page,
  member,
}) => {
  const own = await signInHere(page, member);
  const { today, offset } = await clockOf(page);
  const cases: readonly (readonly [string, Readonly<Record<string, string>>, boolean])[] = [
    ['/meal-planner', own, true],
    [`/meal-planner?date=${today}`, own, true],
    ['/meal-planner', { ...own, changes_waiting: 'true' }, false],
    ['/health-questionnaire', own, true],
    ['/health-questionnaire', storedSession(member.tokens), false],
    ['/account/choose-plan', own, true],
    ['/account/choose-plan', { ...own, discount_code: 'SPRING' }, false],
    ['/account/choose-plan', {}, false],
  ];
  const asDevice = async (minutes: number) => {
    const { origin } = new URL(page.url());
    await page
      .context()
      .addCookies([{ name: 'kf_utc_offset', value: String(minutes), url: `${origin}/meal-planner` }]);
  };
  const isShown = async (path: string, entries: Readonly<Record<string, string>>) => {
    await page.evaluate((all) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, entries);
    // without the app, which would replace it
    await page.route('**/assets/main-*.js', (route) => route.abort());
    const response = await page.goto(path);
    expect(await response?.text()).toContain('rendered-own');
    const shown = await renderedPage(page).isVisible();
    await page.goto('/robots.txt');
    return shown;
  };
  await asDevice(offset);
  for (const [path, entries, expected] of cases)
    expect([path, entries, await isShown(path, entries)]).toEqual([path, entries, expected]);
  // the device has traveled since, where it is another day
  await asDevice(offset > 0 ? offset - 800 : offset + 800);
  expect(await isShown('/meal-planner', own)).toBe(false);
});
