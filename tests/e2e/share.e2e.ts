import type { Page } from '@playwright/test';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { test as memberTest, newAccount, type RecipeDetail, readAs, registerSettled } from './member.ts';
import { fulfillWith, modifyResponse, recordCalls } from './network.ts';
import { submitCredentials } from './screens.ts';
import { expect, test } from './server-under-test.ts';

test.use({ showsDishes: true });

const morning = new Date('2027-03-01T09:00:00');
/** The clock is paused until it is advanced, so that the banner does not appear too early. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: morning });
  await page.clock.pauseAt(new Date(morning.getTime() + 1000));
  await page.goto(address);
}
const title = 'Fish pie with a potato top';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title });
const banner = (page: Page) => page.getByRole('dialog', { name: 'Sign up' });
const ingredients = (page: Page) => page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
const serveOneMore = async (page: Page) => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText('7 servings')).toBeVisible();
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('EXT-07 SHARE-04 SHARE-01 the whole recipe is readable, and other apps find it', async ({ page }) => {
    const response = await page.goto('/recipes/fish-pie/share');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} · Kindfare`);
    await expect(heading(page)).toBeVisible();
    await expect(ingredients(page).first()).toContainText('Floury potatoes');
    const steps = page.getByRole('list', { name: 'Directions' });
    expect(await steps.evaluate((list) => list.tagName)).toBe('OL');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'Recipe', name: title, recipeYield: '6 servings' });
    const texts = await steps.getByRole('listitem').allTextContents();
    // figures stay with their units
    expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      data.recipeInstructions.map(({ text }: { text: string }) => text),
    );
    expect(data.image[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/art\/fish-pie\/wide\.jpg/);
    expect((await page.goto('/recipes/no-such-recipe/share'))?.status()).toBe(404);
  });
});

test('SHARE-01 SHARE-02 SHARE-03 SHARE-07 SHARE-08 SHARE-09 SHARE-14 PERM-01 a guest reads, counts servings and passes it on', async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/.test(message.text()))
      complaints.push(message.text());
  });
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        document.documentElement.dataset['shared'] = data.url;
      },
    });
  });
  const calls = recordCalls(page);
  await open(page, '/recipes/fish-pie/share?aff=MARY-26');
  await serveOneMore(page);
  expect(await page.evaluate(() => localStorage.getItem('referral_code'))).toBe('MARY-26');
  await expect(ingredients(page).first()).toContainText('2.6 lb');
  await expect(page.getByRole('tab')).toHaveText(['Recipe Details', 'Nutritional Info', 'Reviews']);
  await page.getByRole('tab', { name: 'Nutritional Info' }).click();
  await expect(page.getByRole('heading', { name: 'Nutrients' })).toBeVisible();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('No reviews yet', { exact: true })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your review' })).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', page.url());
  expect(calls.all.filter(({ path }) => !/^\/(guest|recipes-plus)\//.test(path))).toEqual([]);
  expect(calls.to('/guest/recipes/fish-pie')).toHaveLength(1);
  expect(calls.all.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([]);
  expect(complaints).toEqual([]);

  for (const control of ['Sign in to save', 'Sign in to add to favorites']) {
    await page.getByRole('link', { name: control }).click();
    await expect(page).toHaveURL(/\/auth\/login\?return_to=%2Frecipes%2F\d+$/);
    await page.goBack();
    await expect(heading(page)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText('No reviews yet', { exact: true })).toBeVisible();
  expect(await findOverflow(page)).toEqual([]);
  await page.clock.resume();
  await expectAccessible(page, 'the public page, its reviews');
});

test('SHARE-10 SHARE-11 SHARE-12 SHARE-13 CONST-06 ERR-63 OR-52 after five seconds the page is locked by the invitation', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, '/recipes/fish-pie/share');
  await serveOneMore(page);
  await page.getByRole('button', { name: 'Share' }).click();
  // toasts wait for the end of a press
  await page.clock.runFor(100);
  await expect(page.getByRole('alert')).toHaveText('Web Share API is not supported in this browser.');
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  await page.getByRole('main').evaluate((main) => main.scrollTo(0, 120));

  await page.clock.runFor(4800);
  await expect(banner(page)).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(banner(page).getByRole('heading', { name: 'Enjoy this recipe?' })).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page, 'the invitation');

  const top = () => page.getByRole('main').evaluate((main) => main.scrollTop);
  const before = await top();
  await page.mouse.move(195, 200);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Escape');
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Tab');
    expect(await banner(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  expect(await top()).toBe(before);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    /^\/auth\/login\?return_to=/,
  );
  await banner(page).getByRole('link', { name: 'Sign up now' }).click();
  await expect(page).toHaveURL('/auth/register');
});

test('SHARE-05 SHARE-06 OR-52 reviews with their pictures; one that was begun waits for the sign-in and is sent after it', async ({
  page,
  request,
}) => {
  const account = newAccount();
  const member = await registerSettled(request, account);
  const { data: recipe } = await readAs<{ data: RecipeDetail }>(
    request,
    member,
    '/recipes/miso-soup-with-tofu-and-shiitake',
  );
  await modifyResponse<{ data: unknown[] }>(page, `/guest/recipes/${recipe.ref_id}/reviews`, (body) => ({
    ...body,
    data: [
      {
        id: '9d1f2c1e-2d0b-4a36-b7c5-2f0b5ad0f0a4',
        user: { name: 'Mary S.', profile_photo_url: null },
        rating: 4,
        comment: 'Smooth and mild.',
        attachments: [{ image_url: '/icons/icon-192.png' }],
        created_at: '2027-02-28T09:00:00.000Z',
        created_at_text: '1 day ago',
      },
    ],
  }));
  await open(page, `/recipes/${recipe.ref_id}/share`);
  await page.getByRole('tab', { name: 'Reviews' }).click();
  const review = page.getByRole('list', { name: 'Reviews' }).getByRole('listitem');
  await expect(review).toContainText('Mary S.');
  await expect(review).toContainText('1 day ago');
  await expect(review).toContainText('Smooth and mild.');
  await expect(review.getByRole('img', { name: /4 (of|out of) 5/ })).toBeVisible();
  await review.getByRole('button', { name: 'Picture by Mary S.: show large' }).click();
  const large = page.getByRole('dialog', { name: 'Picture by Mary S.' });
  await expect(async () => {
    // the animation takes its time
    await page.clock.runFor(100);
    await expect(large.getByRole('img')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.clock.runFor(400);
  await expect(large).toHaveCount(0);

  const form = page.getByRole('form', { name: 'Your review' });
  await form.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await form.getByLabel('Comment').fill('Deep and warm.');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(`/auth/login?return_to=%2Frecipes%2F${recipe.id}`);
  await page.clock.resume();
  await submitCredentials(page, account.email, account.password);

  await expect(page).toHaveURL(`/recipes/${recipe.id}`);
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByLabel('Comment')).toHaveValue('Deep and warm.');
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('list', { name: 'Reviews' })).toContainText('Deep and warm.');
});

test('SHARE-04 ERR-71 ERR-32 a recipe without steps has a message; one that fails to load offers a retry', async ({
  page,
}) => {
  const withoutSteps = (body: { data: RecipeDetail }) => ({
    data: { ...body.data, instructions: { steps: [] }, instructions_html: null },
  });
  await modifyResponse(page, '/guest/recipes/fish-pie', withoutSteps);
  await open(page, '/recipes/fish-pie/share');
  await expect(page.getByText('No instructions available', { exact: true })).toBeVisible();
  await page.unrouteAll();
  await fulfillWith(page, '/guest/recipes/fish-pie', 500);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t load the recipe' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toBeVisible();
});

memberTest(
  'SHARE-15 RCP-32 OR-83 a member who follows the link reads as a member, and passes it on with a code',
  async ({ page, member, request }) => {
    const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
    const code = `PIE-${Date.now().toString(36)}`;
    expect((await request.put('/api/users/me', { headers, data: { referral_code: code } })).ok()).toBe(true);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: async (data: ShareData) => {
          document.documentElement.dataset['shared'] = data.url;
        },
      });
    });
    await page.goto('/recipes/fish-pie/share');
    await expect(page).toHaveURL('/recipes/fish-pie');
    await expect(heading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      new RegExp(`/recipes/\\d+/share\\?aff=${code}$`),
    );
  },
);
