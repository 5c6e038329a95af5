import { expect, test } from './browser.ts';

test('the filter opens, is applied, and closes by the back button and by Escape', async ({
  signedIn: screen,
}) => {
  const sheet = screen.role('dialog', 'Filter recipes');
  const filters = screen.role('button', /^Filters/);
  await screen.open('/dashboard');
  await screen.role('list', 'Recipes').within('article').first();

  await filters.click();
  await sheet.within('checkbox', 'Vegan').click();
  await expect.poll(async () => (await sheet.within('checkbox', 'Vegan').first()).isChecked).toBe(true);
  await sheet.within('button', 'Apply Filter').click();
  await sheet.gone();
  await screen.role('button', 'Filters, 1 active').first();

  await filters.click();
  await sheet.within('button', 'Apply Filter').first();
  expect(await screen.overflow()).toBe(0);
  await screen.driver.back();
  await sheet.gone();
  await screen.expectAddress('/dashboard');

  await filters.click();
  await sheet.within('button', 'About oxalate').click();
  const help = screen.role('dialog', 'About Oxalate');
  await help.first();
  await screen.driver.back();
  await help.gone();
  await sheet.first();
  await screen.press('Escape');
  await sheet.gone();
  await expect
    .poll(() => screen.driver.evaluate('document.activeElement.getAttribute("aria-label")'))
    .toMatch(/^Filters/);
});
