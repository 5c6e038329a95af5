import type { Page } from '@playwright/test';
import { attacks } from '#tests/fixtures/html-attacks.ts';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { test as memberTest } from './member.ts';
import { fulfillWith, modifyResponse } from './network.ts';
import { expect, test } from './server-under-test.ts';

const pageWith = (content: string) => ({
  data: { id: 'x', name: 'A page', content, updated_at: '2026-05-01T00:00:00.000Z' },
});
const backButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back' });

test('PAGE-02 OR-05 guests read a page, follow its table of contents and links, and go back', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL('/pages/privacy');
  await expect(page).toHaveTitle('Privacy · Kindfare');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeFocused();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByText('On this page').click();
  await page.getByRole('link', { name: 'Deleting your account' }).click();
  await expect(page).toHaveURL('/pages/privacy#section-deleting-your-account');
  const section = page.getByRole('heading', { name: 'Deleting your account' });
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();

  await page.goto('/pages/faq');
  await page.getByRole('link', { name: 'Deleting your account' }).click();
  await expect(section).toBeInViewport();
  await backButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
});

test('PAGE-02 back leads to a page whose link was pressed before the app ran', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto('/pages/faq');
  await page.unroute('**/assets/main-*.js');
  await page.getByRole('link', { name: 'Deleting your account' }).click();
  await expect(page.getByRole('heading', { name: 'Deleting your account' })).toBeInViewport();
  await backButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
});

test('pages pass axe, also on narrow screens and with large text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/pages/health-information');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('On this page').click();
  await expectAccessible(page, 'a page');
  for (const [width, size] of [
    [320, ''],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect(await findOverflow(page), `${width} ${size}`).toEqual([]);
  }
});

test('a page prints in full, without interactive controls', async ({ page }) => {
  await page.goto('/pages/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(backButton(page)).toBeHidden();
  const [whole, window] = await page.evaluate(() => [document.body.scrollHeight, innerHeight]);
  expect(whole).toBeGreaterThan((window ?? 0) * 2);
});

test('PAGE-03 ERR-35 an unknown page has a message and a link home', async ({ page }) => {
  expect((await page.goto('/pages/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expectAccessible(page, 'page not found');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('SRV-42 no script in the content of a page runs, even if it was not sanitized', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('.example')) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => foreign.push(dialog.message()));
  await fulfillWith(page, '/pages/x', 200, pageWith(`<p>Words</p>${attacks.join('<hr>')}`));
  await page.goto('/pages/x');
  await expect(page.getByText('Words', { exact: true })).toBeVisible();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => Object.hasOwn(window, 'hacked'))).toBe(false);
  expect(foreign).toEqual([]);
  await expect(page.locator('main :is(script, iframe, svg, form, style, object, embed)')).toHaveCount(0);
});

const shop = pageWith('<p>See <a href="https://shop.example/knives">our shop</a>.</p>');

async function withShop(page: Page): Promise<void> {
  await fulfillWith(page, '/pages/x', 200, shop);
  await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, shop_hosts: ['shop.example'] },
  }));
}

test('PAGE-05 OR-89 a guest who follows a link to the shop is redirected to the login', async ({ page }) => {
  await withShop(page);
  await page.goto('/pages/x');
  const link = page.getByRole('link', { name: 'our shop' });
  // the target of the shop link depends on the settings
  await expect(link).toHaveAttribute('href', '/account/choose-plan');
  await link.click();
  await expect(page).toHaveURL('/auth/login');
});

memberTest('PAGE-04 OR-05 a member has the navigation, and the shop by subscription', async ({ page }) => {
  await withShop(page);
  await page.goto('/pages/x');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'our shop' })).toHaveAttribute('href', '/account/choose-plan');
  await backButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});
