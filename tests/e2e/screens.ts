/** Steps through the screens that several tests share. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './server-under-test.ts';

export const field = {
  email: (page: Page) => page.getByLabel('Email'),
  password: (page: Page) => page.getByLabel('Password', { exact: true }),
  search: (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' }),
};

export async function submitCredentials(page: Page, email: string, password: string): Promise<void> {
  await field.email(page).fill(email);
  await field.password(page).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Filter recipes' });

export async function openFilter(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = filterSheet(page);
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('checkbox', { name: 'Vegan' })).toBeVisible();
  return sheet;
}

/** Opens the filter, sets it and applies it. */
export async function filterBy(page: Page, set: (sheet: Locator) => Promise<void>): Promise<void> {
  const sheet = await openFilter(page);
  await set(sheet);
  await sheet.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(sheet).toBeHidden();
}

/** The list, in either layout. */
export const list = (page: Page) => page.getByRole('list', { name: 'Recipes' });
export const cards = (page: Page) => list(page).getByRole('article');

/** The list has rendered every card that has come; on a first screen the lead card comes before the others. */
export async function waitForCards(page: Page): Promise<void> {
  const whole = list(page).and(page.locator('[aria-busy="false"]'));
  await expect(whole.getByRole('article').first()).toBeVisible();
}

/** Ids of the recipes on the screen, from the links of their cards. */
export async function listedIds(page: Page): Promise<string[]> {
  await waitForCards(page);
  const hrefs = await cards(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map((href) => href.split('/').at(-1) ?? '');
}

export interface ShownAmount {
  readonly name: string;
  /** As read by a screen reader: `1 1/2 cups`. */
  readonly amount: string;
}

/** Ingredients with their amounts, as read by a screen reader. */
export async function shownAmounts(page: Page): Promise<ShownAmount[]> {
  const ingredients = page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem');
  await ingredients.first().waitFor();
  return ingredients.evaluateAll((lines) =>
    lines.map((line) => {
      const spoken = line.cloneNode(true) as HTMLElement;
      for (const drawn of spoken.querySelectorAll('[aria-hidden]')) drawn.remove();
      const [name, ...rest] = [...spoken.children].map((part) => part.textContent?.trim() ?? '');
      return { name: name ?? '', amount: rest.filter(Boolean).join(' ') };
    }),
  );
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${target}`);
}
