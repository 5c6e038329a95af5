import type { Page } from '@playwright/test';
import { answerWith } from './calls.ts';
import { expectAccessible } from './looks.ts';
import { expect, test } from './member.ts';
import { filterBy, shownAmounts } from './screens.ts';

const dish = '/recipes/spaghetti-with-fresh-tomato-and-basil';
const names = async (page: Page) => (await shownAmounts(page)).map(({ name }) => name);

async function openWithLimits(page: Page, ...limits: string[]): Promise<void> {
  await page.goto('/dashboard');
  await filterBy(page, async (sheet) => {
    for (const limit of limits) await sheet.getByRole('switch', { name: `Limit ${limit}` }).click();
  });
  await page.goto(dish);
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeVisible();
}

test('EXT-09 what breaks a limit is swapped, the page is computed anew, and undo puts it back', async ({
  page,
}) => {
  await openWithLimits(page, 'Histamine');
  const written = await names(page);
  const verdict = page.getByRole('img', { name: /^Histamine: / });
  await expect(verdict).toHaveAccessibleName('Histamine: High. Your limit is Low.');

  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Swap cherry tomatoes' });
  const offers = sheet.getByRole('list', { name: 'Instead of cherry tomatoes' }).getByRole('article');
  await expect(offers).toHaveCount(3);
  await expect(offers.first()).toContainText('A serving: ');
  await expectAccessible(page, 'swaps');
  await sheet.getByRole('button', { name: 'Use Courgette' }).click();
  await expect(sheet).toBeHidden();

  await expect(page.getByText('Instead of cherry tomatoes')).toBeVisible();
  await expect(page.getByText('The steps are as written. Read courgette for cherry tomatoes.')).toBeVisible();
  expect(await names(page)).not.toEqual(written);
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeHidden();

  await page.getByRole('button', { name: 'Undo: put cherry tomatoes back' }).click();
  await expect(page.getByText('The steps are as written')).toBeHidden();
  expect(await names(page)).toEqual(written);
});

test('EXT-09 where nothing fits the sheet says so; without a network it can be tried again', async ({
  page,
}) => {
  await openWithLimits(page, 'Histamine', 'Oxalate');
  const path = `${dish}/swaps`;
  await answerWith(page, path, 500);
  await page.getByRole('button', { name: 'Swap cherry tomatoes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Swap cherry tomatoes' });
  await expect(sheet.getByText('currently overloaded')).toBeVisible();
  await page.unrouteAll();
  const level = { level: 1 };
  const without = { oxalate: level, histamine: level, sulfur: level, salicylate: level, fodmap: level };
  const data = [
    {
      ingredient: 'Cherry Tomatoes',
      food_id: 'cherry-tomatoes',
      intolerances: ['histamine'],
      without,
      replacements: [],
    },
  ];
  await answerWith(page, path, 200, { data });
  await sheet.getByRole('button', { name: 'Try again' }).click();
  await expect(sheet.getByText('No swap that we can stand behind')).toBeVisible();
  await expect(sheet.getByText('Without it, the dish would be: oxalate low, histamine low.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Swap cherry tomatoes' })).toBeFocused();
});
