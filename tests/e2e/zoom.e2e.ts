import type { Locator } from '@playwright/test';
import { expect, test } from './member.ts';
import { filterSheet, openFilter, tabTo, waitForCards } from './screens.ts';

// what is left of 1,280 by 1,024 pixels at 400 percent
test.use({ viewport: { width: 320, height: 256 } });

const expectWholeInView = (element: Locator) => expect(element).toBeInViewport({ ratio: 1 });

test('at a zoom of 400 percent the navigation is whole, and a sheet leaves room for what is in it', async ({
  page,
  member: _,
}) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveText(['Home', 'Health', 'Collections', 'Planner', 'Account']);
  for (const entry of await entries.all()) await expectWholeInView(entry);

  const sheet = await openFilter(page);
  for (const control of [
    sheet.getByRole('checkbox', { name: 'Milk' }),
    sheet.getByRole('switch', { name: 'Limit Oxalate' }),
    sheet.getByRole('button', { name: 'Apply Filter' }),
  ]) {
    await control.focus();
    await expectWholeInView(control);
  }
  await page.keyboard.press('Escape');
  await expect(filterSheet(page)).toBeHidden();
});

test('at a zoom of 400 percent what has the focus is in view between the bars', async ({
  page,
  member: _,
}) => {
  await page.goto('/account/my-medicines/edit');
  const offer = page.getByRole('button', { name: /^Add Lisinopril/ });
  await tabTo(page, offer);
  await expect(offer).toBeInViewport({ ratio: 0.9 });
});
