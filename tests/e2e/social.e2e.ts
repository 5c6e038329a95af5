import type { Page } from '@playwright/test';
import { changeAnswer, recordCalls } from './calls.ts';
import { expect, test } from './server-under-test.ts';

const providers = { google: 'Continue with Google', facebook: 'Continue with Facebook' } as const;
const off = { enabled: false, url: null };

const offer = (page: Page, socialite: { google?: object; facebook?: object }) =>
  changeAnswer<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, socialite: { google: off, facebook: off, ...socialite } },
  }));
const link = (page: Page, id: keyof typeof providers) => page.getByRole('link', { name: providers[id] });

test('AUTH-28 AUTH-29 AUTH-30 each provider is offered while its setting is on, and its button leaves for exactly the address there', async ({
  page,
  baseURL,
}) => {
  const url = '/healthz?from=app&then=/auth/social';
  await offer(page, { google: { enabled: true, url } });
  for (const path of ['/auth/login', '/auth/login-or-create', '/auth/register']) {
    await page.goto(path);
    await expect(link(page, 'google'), path).toHaveAttribute('href', url);
    await expect(link(page, 'facebook'), path).toHaveCount(0);
  }
  const [request] = await Promise.all([
    page.waitForRequest(`${baseURL}${url}`),
    link(page, 'google').click(),
  ]);
  expect([request.isNavigationRequest(), request.frame()]).toEqual([true, page.mainFrame()]);

  await page.unrouteAll();
  await offer(page, { facebook: { enabled: true, url } });
  await page.goto('/auth/login');
  await expect(link(page, 'facebook')).toBeVisible();
  await expect(link(page, 'google')).toHaveCount(0);
});

test('AUTH-34 ERR-36 coming back without a code something went wrong, and the login page takes over', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto('/auth/social');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await page.goto('/auth/social?error=declined');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('You did not agree to be signed in.')).toBeVisible();
  expect(calls.to('/auth/token')).toEqual([]);
});

test('SRV-09 a code that is good for nothing leads to the login page', async ({ page }) => {
  await page.goto('/auth/social?code=made-up');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('Something went wrong')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /token|login/.test(key))),
  ).toEqual([]);
});
