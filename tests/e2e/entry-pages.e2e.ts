/** The pages before the sign-in, and the first ones after it. */
import type { Page } from '@playwright/test';
import { test as memberTest } from './member.ts';
import { holdRequests, modifyResponse } from './network.ts';
import { expect, test } from './server-under-test.ts';

type SettingsResponse = { readonly data: object };
const withSettings = (page: Page, change: object) =>
  modifyResponse<SettingsResponse>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, ...change },
  }));

const widthOf = (page: Page) =>
  page.getByRole('main').evaluate((element) => element.getBoundingClientRect().width);

/** Background pictures, as in the computed styles. */
const backgrounds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .map((element) => getComputedStyle(element).backgroundImage)
      .filter((image) => image.includes('url(')),
  );

test.describe('the landing', () => {
  test('AUTH-02 AUTH-03 SHELL-07 fills a wide window, without a background picture, at both paths', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const provider = (id: string) => ({ enabled: true, url: `/sandbox/social/${id}` });
    await withSettings(page, { socialite: { google: provider('google'), facebook: provider('facebook') } });
    const seen: unknown[] = [];
    for (const path of ['/', '/auth']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
      expect(await widthOf(page)).toBe(1280);
      expect(await backgrounds(page)).toEqual([]);
      await expect(page).toHaveURL(path);
      seen.push(await page.getByRole('main').textContent());
    }
    expect(seen[1]).toBe(seen[0]);
    await page.getByRole('link', { name: 'Continue with email' }).click();
    await expect(page).toHaveURL('/auth/login-or-create');
    // the previous page may still be in the DOM
    await expect.poll(() => widthOf(page)).toBe(480);
    await expect.poll(() => backgrounds(page)).toHaveLength(1);
  });

  test('OR-04 SHELL-11 links to every entry page, and through the welcome page to the slides', async ({
    page,
  }) => {
    await withSettings(page, { welcome_image_url: '/brand/lost.svg' });
    await page.goto('/');
    for (const [name, path] of [
      ['Login', '/auth/login'],
      ['Create an Account', '/auth/register'],
      ['Terms', '/pages/terms'],
      ['Privacy', '/pages/privacy'],
    ] as const)
      await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    await expect(page.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '/try');
    await page.goto('/welcome');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Eat well with the body you have.' }),
    ).toBeVisible();
    await expect(page.locator('main img')).toHaveAttribute('src', '/brand/lost.svg');
    await page.getByRole('link', { name: 'Show me how' }).click();
    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByRole('heading', { level: 1, name: 'Food that explains itself' })).toBeVisible();
  });

  test('with registration off it offers no account to create', async ({ page }) => {
    await withSettings(page, { registration: false, terms_of_services_page: null });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an Account' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Terms' })).toHaveCount(0);
  });
});

test.describe('the slides', () => {
  const slides = ['First', 'Second', 'Third'].map((title) => ({
    image_url: `/brand/slides/${title === 'First' ? 'limits' : 'found'}.svg`,
    title,
    description: `What the ${title.toLowerCase()} says`,
  }));
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const open = async (page: Page) => {
    await withSettings(page, { onboarding_image_urls: slides });
    await page.goto('/onboarding');
    await expect(heading(page)).toHaveText('First');
  };

  test('SHELL-03 SHELL-05 SHELL-06 slides are those of the settings; Next turns, Get Started leads to the sign-in', async ({
    page,
  }) => {
    await open(page);
    await expect(page.getByRole('button', { name: /^Slide/ })).toHaveCount(3);
    for (const { title, description, image_url } of slides) {
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText(description)).toBeInViewport();
      await expect(page.locator('article:not([inert]) img')).toHaveAttribute('src', image_url);
      await page.getByRole('button', { name: title === 'Third' ? 'Get Started' : 'Next' }).click();
    }
    await expect(page).toHaveURL('/auth');
  });

  test('SHELL-04 SHELL-05 turn by swipe, by arrow key and by dot; Skip leads to the sign-in from the first one', async ({
    page,
  }) => {
    await open(page);
    const drag = async (by: number) => {
      await page.mouse.move(200, 300);
      await page.mouse.down();
      await page.mouse.move(200 + by / 2, 302);
      await page.mouse.move(200 + by, 304);
      await page.mouse.up();
    };
    await drag(-120);
    await expect(heading(page)).toHaveText('Second');
    await drag(-20);
    await expect(heading(page)).toHaveText('Second');
    await drag(120);
    await expect(heading(page)).toHaveText('First');
    await drag(120);
    await expect(heading(page)).toHaveText('First');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(heading(page)).toHaveText('Third');
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(heading(page)).toHaveText('Second');
    await page.getByRole('button', { name: 'Slide 1 of 3' }).click();
    await expect(heading(page)).toHaveText('First');
    await expect(page.getByRole('button', { name: 'Slide 1 of 3' })).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/auth');
  });

  test('SHELL-03 wait for the settings, and work without any', async ({ page }) => {
    const releaseRequests = await holdRequests(page, '/recipes-plus/settings');
    await page.goto('/onboarding');
    await expect(page).toHaveTitle('What Kindfare does · Kindfare');
    await expect(page.getByRole('button')).toHaveCount(0);
    releaseRequests();
    await expect(heading(page)).toHaveText('Food that explains itself');

    await withSettings(page, { onboarding_image_urls: [] });
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

/** Opens the splash and stops the clock once it is shown. */
async function openSplash(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2027-03-01T09:00:00') });
  await page.goto('/splash');
  await expect(page.getByRole('heading', { level: 1, name: 'Kindfare' })).toBeVisible();
}

test('SHELL-02 CONST-01 OR-04 the splash leads a guest to the form for everybody', async ({ page }) => {
  await openSplash(page);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/auth/login-or-create');
});

memberTest('SHELL-01 CONST-01 OR-04 and a member to the dashboard', async ({ page }) => {
  await openSplash(page);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/dashboard');
});

test('OR-04 an installed app opens with the splash, a deep link without', async ({ page, request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.start_url).toBe('/splash');
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1, name: 'Eat well' })).toBeVisible();
});

test('REF-01 STOR-08 a referral code is stored on every page', async ({ page }) => {
  const storedCode = () => page.evaluate(() => localStorage.getItem('referral_code'));
  await page.goto('/?aff=ANNA-42');
  await expect.poll(storedCode).toBe('ANNA-42');
  await page.goto('/dashboard?aff=BEN');
  await expect(page).toHaveURL('/auth/login');
  await expect.poll(storedCode).toBe('BEN');
});

memberTest('ONB-05 the introduction leads to the questions', async ({ page }) => {
  await page.goto('/onboardings/health-and-wellness');
  await page.getByRole('link', { name: 'Get Started!' }).click();
  await expect(page).toHaveURL('/onboardings/health-quiz');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We can’t find that page');
});

memberTest.describe('membership benefits', () => {
  const tile = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

  memberTest('ONB-27 a tile leads to the recipes', async ({ page }) => {
    await page.goto('/membership-benefits');
    await tile(page, 'Take Me to My Recipes').click();
    await expect(page).toHaveURL('/dashboard');
  });

  memberTest(
    'ONB-28 ONB-29 PERM-08 OR-32 an activated subscription opens shop and community in new tabs',
    async ({ page, baseURL }) => {
      await withSettings(page, { shop_url: `${baseURL}/pages/faq`, community_url: '/pages/community' });
      await modifyResponse<{ data: object }>(page, '/users/me', ({ data }) => ({
        data: { ...data, activated_subscription: { id: '1', subscription_name: 'Plus' } },
      }));
      await page.goto('/membership-benefits');
      for (const [name, address] of [
        ['Shop & Save', '/pages/faq'],
        ['Community', '/pages/community'],
      ] as const) {
        await expect(tile(page, name)).toHaveAttribute('href', new RegExp(`${address}$`));
        const [opened] = await Promise.all([page.waitForEvent('popup'), tile(page, name).click()]);
        await expect(opened).toHaveURL(address);
        await opened.close();
      }
      await expect(page).toHaveURL('/membership-benefits');
    },
  );

  memberTest(
    'ONB-28 ONB-29 PERM-09 ERR-30 OR-33 CONST-05 without one the reason is said and the plans follow after 1 s',
    async ({ page, context }) => {
      await page.clock.install({ time: new Date('2027-03-01T09:00:00') });
      await withSettings(page, { shop_url: '/pages/shop', community_url: '/pages/community' });
      await page.goto('/membership-benefits');
      await tile(page, 'Community').click();
      await expect(
        page.getByText('Access restricted. Please upgrade to a subscription plan to use this feature.'),
      ).toBeVisible();
      await page.clock.runFor(1000);
      await expect(page).toHaveURL('/account/choose-plan');
      await page.goBack();
      await expect(page).toHaveURL('/membership-benefits');
      await expect(tile(page, 'Shop & Save')).toHaveAttribute('href', '/account/choose-plan');
      expect(context.pages()).toHaveLength(1);
    },
  );
});
