import { openFully, recordShifts, slowDown } from './layout-shift.ts';
import { expect, test } from './server-under-test.ts';

const heading = { name: 'Food that agrees with you.' } as const;

test('the landing page is there before the app, and a member sees the splash in its place', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '/try');
  }
  await page.evaluate(() => localStorage.setItem('access_token', 'a'));
  await page.reload();
  await expect(page.getByRole('heading', heading)).toBeHidden();
  await expect(
    page.getByRole('img', { name: 'Kindfare' }).or(page.locator('#root svg:visible')).first(),
  ).toBeVisible();
});

test('no layout shift while the landing page loads', async ({ page }) => {
  const moves = await recordShifts(page);
  await slowDown(page);
  await openFully(page, '/auth');
  await expect(page.getByRole('link', { name: 'About us' })).toBeVisible();
  expect(await moves()).toEqual([]);
});
