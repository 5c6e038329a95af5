import { expectAccessibleAndFitting } from './planner.ts';
import { expect, test } from './subscriber.ts';

test('EXT-32 a week for four is planned with one pot, and who is at the table changes its amounts', async ({
  page,
  request,
  member,
}) => {
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  await request.put('/api/users/me', { headers, data: { name: 'Ana' } });
  const shares = { shares_food: true, shares_energy: true };
  await request.post('/api/users/me/household', { headers, data: shares });
  const guest = { kind: 'guest', age: 35, allergens: [], diets: [], excluded_foods: [], low: [] };
  for (const data of [
    { ...guest, name: 'Ben', low: ['fodmap'], energy_target: 2400 },
    { ...guest, name: 'Kim', diets: ['Vegan'], energy_target: 1700 },
    { ...guest, name: 'Lena', kind: 'child', age: 5, allergens: ['Milk'], energy_target: null },
  ])
    await request.post('/api/users/me/household/dependents', { headers, data });
  await request.put('/api/users/me/household/planning', { headers, data: { for_all: true } });
  const data = { start: '2026-05-04', seed: 3 };
  const week = await request.post('/api/users/me/meal-plans/generate-week', { headers, data });
  type Pot = { item_id: string; fits_all: boolean; portions: unknown[] };
  type Day = { items: { id: string; slot: string }[]; table: { pots: Pot[] } };
  const days: Day[] = (await week.json()).data;
  const dinners = days.filter(({ items, table }) => {
    const own = items.filter(({ slot }) => slot === 'dinner').map(({ id }) => id);
    return table.pots.some((pot) => own.includes(pot.item_id) && pot.fits_all && pot.portions.length === 4);
  });
  expect(dinners.length).toBeGreaterThanOrEqual(5);

  await page.goto('/meal-planner?date=2026-05-04');
  const everybody = page.getByRole('region', { name: 'Everybody’s day' });
  await expect(everybody.getByRole('heading', { name: 'Lena' })).toBeVisible();
  await expectAccessibleAndFitting(page, 'a day of a table');
  await page.getByRole('button', { name: /^Dinner, at the table: You, Ben, Kim and Lena/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Dinner on Monday' });
  await sheet.getByRole('checkbox', { name: 'Kim' }).click();
  await expectAccessibleAndFitting(page, 'who is at the table');
  await sheet.getByRole('radio', { name: 'Every Monday' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Dinner, at the table: You, Ben and Lena/ })).toBeVisible();
  await expect(everybody.getByText('Elsewhere for dinner.')).toBeVisible();
});
