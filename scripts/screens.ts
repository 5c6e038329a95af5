/** Pictures of every screen into docs/screens/, from the built app and a real server: `npm run screens`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { newAccount, register, signIn, storedSession } from '#tests/e2e/member.ts';
import { field, filterBy, openFilter, submitCredentials, untilListed } from '#tests/e2e/screens.ts';
import { startServer } from '#tests/e2e/server-process.ts';
import { takeAccountScreens } from './account-screens.ts';
import { buildIfStale } from './build.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { takeHealthScreens } from './health-screens.ts';
import { toIndexedPng } from './indexed-png.ts';
import { planWeek, takePlannerScreens } from './planner-screens.ts';

const folder = process.argv[2] ?? 'docs/screens';
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };
const breakfastTime = new Date('2027-03-01T09:00:00');

/** Waits until nothing is on its way any more, then takes the picture. */
async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((image) => image.loading === 'eager');
    await Promise.all(pictures.map((image) => image.decode().catch(() => {})));
  });
  await page.mouse.move(0, 0);
  writeFileSync(`${folder}/${name}.png`, toIndexedPng(await page.screenshot()));
}

async function open(browser: Browser, url: string, viewport = phone, storage?: Record<string, string>) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(storage && {
      storageState: {
        cookies: [],
        origins: [
          { origin: url, localStorage: Object.entries(storage).map(([name, value]) => ({ name, value })) },
        ],
      },
    }),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(breakfastTime);
  // the picture behind the column is chosen by chance: here always the same chances
  await page.addInitScript(() => {
    // the question who brought the member would stand before the rest
    sessionStorage.setItem('referral_dismissed', 'true');
    let seed = 1;
    Math.random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  });
  return page;
}

async function asGuest(page: Page): Promise<void> {
  for (const [path, name] of [
    ['/', 'landing'],
    ['/welcome', 'hello'],
    ['/onboarding', 'slides'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, name);
  }
  await page.goto('/auth/login-or-create');
  await expect(field.email(page)).toBeVisible();
  await take(page, 'sign-in');
  await submitCredentials(page, 'maya@example.com', 'short');
  await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
  await take(page, 'sign-in-refused');
  await page.goto('/auth/login?just_logged_out=true');
  await expect(field.email(page)).toBeVisible();
  await take(page, 'login');
  await page.goto('/pages/health-information');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'page');
  await page.goto('/pages/no-such-page');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await take(page, 'page-not-found');
  await page.goto('/recipes/fish-pie/share');
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await take(page, 'shared-recipe');
  await expect(page.getByRole('dialog', { name: 'Sign up' })).toBeVisible({ timeout: 10_000 });
  await take(page, 'shared-recipe-invitation');
}

async function lists(page: Page): Promise<void> {
  await page.goto('/account/get-started-membership');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'first-plans');
  await page.goto('/dashboard');
  await untilListed(page);
  await take(page, 'dashboard');
  const sheet = await openFilter(page);
  await sheet.getByRole('switch', { name: 'Limit Oxalate' }).click();
  await sheet.getByRole('switch', { name: 'Limit Histamine' }).click();
  await sheet.getByRole('slider', { name: 'Histamine level' }).press('ArrowRight');
  await take(page, 'filter');
  await sheet.getByRole('button', { name: 'About oxalate' }).click();
  await expect(page.getByRole('dialog', { name: 'About Oxalate' })).toBeVisible();
  await take(page, 'filter-help');
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Add ingredient' }).click();
  await page.getByRole('searchbox', { name: 'Search ingredients' }).fill('oil');
  await expect(page.getByRole('list', { name: 'Ingredients found' })).toBeVisible();
  await take(page, 'filter-ingredients');
  await page.getByRole('button', { name: 'Done' }).click();
  await sheet.getByRole('button', { name: 'Apply Filter' }).click();
  await untilListed(page);
  await page
    .getByRole('article')
    .nth(1)
    .evaluate((card) => card.scrollIntoView());
  await take(page, 'dashboard-list');
}

async function recipe(page: Page): Promise<void> {
  await page.getByRole('article').nth(2).getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Reviews' })).toBeVisible();
  await take(page, 'recipe');
  await page.getByRole('button', { name: 'See why' }).click();
  await page.getByText('Amounts and sources').first().click();
  await take(page, 'recipe-why');
  await page.getByRole('tab', { name: 'Nutritional Info' }).click();
  await take(page, 'recipe-nutrition');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await form.getByLabel('Comment').fill('Took a little longer here, and was worth it.');
  await form.getByLabel('Picture file').setInputFiles('public/icons/icon-512.png');
  await form.getByRole('img', { name: 'As it will be sent' }).waitFor();
  await take(page, 'recipe-review-form');
  await form.getByRole('button', { name: 'Submit' }).click();
  const picture = page.getByRole('button', { name: /^Picture by/ });
  await picture.waitFor();
  await take(page, 'recipe-reviews');
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await take(page, 'recipe-review-picture');
  await page.keyboard.press('Escape');
  await page.goto('/recipes/spaghetti-with-fresh-tomato-and-basil');
  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  await expect(page.getByRole('button', { name: /^Use/ }).first()).toBeVisible();
  await take(page, 'recipe-swap');
}

async function profile(page: Page): Promise<void> {
  await page.goto('/account/profile');
  await expect(page.getByLabel('Name')).toBeVisible();
  await take(page, 'profile');
  await page.getByLabel('Name').fill('');
  await page.getByLabel('Weight').fill('2000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await take(page, 'profile-refused');
  await page.goto('/account/first-update-personal');
  await expect(page.getByLabel('Name')).toBeVisible();
  await take(page, 'first-profile');
  await page.goto('/account/affiliate-program');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'affiliate-program');
  await page.getByRole('textbox', { name: 'Your code' }).fill('MAYA-26');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('/?aff=MAYA-26')).toBeVisible();
  await take(page, 'affiliate-program-set');
  await page.evaluate(() => sessionStorage.removeItem('referral_dismissed'));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toBeVisible();
  await take(page, 'referral-question');
}

/** `headers` name the member in calls of the API. */
async function collections(page: Page, headers: Record<string, string>): Promise<void> {
  await page.goto('/recipes/collections');
  await expect(page.getByRole('heading', { name: 'No recipe collections' })).toBeVisible();
  await take(page, 'collections-none');
  const { data: recipes } = await (await page.request.get('/api/recipes?keyword=soup', { headers })).json();
  const ids: number[] = recipes.map(({ id }: { id: number }) => id);
  for (const [name, recipe_ids] of [
    ['For guests', ids.slice(4, 6)],
    ['Soups', ids.slice(0, 5)],
  ]) {
    const created = await page.request.post('/api/recipes/collections', { headers, data: { name } });
    const { data } = await created.json();
    await page.request.post(`/api/recipes/collections/${data.id}/sync`, { headers, data: { recipe_ids } });
  }
  await page.request.post(`/api/recipes/${ids[6]}/favorites`, { headers });
  await page.goto('/recipes/collections');
  await expect(page.getByText('5 recipes')).toBeVisible();
  await take(page, 'collections');
  await page.getByRole('link', { name: 'Soups' }).click();
  await untilListed(page);
  await page
    .getByRole('button', { name: /from the collection$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await take(page, 'collection-removed');
  await page.goto(`/recipes/${ids[4]}`);
  await page.getByRole('button', { name: 'Collections' }).click();
  await expect(page.getByRole('checkbox', { name: 'Soups' })).toBeChecked();
  await take(page, 'recipe-collections');
}

async function others(page: Page): Promise<void> {
  await page.goto('/recipes?keyword=soup');
  await untilListed(page);
  await filterBy(page, (sheet) => sheet.getByRole('switch', { name: 'Limit Histamine' }).click());
  await untilListed(page);
  await take(page, 'recipes');
  await field.search(page).fill('no dish is called that');
  await expect(page.getByRole('heading', { name: 'No recipes' })).toBeVisible();
  await take(page, 'recipes-none');
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'logout');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await take(page, 'menu');
  for (const [path, name] of [
    ['/onboardings/health-and-wellness', 'health-introduction'],
    ['/membership-benefits', 'membership-benefits'],
    ['/account/choose-plan', 'plans'],
    ['/account/manage-subscriptions', 'subscriptions-none'],
    ['/payment/options/consult', 'payment-options'],
    ['/payment/add-new-card', 'sample-card'],
    ['/dna-analysis', 'dna-analysis'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, name);
  }
  await page.goto('/account/choose-plan');
  await page.getByRole('button', { name: /^Start your FREE/ }).click();
  await expect(page.getByRole('button', { name: 'Start free trial' })).toBeVisible();
  await take(page, 'sandbox-checkout');
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByRole('heading', { name: 'Your membership is active' })).toBeVisible();
  await take(page, 'thank-you');
  for (const [path, name] of [
    ['/account/choose-plan', 'plans-trial'],
    ['/account/manage-subscriptions', 'subscriptions'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText('trialing')).toBeVisible();
    await take(page, name);
  }
  await page.route('**/api/users/me', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await take(page, 'error');
}

mkdirSync(folder, { recursive: true });
await buildIfStale();
const server = await startServer({ stripe_connected: 'true' });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  await asGuest(await open(browser, server.url));
  await takeAccountScreens(await open(browser, server.url), take);
  const passerBy = await open(browser, server.url, desk);
  await passerBy.goto('/');
  await expect(passerBy.getByRole('heading', { level: 1 })).toBeVisible();
  await take(passerBy, 'desktop-landing');
  const guest = await open(browser, server.url);
  const account = { ...newAccount(), email: 'maya.lindqvist@example.com' };
  await register(guest.request, account);
  const { tokens } = await signIn(guest.request, account);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  await guest.request.put('/api/users/me', { headers, data: { name: 'Maya Lindqvist' } });

  const member = await open(browser, server.url, phone, storedSession(tokens));
  await lists(member);
  await recipe(member);
  await profile(member);
  await collections(member, headers);
  await others(member);
  await takeHealthScreens(await open(browser, server.url, phone, storedSession(tokens)), headers, take);
  const planner = await open(browser, server.url, phone, storedSession(tokens));
  await planWeek(planner, headers, '2027-03-01');
  await takePlannerScreens(planner, '2027-03-01', take);
  const wide = await open(browser, server.url, desk, storedSession(tokens));
  await wide.goto('/dashboard');
  await untilListed(wide);
  await take(wide, 'desktop-dashboard');
} finally {
  await browser.close();
  await server.stop();
}
