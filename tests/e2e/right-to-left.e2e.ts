import type { Page } from '@playwright/test';
import { expect, test } from './member.ts';
import { openFilter, waitForCards } from './screens.ts';
import { test as guestTest } from './server-under-test.ts';

const turn = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

/** Presses Tab through a region once; what has the focus next stands to the left of the last one, or below it. */
async function expectReadingOrder(page: Page, within: string, presses: number): Promise<void> {
  const places: {
    readonly name: string;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }[] = [];
  for (let n = 0; n < presses; n += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate((selector) => {
      const focused = document.activeElement;
      if (!focused?.closest(selector) || focused.matches('body, main')) return null;
      const { right, top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
      // what is scrolled keeps its place in the text
      let scrolled = 0;
      for (let at: Element | null = focused; at !== null; at = at.parentElement) scrolled += at.scrollTop;
      const name = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
      return { name, right, top: top + scrolled, bottom: bottom + scrolled };
    }, within);
    if (place !== null) places.push(place);
  }
  expect(places.length, within).toBeGreaterThan(3);
  for (const [n, place] of places.entries()) {
    const last = places[n - 1];
    if (last === undefined || place.top >= last.bottom - 1) continue;
    expect.soft(place.right, `${place.name} after ${last.name}`).toBeLessThanOrEqual(last.right + 1);
  }
}

guestTest(
  'from right to left, Tab follows the text of the entry, and arrows turn its slides',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/auth/login-or-create');
    await expect(page.getByLabel('Email')).toBeVisible();
    await turn(page);
    await expectReadingOrder(page, 'body', 8);
    await page.goto('/onboarding');
    const heading = page.getByRole('heading', { level: 1 });
    const first = await heading.textContent();
    await turn(page);
    await page.keyboard.press('ArrowLeft');
    await expect(heading).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(heading).toHaveText(first ?? '');
  },
);

test('from right to left, Tab follows the text of a sheet, and arrows move its sliders and choices', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard');
  await waitForCards(page);
  await turn(page);
  const sheet = await openFilter(page);
  await sheet.getByRole('switch', { name: 'Limit Oxalate' }).click();
  await expectReadingOrder(page, '[role=dialog]', 14);
  const level = sheet.getByRole('slider', { name: /Oxalate/ });
  await expect(level).toHaveAttribute('aria-valuenow', '1');
  await level.press('ArrowLeft');
  await expect(level).toHaveAttribute('aria-valuenow', '2');
  await level.press('ArrowRight');
  await expect(level).toHaveAttribute('aria-valuenow', '1');
  const least = sheet.getByRole('slider', { name: 'Minimum calories' });
  await least.press('ArrowLeft');
  await expect(least).toHaveAttribute('aria-valuenow', '50');
});
