import { expect, readAs, test } from './member.ts';
import { cards } from './screens.ts';

test('COLL-06 COLL-09 a large collection is loaded page by page, and stays so after a removal, Undo, and Back', async ({
  page,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  const recipe_ids: number[] = [];
  for (const nth of [1, 2]) {
    const { data } = await readAs<{ data: { id: number }[] }>(
      request,
      member,
      `/recipes?per_page=50&page=${nth}`,
    );
    recipe_ids.push(...data.slice(0, 35).map(({ id }) => id));
  }
  const created = await request.post('/api/recipes/collections', { headers, data: { name: 'For guests' } });
  const { id } = (await created.json()).data;
  await request.post(`/api/recipes/collections/${id}/sync`, { headers, data: { recipe_ids } });

  await page.goto(`/recipes/collections/${id}`);
  await expect(cards(page)).toHaveCount(50);
  await expect(page.getByText('70 recipes')).toBeVisible();
  await page.getByRole('button', { name: 'View more' }).click();
  await expect(cards(page)).toHaveCount(70);
  await page
    .getByRole('button', { name: /^Remove .* from the collection$/ })
    .first()
    .click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect(cards(page)).toHaveCount(70);
  const stored = () =>
    readAs<{ data: { recipes_count: number } }>(request, member, `/recipes/collections/${id}`);
  await expect.poll(async () => (await stored()).data.recipes_count).toBe(70);
  await cards(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/recipes\/\d+/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(70);
});
