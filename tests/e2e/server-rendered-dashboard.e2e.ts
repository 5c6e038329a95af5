/** A dashboard that the server renders for a member, until the app is there. */
import type { Page } from '@playwright/test';
import { eagerCards } from '#src/ui/recipe/eager-cards.ts';
import { recordShifts } from './layout-shift.ts';
import { signIn, storedSession } from './member.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './subscriber.ts';

test.use({ viewport: { width: 390, height: 844 }, showsDishes: true });

const home = (page: Page) => page.locator('#rendered-own');
const store = (page: Page, entries: Readonly<Record<string, string>>) =>
  page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, entries);

/** Where each text and picture in view is. */
const places = (page: Page) =>
  page.locator('h1, h2, main img, [role=tab], main p, main li span').evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().top < innerHeight - 80,
      )
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.textContent} ${x} ${y} ${width} ${height}`;
      }),
  );

test('the server renders the dashboard, and the app replaces it by the same, in the same place', async ({
  page,
  member,
}) => {
  const { tokens } = await signIn(page.request, member);
  await page.goto('/robots.txt');
  await store(page, storedSession(tokens));
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) complaints.push(message.text());
  });
  const moves = await recordShifts(page);
  const release = await holdRequests(page, '/users/me');
  await page.goto('/dashboard');
  await expect(home(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good /);
  await page.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const isWhole = root.querySelector('h2') !== null && root.querySelector('main [data-loading]') === null;
      Object.assign(window, { isWhole });
    }).observe(root, { childList: true });
  });
  const rendered = await places(page);
  expect(rendered.length).toBeGreaterThan(10);
  // the others come with the app
  await expect(home(page).locator('article img')).toHaveCount(eagerCards.grid);
  expect(await home(page).locator('article').count()).toBeGreaterThan(eagerCards.grid);
  release();
  await expect(home(page)).toHaveCount(0);
  expect(await places(page)).toEqual(rendered);
  expect(await page.evaluate(() => (window as unknown as { readonly isWhole?: boolean }).isWhole)).toBe(true);
  expect(await moves()).toEqual([]);
  expect(complaints).toEqual([]);
});

test('nothing of it is shown with other tokens, with another filter, or with unsent changes', async ({
  page,
  member,
}) => {
  const { tokens } = await signIn(page.request, member);
  await page.goto('/robots.txt');
  const own = storedSession(tokens);
  const cases: readonly (readonly [Readonly<Record<string, string>>, boolean])[] = [
    [own, true],
    [{ ...own, first_list: '/api/recipes?mealTypes=Main%20course&page=1&allergens=Milk' }, false],
    [{ ...own, a2luZGZhcmUuZmlsdGVyLjE: '{}' }, false],
    [{ ...own, changes_waiting: 'true' }, false],
    [storedSession(member.tokens), false],
    [{}, false],
  ];
  for (const [entries, isShown] of cases) {
    await page.evaluate((all) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
    }, entries);
    // without the app, which would replace it
    await page.route('**/assets/main-*.js', (route) => route.abort());
    const response = await page.goto('/dashboard');
    expect(await response?.text()).toContain('rendered-own');
    expect([entries, await home(page).isVisible()]).toEqual([entries, isShown]);
    await page.goto('/robots.txt');
  }
});
