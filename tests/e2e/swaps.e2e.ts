import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { expect, type Member, test } from './member.ts';
import { fulfillWith } from './network.ts';
import { headersOf } from './planner.ts';
import { shownAmounts } from './screens.ts';

const dish = '/recipes/spaghetti-with-fresh-tomato-and-basil';
const names = async (page: Page) => (await shownAmounts(page)).map(({ name }) => name);

async function openWithLimits(page: Page, member: Member, ...axes: string[]): Promise<void> {
  const data = Object.fromEntries(axes.map((axis) => [`recipe_low_${axis}_enabled`, true]));
  const response = await page.request.post('/api/users/me/metas', { headers: headersOf(member), data });
  expect(response.ok()).toBe(true);
  await page.goto(dish);
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeVisible();
}

test('EXT-09 what breaks a limit is swapped, the page is recomputed, and undo puts it back', async ({
  page,
  member,
}) => {
  await openWithLimits(page, member, 'histamine');
  const written = await names(page);
  const verdict = page.getByRole('img', { name: /^Histamine: / });
  await expect(verdict).toHaveAccessibleName('Histamine: High, estimated. Your limit is Low.');

  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Swap cherry tomatoes' });
  const offers = sheet.getByRole('list', { name: 'Instead of cherry tomatoes' }).getByRole('article');
  await expect(offers.first()).toContainText('Per serving: ');
  await expectAccessible(page, 'swaps');
  await sheet.getByRole('button', { name: 'Use Zucchini' }).click();
  await expect(sheet).toBeHidden();

  await expect(page.getByText('Instead of cherry tomatoes')).toBeVisible();
  await expect(page.getByText('The steps are as written. Read zucchini for cherry tomatoes.')).toBeVisible();
  expect(await names(page)).not.toEqual(written);
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeHidden();

  await page.getByRole('button', { name: 'Undo: put cherry tomatoes back' }).click();
  await expect(page.getByText('The steps are as written')).toBeHidden();
  expect(await names(page)).toEqual(written);
});

test('EXT-09 EXT-28 what is cooked with a swap is shown with it on the way back from cooking', async ({
  page,
  member,
}) => {
  await openWithLimits(page, member, 'histamine');
  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  await page.getByRole('button', { name: 'Use Zucchini' }).click();
  const note = page.getByText('The steps are as written. Read zucchini for cherry tomatoes.');
  const start = page.getByRole('link', { name: 'Start cooking' });
  await expect(note).toBeVisible();
  await start.click();
  await page.getByRole('link', { name: 'Back to the recipe' }).click();
  await expect(note).toBeVisible();
  await start.click();
  await page.getByRole('heading', { level: 1, name: /^Step 1/ }).waitFor();
  await page.goBack();
  await expect(note).toBeVisible();
});

test('EXT-09 if nothing fits the sheet shows a message; offline it offers a retry', async ({
  page,
  member,
}) => {
  await openWithLimits(page, member, 'histamine', 'oxalate');
  const path = `${dish}/swaps`;
  await fulfillWith(page, path, 500);
  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Swap cherry tomatoes' });
  await expect(sheet.getByText('currently overloaded')).toBeVisible();
  await page.unrouteAll();
  const level = { level: 1 };
  const verdicts = { oxalate: level, histamine: level, sulfur: level, salicylate: level, fodmap: level };
  const without = { fit: { kind: 'fits', sentence: 'Fits you: low oxalate, low histamine' }, verdicts };
  const data = [
    {
      ingredient: 'Cherry Tomatoes',
      food_id: 'cherry-tomatoes',
      intolerances: ['histamine'],
      against: ['histamine'],
      without,
      replacements: [],
    },
  ];
  await fulfillWith(page, path, 200, { data });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByText('No swap we’d recommend')).toBeVisible();
  await expect(sheet.getByText('Without it: Fits you: low oxalate, low histamine.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeFocused();
});
