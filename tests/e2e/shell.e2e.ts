import { expect, test } from './member.ts';
import { fulfillWith, modifyResponse } from './network.ts';
import { filterSheet, openFilter, waitForCards } from './screens.ts';
import { subscribe } from './subscriber.ts';

const navigation = [
  ['Home', '/dashboard'],
  ['Health', '/health-and-wellness'],
  ['Collections', '/recipes/collections'],
  ['Planner', '/meal-planner'],
  ['Account', '/account'],
] as const;

test('SHELL-14 SHELL-15 SHELL-20 SHELL-21 SHELL-22 OR-01 header and five entries, the present one alone is marked; each page has a title of its own and the focus at its heading; back leads to where the member came from', async ({
  page,
  member,
}) => {
  await subscribe(page.request, member);
  await page.goto('/dashboard');
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveText(navigation.map(([label]) => label));
  const hrefs = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(navigation.map(([, path]) => path));
  for (const [label, path] of [...navigation.slice(1), navigation[0]]) {
    await entries.filter({ hasText: label }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('nav [aria-current=page]')).toHaveText([label]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }

  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveTitle('Home · Kindfare');
  await entries.filter({ hasText: 'Account' }).click();
  await expect(page).toHaveTitle('Account · Kindfare');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Home · Kindfare');
  await expect(heading).toBeFocused();

  await entries.filter({ hasText: 'Account' }).click();
  await expect(heading).toHaveText('Account');
  await entries.filter({ hasText: 'Health' }).click();
  await expect(page).toHaveURL('/health-and-wellness');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading).toHaveText('Account');
});

test('coming back to a list or a recipe finds it where it was left', async ({ page }) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  const main = page.getByRole('main');
  const scrolled = () => main.evaluate((element) => element.scrollTop);
  const card = page.getByRole('article').nth(5).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const scrollTop = await scrolled();
  expect(scrollTop).toBeGreaterThan(100);
  await card.click();
  await expect(page.getByRole('tab', { name: 'Recipe Details' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  const start = page.getByRole('link', { name: 'Start cooking' });
  await start.evaluate((link) => link.scrollIntoView({ block: 'end' }));
  const recipeTop = await scrolled();
  expect(recipeTop).toBeGreaterThan(100);
  await start.click();
  await expect(page).toHaveURL(/\/cook/);
  await page.goBack();
  await expect.poll(scrolled).toBe(recipeTop);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(scrolled).toBe(scrollTop);
});

test('SHELL-17 SHELL-18 a sheet closes by its button, by its backdrop and by Escape, and gives the focus back; the back button closes sheets before it leaves the page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Home' }).click();
  await waitForCards(page);
  const opener = page.getByRole('button', { name: /^Filters/ });
  const ways = [
    () => filterSheet(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 20),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    const sheet = await openFilter(page);
    await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
  }

  const sheet = await openFilter(page);
  await sheet.getByRole('button', { name: 'About oxalate' }).click();
  const help = page.getByRole('dialog', { name: 'About Oxalate' });
  await expect(help).toBeVisible();
  await page.goBack();
  await expect(help).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/dashboard');

  // a sheet closed by its button leaves no history entry
  await openFilter(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/account');
});

test('SHELL-19 SHELL-23 SHELL-24 the menu opens from the left over a dimmed page, which does not scroll until it is closed, and closes by a press next to it', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  const main = page.locator('main');
  const scrolled = () => main.evaluate((element) => element.scrollTop);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  const box = await menu.boundingBox();
  expect(box?.width).toBeLessThan(390);
  for (const x of [100, 370]) {
    await page.mouse.move(x, 500);
    await page.mouse.wheel(0, 600);
  }
  expect(await scrolled()).toBe(0);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  expect(await scrolled()).toBe(0);
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrolled).toBeGreaterThan(100);

  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(385, 400);
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'All recipes' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('a page that is loaded again under an open sheet leaves no dead step behind', async ({ page }) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'Home' }).click();
  await openFilter(page);
  await page.reload();
  await waitForCards(page);
  await expect(filterSheet(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.sheets ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/account');
});

test('SHELL-13 CONST-04 a toast is shown at the bottom in the middle and disappears after five seconds', async ({
  page,
}) => {
  await page.clock.install();
  await fulfillWith(page, '/users/me', 403, { message: 'This account has been blocked.' });
  await page.goto('/dashboard');
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('This account has been blocked.');
  await expect(toast).toBeVisible();
  const box = await toast.locator('..').boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, width = 0, y = 0 } = box ?? {};
  expect(Math.abs(x + width / 2 - 195)).toBeLessThan(2);
  expect(y).toBeGreaterThan(844 * 0.7);
  await page.clock.runFor(4000);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1500);
  await expect(toast).toBeHidden();
});

test('SHELL-07 SHELL-08 SHELL-09 SHELL-10 on a wide screen the app is a column over a picture, in the colors of the settings', async ({
  page,
}) => {
  await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, primary_color: '#5b2a86', secondary_color: '#0a7f8c' },
  }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/dashboard');
  await waitForCards(page);
  const width = await page.getByRole('main').evaluate((element) => element.getBoundingClientRect().width);
  expect(width).toBeLessThanOrEqual(480);
  const { data } = await (await page.request.get('/api/recipes-plus/settings')).json();
  const pictures: string[] = data.desktop_background_images;
  const shown = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('#root *')]
          .map((element) => getComputedStyle(element).backgroundImage)
          .find((image) => image.includes('url(')) ?? '',
    );
  await expect
    .poll(async () => {
      const image = await shown();
      return pictures.some((picture) => image.includes(picture));
    })
    .toBe(true);

  const color = (name: string) =>
    page.evaluate(
      (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
      name,
    );
  await expect.poll(() => color('--kf-primary-7')).toMatch(/^light-dark\(#5b2a86,/i);
  expect(await color('--kf-accent-5')).not.toMatch(/#d87a3a/i);
  const sheet = await openFilter(page);
  const button = sheet.getByRole('button', { name: 'Apply Filter' });
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});

test('SHELL-44 a screen that breaks shows the error screen instead of a blank page', async ({ page }) => {
  await modifyResponse<{ data: object[] }>(page, '/recipes', ({ data, ...rest }) => ({
    ...rest,
    data: data.map((recipe) => ({ ...recipe, verdicts: null })),
  }));
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' });
  await expect(heading).toBeVisible();
  await page.unrouteAll();
  const first = await heading.elementHandle();
  await page.getByRole('link', { name: 'Back to home' }).click();
  // the home page leads back here, and the broken state is still in memory
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitForCards(page);
});

test('SHELL-44 code that fails to load loads the page once, then shows the error screen as well', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.route(/assets\/AccountScreen/, (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Account' }).click();
  await reloaded;
  await waitForCards(page);
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Oops! Sorry, an unexpected error has occurred.')).toBeVisible();
});
