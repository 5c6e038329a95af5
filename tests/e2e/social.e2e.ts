import type { Page } from '@playwright/test';
import { holdRequests, modifyResponse, recordCalls } from './network.ts';
import { tabTo } from './screens.ts';
import { expect, test } from './server-under-test.ts';

const providers = { google: 'Continue with Google', facebook: 'Continue with Facebook' } as const;
const off = { enabled: false, url: null };

const offer = (page: Page, socialite: { google?: object; facebook?: object }) =>
  modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
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

test.describe('through the stand-in', () => {
  // available on this machine only
  test.use({ extraHTTPHeaders: {} });

  const verifyCall = '/users/me/verify-third-party';
  const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

  test('AUTH-30 AUTH-31 AUTH-32 AUTH-33 AUTH-35 OR-79 STOR-04 STOR-05 by keyboard alone: over the other side to the dashboard, verified once, and on to what follows a sign-in', async ({
    page,
    baseURL,
  }) => {
    const calls = recordCalls(page);
    const releaseRequests = await holdRequests(page, verifyCall);
    await page.goto('/auth/login');
    await tabTo(page, link(page, 'google'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('stand-in');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(`social-${crypto.randomUUID()}@example.com`);
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL('/dashboard?social=true');
    expect(calls.to('/auth/token').map(({ body }) => body)).toMatchObject([
      { grant_type: 'authorization_code', code: expect.any(String), redirect_uri: `${baseURL}/auth/social` },
    ]);
    for (const key of ['access_token', 'refresh_token', 'token_expires_in', 'login_via_code'])
      expect(await stored(page, key), key).not.toBeNull();
    expect(await stored(page, 'user_verification_via_third_party')).toBeNull();

    releaseRequests();
    await expect(page).toHaveURL('/account/get-started-membership');
    expect(await stored(page, 'user_verification_via_third_party')).not.toBeNull();
    await page.goto('/dashboard?social=true');
    await expect(page).toHaveURL('/account/get-started-membership');
    expect(calls.to(verifyCall).map(({ method }) => method)).toEqual(['POST']);
  });

  test('AUTH-34 who declines there is back at the login page, with a word about it', async ({ page }) => {
    await page.goto('/auth/login-or-create');
    await link(page, 'facebook').click();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByText('You did not agree to be signed in.')).toBeVisible();
  });
});
