/** Collections of recipes. */
import { waitForCards } from '#tests/e2e/screens.ts';
import { expect, type ScreenGroup } from './screenshot-session.ts';

export const collections: ScreenGroup = async ({ member, take }) => {
  const { page, headers } = await member('Ines Rocha');
  await page.goto('/recipes/collections');
  await expect(page.getByRole('heading', { name: 'No recipe collections' })).toBeVisible();
  await take(page, 'collections-none');
  const { data: recipes } = await (await page.request.get('/api/recipes?query=soup', { headers })).json();
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
  await waitForCards(page);
  await page
    .getByRole('button', { name: /from the collection$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await take(page, 'collection-removed');
  await page.goto(`/recipes/${ids[2]}`);
  await page.getByRole('button', { name: 'Collections' }).click();
  await expect(page.getByRole('checkbox', { name: 'Soups' })).toBeChecked();
  await take(page, 'recipe-collections');
};
