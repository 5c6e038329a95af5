import type { Page } from '@playwright/test';
import { localDay } from '#domain/calendar/week.ts';
import { expectAccessible } from './looks.ts';
import { readAs } from './member.ts';
import { cards, untilListed } from './screens.ts';
import { expect, test } from './subscriber.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses of what is kept of members, by the names of their caches. */
const keptOfMembers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('member-'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

test('EXT-06 what was seen, the favourites, the plan and the shopping list open without a network, and nothing after a logout', async ({
  page,
  context,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const { data: found } = await (await request.get('/api/recipes?per_page=2', { headers })).json();
  const [recipe, planned] = found;
  await request.post(`/api/recipes/${recipe.id}/favorites`, { headers });
  const day = localDay(new Date());
  const plan = { type: 'recipe', date: day, ids: [String(planned.id)] };
  expect((await request.post('/api/users/me/meal-plans', { headers, data: plan })).ok()).toBe(true);

  await page.goto('/dashboard');
  await untilListed(page);
  const first = cards(page).first().getByRole('link');
  const viewed = (await first.textContent()) ?? '';
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewed);
  const address = page.url();
  await expect
    .poll(async () => await keptOfMembers(page), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['/api/users/me', '/api/recipes', '/api/users/me/shopping-list']));
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join()),
    )
    .toMatch(/ShoppingListScreen/);

  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join()),
    )
    .toMatch(/ConfirmSheet/);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await untilListed(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(viewed);
  await page.goto('/recipes/favorite');
  await expect(cards(page)).toContainText(recipe.title);
  await page.goto('/meal-planner');
  await expect(page.getByText(planned.title).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/meal-planner/shopping-list');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  expect((await keptOfMembers(page)).filter((path) => /health|auth|packages|checkout/.test(path))).toEqual(
    [],
  );

  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await keptOfMembers(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('shopping_list'))).toBeNull();
});

test('EXT-06 what is changed without a network is kept, also over a new start, and sent once when it is back', async ({
  page,
  context,
  request,
  member,
}) => {
  await page.goto('/dashboard');
  await untilListed(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () => (await (await caches.open('assets')).keys()).map(({ url }) => url).join()),
      {
        timeout: 20_000,
      },
    )
    .toMatch(/ConfirmSheet/);
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Add .* to favorites$/ });
  const banner = page.getByRole('status').filter({ hasText: 'You are offline.' });
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await heart.click();
  await expect(page.getByText('Recipe added to favorites.')).toBeVisible();
  await expect(banner).toContainText('1 change to send.');
  await expectAccessible(page, 'offline');
  await page.reload();
  await expect(banner).toContainText('1 change to send.');
  await context.setOffline(false);
  await expect(page.getByText('What you changed is saved.')).toBeVisible();
  await expect(banner).toBeHidden();
  const { data } = await readAs<{ data: readonly unknown[] }>(request, member, '/users/me/favorite-recipes');
  expect(data).toHaveLength(1);
});
