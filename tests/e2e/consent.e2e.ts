import { consentIds, consentTexts } from '#domain/consent/consents.ts';
import { test as base, expect, type Member, readAs } from './member.ts';
import { recordCalls } from './network.ts';
import { expectAccessibleAndFitting } from './planner.ts';

/** Members who have agreed to nothing yet. */
const test = base.extend<{ member: Member }>({
  member: async ({ member, request }, use) => {
    const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
    for (const id of consentIds) await request.delete(`/api/users/me/consents/${id}`, { headers });
    await use(member);
  },
});

type Metas = { data: { name: string; value: unknown }[] };

test('EXT-19 no allergen is sent from the device before its member has agreed', async ({
  page,
  member,
  request,
}) => {
  const calls = recordCalls(page);
  await page.goto('/account/preferences');
  await page.getByRole('checkbox', { name: 'Milk', exact: true }).check();
  const save = page.getByRole('button', { name: 'Continue' });
  await save.click();
  const sheet = page.getByRole('dialog', { name: consentTexts.food.title });
  await expect(sheet).toBeVisible();
  await expectAccessibleAndFitting(page, 'the consent');
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Nothing is saved yet.', { exact: false })).toBeVisible();
  expect(calls.to('/users/me/preferences')).toEqual([]);
  await save.click();
  await sheet.getByRole('button', { name: 'I agree' }).click();
  await expect(page).not.toHaveURL('/account/preferences');
  expect(calls.to('/users/me/preferences')).toHaveLength(1);
  const { data } = await readAs<Metas>(request, member, '/users/me/metas');
  expect(data.find(({ name }) => name === 'recipes_excluded_ingredients')?.value).toEqual(['Milk']);
});

test('EXT-19 without a membership: agreed to, answered, corrected, and withdrawn with all data', async ({
  page,
  member,
  request,
}) => {
  await page.goto('/account');
  await page.getByRole('link', { name: 'My health' }).click();
  await expect(page.getByRole('heading', { name: consentTexts.health.title })).toBeVisible();
  await expectAccessibleAndFitting(page, 'my health, before');
  await page.getByRole('button', { name: 'I agree' }).click();
  const kidneys = page.getByRole('combobox', { name: /kidney disease/i });
  await kidneys.selectOption('Yes');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessibleAndFitting(page, 'my health');
  await page.getByRole('link', { name: /^What you take/ }).click();
  await page.getByRole('searchbox', { name: 'Search medications' }).fill('levothyroxin');
  await page.getByRole('button', { name: /^Add Levothyroxine Thyroid/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it does' }).click();
  await expectAccessibleAndFitting(page, 'what you take');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/account/my-health');
  await expect(page.getByRole('link', { name: /^What you take.*Levothyroxine/ })).toBeVisible();
  const notes = () => readAs<{ data: unknown[] }>(request, member, '/users/me/safety-notes');
  expect((await notes()).data).not.toEqual([]);
  await page.getByRole('button', { name: 'Take back: Health answers and medicines' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: consentTexts.health.title })).toBeVisible();
  expect((await notes()).data).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: consentTexts.health.title })).toBeVisible();
});
