/** Where a sign-in leads, and where members are redirected from guests' pages. */
import type { APIRequestContext, Page } from '@playwright/test';
import { type Account, test as memberTest, newAccount, register, signIn } from './member.ts';
import { fulfillWith, modifyResponse, recordCalls } from './network.ts';
import { submitCredentials } from './screens.ts';
import { expect, test } from './server-under-test.ts';

async function accountWith(api: APIRequestContext, metas: object): Promise<Account> {
  const account = newAccount();
  await register(api, account);
  const { tokens } = await signIn(api, account);
  const headers = { Authorization: `Bearer ${tokens.access_token}` };
  expect((await api.post('/api/users/me/metas', { headers, data: metas })).ok()).toBe(true);
  return account;
}

async function signInAt(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/auth/login');
  await submitCredentials(page, email, password);
}

test('AUTH-19 AUTH-22 OR-10 an unfinished payment comes first, as a whole page', async ({
  page,
  request,
  baseURL,
}) => {
  const account = await accountWith(request, { first_membership: true, first_login: true });
  const checkout = `${baseURL}/healthz?pay=1`;
  await modifyResponse<{ data: object }>(page, '/users/me', ({ data }) => ({
    data: { ...data, activated_subscription: null, subscription_checkout_url: checkout },
  }));
  const departure = page.waitForRequest(checkout);
  await signInAt(page, account);
  expect((await departure).isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL(checkout);
});

test('AUTH-20 AUTH-21 AUTH-22 the choice of a membership comes before the profile, the profile before the dashboard', async ({
  page,
  request,
}) => {
  for (const [metas, path] of [
    [{ first_membership: true, first_login: true }, '/account/get-started-membership'],
    [{ first_membership: false, first_login: true }, '/account/first-update-personal'],
  ] as const) {
    await signInAt(page, await accountWith(request, metas));
    await expect(page).toHaveURL(path);
    await page.evaluate(() => localStorage.clear());
  }
});

memberTest.describe('a member on a page for guests', () => {
  memberTest('AUTH-40 is led to the dashboard', async ({ page }) => {
    await page.goto('/auth/register');
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/auth/forgot-password');
    await expect(page).toHaveURL('/dashboard');
  });

  memberTest('AUTH-42 OR-03 is led to the memberships while none was chosen', async ({ page }) => {
    await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
      data: { ...data, stripe_connected: true },
    }));
    await fulfillWith(page, '/packages', 200, { data: [{ id: 'plus' }] });
    await fulfillWith(page, '/users/me/metas', 200, { data: [{ name: 'first_membership', value: 'true' }] });
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/account/get-started-membership');
  });

  memberTest('AUTH-43 a session of nobody is logged out, at the server too', async ({ page }) => {
    await modifyResponse(page, '/users/me', () => ({ data: null }));
    const calls = recordCalls(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/auth/login');
    expect(calls.to('/auth/logout').map(({ method }) => method)).toEqual(['POST']);
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  });
});
