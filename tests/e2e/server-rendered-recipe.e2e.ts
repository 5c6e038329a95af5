/** A recipe that the server renders for a member, until the app is there. */
import type { Page } from '@playwright/test';
import { recordShifts } from './layout-shift.ts';
import { signIn } from './member.ts';
import { holdRequests } from './network.ts';
import { expect, test } from './subscriber.ts';

test.use({ viewport: { width: 390, height: 844 }, showsDishes: true });

const recipe = '/recipes/fish-pie';
const title = 'Fish pie with a potato top';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title });

/** Records of each largest contentful paint whether its element is one of those that the server has rendered. */
const recordLargestPaints = async (page: Page) => {
  await page.addInitScript(() => {
    const paints: boolean[] = [];
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly element: Element | null })[])
        paints.push(entry.element?.closest('#rendered-recipe') !== null);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { readonly paints: readonly boolean[] }).paints);
};
const top = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((element) => element.getBoundingClientRect().top);

test('the server renders a recipe, and the app replaces it with the whole one, in the same place', async ({
  page,
  member,
}) => {
  // its cookie is that of the browser
  await signIn(page.request, member);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/.test(message.text())) complaints.push(message.text());
  });
  const moves = await recordShifts(page);
  const largestPaints = await recordLargestPaints(page);
  const release = await holdRequests(page, '/users/me');
  const response = await page.goto(recipe);
  expect(await response?.text()).toContain(`<h1`);
  await expect(heading(page)).toBeVisible();
  await expect.poll(largestPaints).not.toEqual([]);
  const [rendered, ...places] = [
    await page.locator('#rendered-recipe').count(),
    await top(page, title),
    await page.getByRole('article').locator('img').boundingBox(),
  ];
  expect(rendered).toBe(1);
  expect(await page.getByText('Calories').isVisible()).toBe(false);
  // the first thing that replaces it
  await page.evaluate(() => {
    const root = document.getElementById('root') as HTMLElement;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const isWhole = root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
      Object.assign(window, { isWhole });
    }).observe(root, { childList: true });
  });
  release();
  await expect(page.getByRole('button', { name: 'See why' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { readonly isWhole?: boolean }).isWhole)).toBe(true);
  await expect(page.getByRole('button', { name: `Add ${title} to favorites` })).toBeVisible();
  expect([await top(page, title), await page.getByRole('article').locator('img').boundingBox()]).toEqual(
    places,
  );
  expect([...new Set(await largestPaints())]).toEqual([true]);
  expect(await moves()).toEqual([]);
  expect(complaints).toEqual([]);

  const releaseAgain = await holdRequests(page, '/users/me');
  await page.reload();
  await page.getByRole('heading', { name: 'Ingredients' }).scrollIntoViewIfNeeded();
  await page.getByRole('main').evaluate((main) => main.scrollBy(0, 300));
  const before = await top(page, 'Ingredients');
  releaseAgain();
  await expect(page.locator('#rendered-recipe')).toHaveCount(0);
  expect(Math.abs((await top(page, 'Ingredients')) - before)).toBeLessThan(1);
});

test('AUTH-36 a device on which nobody is signed in any more shows no recipe, whatever cookie it has left', async ({
  page,
  member,
}) => {
  await signIn(page.request, member);
  await page.addInitScript(() => localStorage.clear());
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    const look = () => {
      const shown = document.querySelector<HTMLElement>('h1');
      if (shown?.checkVisibility()) titles.push(shown.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const response = await page.goto(recipe);
  expect(await response?.text()).toContain(title);
  await expect(page).toHaveURL('/auth/login');
  const titles = await page.evaluate(
    () => (window as unknown as { readonly titles: readonly string[] }).titles,
  );
  expect(titles).not.toContain(title);
});
