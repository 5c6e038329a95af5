import { expect, test } from './member.ts';
import { failRequests, fulfillWith, holdRequests, modifyResponse, recordCalls } from './network.ts';
import { waitForCards } from './screens.ts';
import { test as guestTest } from './server-under-test.ts';

const question = 'Are you sure you want to log out?';
const screenOf = /Good (morning|afternoon|evening)/;

guestTest.describe('guests', () => {
  guestTest('AUTH-36 PERM-02 pages of members lead to the login page without tokens', async ({ page }) => {
    // every other one is in the tests of the routes
    for (const path of ['/dashboard', '/recipes/1', '/account/get-started-membership']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/auth/login');
    }
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  });

  guestTest('an address that leads nowhere says so and leads to the start', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('AUTH-40 OR-03 a member on a page of guests is led to the dashboard', async ({ page }) => {
  // every other one is in the tests of the routes
  for (const path of ['/', '/onboarding', '/auth/login']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/dashboard');
  }
});

test('AUTH-37 AUTH-38 until the session is known, no content for guests or members flashes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1, form, nav')) seen.push(heading.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  const releaseRequests = await holdRequests(page, '/users/me');
  const sentRequest = page.waitForRequest(/users\/me$/);
  await page.goto('/dashboard');
  await sentRequest;
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  await expect(page).toHaveURL('/dashboard');
  releaseRequests();
  await expect(page.getByRole('heading', { level: 1, name: screenOf })).toBeVisible();
});

test('AUTH-39 STOR-01 STOR-02 STOR-03 a session the server does not know ends on the login page, without tokens', async ({
  page,
}) => {
  await fulfillWith(page, '/users/me', 401, { message: 'Unauthenticated.' });
  await fulfillWith(page, '/auth/token', 400, { message: 'This session has ended.' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  const keys = ['access_token', 'refresh_token', 'token_expires_in'];
  expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)).toEqual([
    null,
    null,
    null,
  ]);
});

test('ERR-04 OR-77 a refused member sees the reason and is signed out', async ({ page }) => {
  await fulfillWith(page, '/users/me', 403, { message: 'This account has been blocked.' });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByText('This account has been blocked.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('OR-77 offline the tokens stay and the error screen offers a retry', async ({ page, member }) => {
  const restore = await failRequests(page, '/users/me');
  await page.goto('/dashboard');
  await expect(
    page.getByRole('heading', { name: 'Oops! Sorry, an unexpected error has occurred.' }),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBe(member.tokens.access_token);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: screenOf })).toBeVisible();
});

test('OR-36 an access token that has run out is renewed unnoticed', async ({ page, member }) => {
  const calls = recordCalls(page);
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('aged')) localStorage.setItem('access_token', 'worn out');
    sessionStorage.setItem('aged', 'yes');
  });
  await page.goto('/dashboard');
  await waitForCards(page);
  expect(calls.to('/auth/token').map(({ body }) => body)).toMatchObject([
    { grant_type: 'refresh_token', refresh_token: member.tokens.refresh_token },
  ]);
});

test('a session that ends in the middle leads to the login page', async ({ page }) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  await fulfillWith(page, '/recipes', 401, { message: 'Unauthenticated.' });
  await fulfillWith(page, '/auth/token', 400, { message: 'This session has ended.' });
  await page.getByRole('tab', { name: 'Soup' }).click();
  await expect(page).toHaveURL('/auth/login');
});

test('AUTH-44 SHELL-31 SHELL-43 declining the question leaves the session unchanged', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/account');
  for (const decline of ['Stay', 'Close'] as const) {
    await page.getByRole('button', { name: 'Logout' }).click();
    const sheet = page.getByRole('dialog', { name: question });
    await sheet.getByRole('button', { name: decline }).click();
    await expect(sheet).toBeHidden();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: question })).toBeHidden();
  await expect(page).toHaveURL('/account');
  expect(calls.to('/auth/logout')).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
});

test('AUTH-45 AUTH-46 AUTH-47 CONST-02 logging out notifies the server, clears the tokens and leads to the notice after 500 ms', async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.clock.install({ time: new Date('2027-03-01T09:00:00') });
  await page.goto('/account');
  await page.evaluate(() => localStorage.setItem('user_verification_via_third_party', 'true'));
  await page.getByRole('button', { name: 'Logout' }).click();
  const sheet = page.getByRole('dialog', { name: question });
  await expect(sheet).toBeVisible();
  await page.clock.pauseAt(new Date('2027-03-01T10:00:00'));
  await sheet.getByRole('button', { name: 'Logout' }).click();
  const keys = ['access_token', 'refresh_token', 'token_expires_in', 'user_verification_via_third_party'];
  await expect
    .poll(() => page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), keys))
    .toEqual([]);
  await page.clock.runFor(400);
  await expect(page).toHaveURL('/account');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  expect(calls.to('/auth/logout').map(({ method }) => method)).toEqual(['POST']);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
});

test('logging out works also when the server fails at it', async ({ page }) => {
  await fulfillWith(page, '/auth/logout', 500);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');
});

test('logging out in one tab logs the other out, signing in signs it in again', async ({
  page,
  context,
  member,
}) => {
  const other = await context.newPage();
  await page.goto('/account');
  await other.goto('/dashboard');
  await waitForCards(other);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');
  await expect(other).toHaveURL('/auth/login');
  await expect(other.getByRole('button', { name: 'Continue' })).toBeVisible();
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
});

test('the next member of the same tab starts with a list and a filter of their own', async ({ page }) => {
  await page.goto('/dashboard');
  await waitForCards(page);
  await page.getByRole('tab', { name: 'Soup' }).click();
  await expect(page.getByRole('tab', { name: 'Soup' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');
  await page.goto('/auth/login-or-create');
  await page.getByLabel('Email').fill(`next-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('turnip lantern 42');
  // as if the first steps were completed
  await modifyResponse(page, '/users/me/metas', () => ({ data: [] }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Stay on Free for now' }).click();
  await waitForCards(page);
  await expect(page.getByRole('tab', { name: 'Main course' })).toHaveAttribute('aria-selected', 'true');
});
