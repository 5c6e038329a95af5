import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility-and-overflow.ts';
import { newAccount } from './member.ts';
import { recordCalls, requestsRecorded } from './network.ts';
import { cards, field } from './screens.ts';
import { expect, test } from './server-under-test.ts';

test('EXT-27 the first fitting recipe takes a guest 4 taps and a new member 8; the answers move into the account', async ({
  page,
}) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const calls = recordCalls(page);
  const dishes = cards(page);
  const stored = () => page.evaluate(() => localStorage.getItem('guest_answers'));
  const fits = 'Fits you: low FODMAP';

  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Look around first' }));
  await tap(page.getByRole('checkbox', { name: 'FODMAP', exact: true }));
  await expectAccessible(page, 'the three questions');
  await tap(page.getByRole('button', { name: 'Show me dishes' }));
  await expect(dishes).toHaveCount(12);
  for (const dish of await dishes.all()) await expect(dish).toContainText(fits);
  await expectAccessible(page, 'the dishes');
  await dishes.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/try\/recipes\//);
  await expect(page.getByText(fits)).toBeVisible();
  await page.getByRole('button', { name: 'See why' }).click();
  await expect(page.getByRole('region', { name: 'Why this verdict' })).toBeInViewport();
  expect(taps + 1).toBeLessThanOrEqual(4);

  await page.goBack();
  await tap(page.getByRole('link', { name: 'Keep my answers' }));
  const { email, password } = newAccount();
  await field.email(page).fill(email);
  await field.password(page).fill(password);
  await tap(page.getByRole('button', { name: 'Continue', exact: true }));
  const toast = page.getByText('Registration successfully. Please login.');
  await expect(toast).toBeVisible();
  const covered = await toast.evaluate((text) => {
    const over = text.getBoundingClientRect();
    const prices = [...document.querySelectorAll('b')].filter(({ textContent }) =>
      textContent?.includes('$'),
    );
    return prices
      .map((price) => price.getBoundingClientRect())
      .filter(({ top, bottom }) => top < over.bottom && bottom > over.top).length;
  });
  expect(covered).toBe(0);
  expect(await stored()).not.toBeNull();
  await tap(page.getByRole('button', { name: 'Stay on Free for now' }));
  await tap(page.getByRole('link', { name: 'See my recipes first' }));
  await requestsRecorded(page);
  expect(calls.to('/users/me/preferences')).toEqual([]);
  await tap(page.getByRole('dialog').getByRole('button', { name: 'I agree' }));
  await expect(dishes.first()).toContainText(fits);
  expect(taps).toBeLessThanOrEqual(8);
  expect(calls.to('/users/me/preferences')).toHaveLength(1);
  await expect.poll(stored).toBeNull();
});
