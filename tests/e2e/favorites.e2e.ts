import { expect, readAs, test } from './member.ts';
import { expectToast } from './messages.ts';
import { failRequests, fulfillWith, holdRequests } from './network.ts';
import { cards, listedIds } from './screens.ts';

test('RCP-13 RCP-25 RCP-30 SHELL-35 ERR-67 a heart fills at once, everywhere, and fills the list of favorites', async ({
  page,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'My Favorites' }).click();
  await expect(page).toHaveURL('/recipes/favorite');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Favorites');
  await expect(page.getByRole('heading', { name: 'No recipe favorite', exact: true })).toBeVisible();

  await page.goto('/dashboard');
  const card = cards(page).nth(1);
  const title = (await card.getByRole('link').textContent()) ?? '';
  const [, id] = await listedIds(page);
  const releaseRequests = await holdRequests(page, `/recipes/${id}/favorites`);
  await card.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await expect(card.getByRole('button', { name: `Remove ${title} from favorites` })).toBeVisible();
  releaseRequests();
  await expectToast(page, 'Recipe added to favorites.');
  await card.getByRole('link').click();
  await expect(page.getByRole('button', { name: `Remove ${title} from favorites` })).toBeVisible();

  await page.goto('/recipes/favorite');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(title);
  await expect(cards(page).getByRole('button', { name: `Remove ${title} from favorites` })).toBeVisible();
});

test('RCP-26 a heart that cannot be saved reverts', async ({ page }) => {
  await page.goto('/recipes');
  const card = cards(page).first();
  const title = (await card.getByRole('link').textContent()) ?? '';
  const [id] = await listedIds(page);
  await fulfillWith(page, `/recipes/${id}/favorites`, 500);
  await card.getByRole('button', { name: `Add ${title} to favorites` }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).not.toHaveText('');
  await expect(card.getByRole('button', { name: `Add ${title} to favorites` })).toBeVisible();
});

test('EXT-06 a heart pressed before the offline queue is loaded is saved as well', async ({
  page,
  member,
  request,
}) => {
  const releaseRequests = await holdRequests(page, /\/assets\/ConnectionBanner-.*\.js$/);
  await page.goto('/dashboard');
  const card = cards(page).first();
  const [id] = await listedIds(page);
  const restore = await failRequests(page, `/recipes/${id}/favorites`);
  await card.getByRole('button', { name: /^Add .* to favorites/ }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('changes_waiting'))).toBe('true');
  await expect(card.getByRole('button', { name: /^Remove .* from favorites/ })).toBeVisible();
  await restore();
  releaseRequests();
  await expectToast(page, 'What you changed is saved.');
  const stored = await readAs<{ data: readonly unknown[] }>(request, member, '/users/me/favorite-recipes');
  expect(stored.data).toHaveLength(1);
});

test('EXT-21 a heart that is being saved when the page is loaded again is kept, and sent at once', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/dashboard');
  const card = cards(page).first();
  const [id] = await listedIds(page);
  const release = await holdRequests(page, `/recipes/${id}/favorites`);
  const sent = page.waitForRequest(new RegExp(`/recipes/${id}/favorites`));
  await card.getByRole('button', { name: /^Add .* to favorites/ }).click();
  await sent;
  await page.reload();
  await expect(card.getByRole('button', { name: /^Remove .* from favorites/ })).toBeVisible();
  release();
  await expectToast(page, 'What you changed is saved.');
  const stored = await readAs<{ data: readonly unknown[] }>(request, member, '/users/me/favorite-recipes');
  expect(stored.data).toHaveLength(1);
});
