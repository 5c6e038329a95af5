/** Pages that a member opens again, with a service worker. */
import type { Page } from '@playwright/test';
import { untilControlled } from './cached-files.ts';
import { signIn, storedSession } from './member.ts';
import { test as guestTest } from './server-under-test.ts';
import { expect, test } from './subscriber.ts';

test.use({ serviceWorkers: 'allow' });
guestTest.use({ serviceWorkers: 'allow' });

async function open(page: Page, path: string): Promise<string> {
  const response = await page.goto(path);
  expect(response?.fromServiceWorker()).toBe(true);
  return (await response?.text()) ?? '';
}

test('the service worker requests a page that is read first from the server, and the app replaces it', async ({
  page,
  member,
}) => {
  // the cookie is that of the browser, with the tokens that were issued with it
  const { tokens } = await signIn(page.request, member);
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, storedSession(tokens));
  const pages = [
    { path: '/recipes/fish-pie', rendered: 'id="rendered-recipe"', heading: 'Fish pie with a potato top' },
    { path: '/account/choose-plan', rendered: 'id="rendered-own"', heading: 'Membership Subscription Plan' },
    { path: '/pages/terms', rendered: '<h2', heading: 'Terms of service' },
  ];
  await page.goto('/account');
  await untilControlled(page);
  for (const { path, rendered, heading } of pages) {
    // a page that takes a busy server too long comes from the app, and the next one doesn't
    await expect(async () => expect(await open(page, path)).toContain(rendered)).toPass();
    await expect(page.locator('#rendered-recipe, #rendered-own')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
});

guestTest('the landing page is there before the app at the second visit, too', async ({ page }) => {
  await page.goto('/');
  await untilControlled(page);
  for (const path of ['/', '/auth', '/auth/']) expect(await open(page, path)).toContain('Food that agrees');
});
