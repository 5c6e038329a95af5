import type { Page } from '@playwright/test';
import { newAccount, register, registerSettled } from './member.ts';
import {
  failRequests,
  fulfillWith,
  holdRequests,
  modifyResponse,
  recordCalls,
  requestsRecorded,
} from './network.ts';
import { field, submitCredentials } from './screens.ts';
import { expect, test } from './server-under-test.ts';

const overloaded =
  'The system is currently overloaded and cannot process your request. Please try again later.';
const loginFailed = 'Login failed. Please check your email and password.';

test('AUTH-04 AUTH-05 CONST-09 ERR-05 ERR-16 ERR-32 the first form has email, password and Continue; a failed email check, a lost network and a refused password are reported', async ({
  page,
}) => {
  const { email } = newAccount();
  await page.goto('/auth/login-or-create');
  await expect(field.email(page)).toBeEditable();
  await expect(field.password(page)).toHaveAttribute('placeholder', 'Enter password (min 8 characters)');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();

  await fulfillWith(page, '/auth/check-email', 500);
  await submitCredentials(page, 'ada@example.com', 'turnip lantern 42');
  await expect(page.getByText('Check email failed.')).toBeVisible();
  await expect(field.password(page)).toHaveValue('turnip lantern 42');
  await page.unrouteAll();

  const restore = await failRequests(page, '/auth/check-email');
  await submitCredentials(page, 'ada@example.com', 'turnip lantern 42');
  await expect(page.getByText(overloaded)).toBeVisible();
  await restore();

  await submitCredentials(page, email, 'short');
  await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field.password(page)).toHaveAccessibleDescription(/8/);
  await expect(field.password(page)).toHaveValue('short');
  await expect(page).toHaveURL('/auth/login-or-create');
});

test('AUTH-07 AUTH-18 CONST-16 a known email signs in, with no register call, and ends on the dashboard', async ({
  page,
  request,
}) => {
  const account = newAccount();
  await registerSettled(request, account);
  const calls = recordCalls(page);
  await page.goto('/auth/login-or-create');
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
  const posted = calls.all.filter(({ method }) => method === 'POST');
  expect(posted.map(({ path }) => path)).toEqual(['/auth/check-email', '/auth/token']);
  expect(posted[1]?.body).toMatchObject({ username: account.email, password: account.password });
});

test('AUTH-11 AUTH-15 AUTH-16 SHELL-16 the login page: notice and email from the address, title and back', async ({
  page,
}) => {
  await page.goto('/auth/login?just_logged_out=true&email=ada%40example.com');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect(field.email(page)).toHaveValue('ada@example.com');
  await expect(field.password(page)).toBeEditable();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page.getByRole('banner').getByText('Login')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/auth/login-or-create');

  for (const path of ['/auth/login', '/auth/login?just_logged_out=false']) {
    await page.goto(path);
    await expect(field.email(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await expect(page.getByText('You’re logged out.')).toHaveCount(0);
  }
});

test('AUTH-18 ERR-03 the login page: a wrong password is reported, the input stays, the right one signs in', async ({
  page,
  request,
}) => {
  const account = newAccount();
  await registerSettled(request, account);
  await page.goto('/auth/login');
  await submitCredentials(page, account.email, 'not this one');
  await expect(page.getByText(loginFailed)).toBeVisible();
  await expect(field.email(page)).toHaveValue(account.email);
  await expect(field.password(page)).toHaveValue('not this one');
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
});

test('input submitted before the app is loaded is not lost', async ({ page, request }) => {
  const account = newAccount();
  await registerSettled(request, account);
  const releaseRequests = await holdRequests(page, /\/assets\/LoginScreen.*\.js$/);
  const calls = recordCalls(page);
  await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
  await submitCredentials(page, account.email, account.password);
  await requestsRecorded(page);
  expect(calls.to('/auth/token')).toEqual([]);
  releaseRequests();
  await expect(page).toHaveURL('/dashboard');
  expect(calls.to('/auth/token')).toHaveLength(1);
});

test.describe('while the app takes the place of the page', () => {
  /** A static page with its own form; the returned function lets the app load. */
  async function openStatic(page: Page): Promise<() => Promise<void>> {
    const releaseRequests = await holdRequests(page, /\/assets\/LoginScreen.*\.js$/);
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
    const early = await page.getByRole('button', { name: 'Continue' }).elementHandle();
    return async () => {
      releaseRequests();
      await expect.poll(() => early?.evaluate((button) => button.isConnected)).toBe(false);
    };
  }

  test('typing continues while the app loads', async ({ page }) => {
    const releaseRequest = await openStatic(page);
    await field.email(page).fill('ada@example.com');
    await field.password(page).fill('turnip ');
    await releaseRequest();
    await page.keyboard.type('lantern 42');
    await expect(field.password(page)).toHaveValue('turnip lantern 42');
    await expect(field.email(page)).toHaveValue('ada@example.com');
  });

  test('a press that has begun is one', async ({ page, request }) => {
    const account = newAccount();
    await registerSettled(request, account);
    const releaseRequest = await openStatic(page);
    await field.email(page).fill(account.email);
    await field.password(page).fill(account.password);
    await page.getByRole('button', { name: 'Continue' }).hover();
    await page.mouse.down();
    await releaseRequest();
    await page.mouse.up();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a submit before any code of the app is loaded is not lost', async ({ page, request }) => {
  const account = newAccount();
  await registerSettled(request, account);
  const releaseRequests = await holdRequests(page, /\/assets\/main-.*\.js$/);
  const calls = recordCalls(page);
  await page.goto('/auth/login-or-create', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(async () => {
    await submitCredentials(page, account.email, account.password);
    await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 1 });
  }).toPass();
  expect(calls.all).toEqual([]);
  releaseRequests();
  await expect(page).toHaveURL('/dashboard');
  expect(calls.to('/auth/token')).toHaveLength(1);
});

test('ERR-01 sign-in refused for its fields shows the messages at the fields', async ({ page, request }) => {
  const account = newAccount();
  await register(request, account);
  await page.goto('/auth/login-or-create');
  await submitCredentials(page, account.email, '');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field.password(page)).toHaveAccessibleDescription('Enter your password.');
  await expect(field.password(page)).toBeFocused();
  await expect(field.email(page)).toHaveValue(account.email);

  await page.goto('/auth/login');
  await submitCredentials(page, '', '');
  await expect(field.email(page)).toHaveAccessibleDescription('Enter your email address.');
  await expect(field.password(page)).toHaveAccessibleDescription('Enter your password.');
});

test('ERR-02 ERR-03 a refused member sees the server’s reason, and a sign-in with status 400 or 500 is reported in our own words; no tokens are stored', async ({
  page,
}) => {
  await fulfillWith(page, '/auth/token', 403, { message: 'This account has been blocked.' });
  await page.goto('/auth/login');
  await page.evaluate(() => localStorage.setItem('refresh_token', 'left over'));
  await submitCredentials(page, 'ada@example.com', 'turnip lantern 42');
  await expect(page.getByText('This account has been blocked.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refresh_token'))).toBeNull();
  await expect(page).toHaveURL('/auth/login');
  for (const status of [400, 500]) {
    await page.unrouteAll();
    await fulfillWith(page, '/auth/token', status, { message: 'Something of the inside' });
    await page.reload();
    await submitCredentials(page, 'ada@example.com', 'turnip lantern 42');
    await expect(page.getByText(loginFailed)).toBeVisible();
    await expect(page.getByText('Something of the inside')).toBeHidden();
  }
});

test('ERR-10 ERR-11 a failed registration is reported and the form stays usable', async ({ page }) => {
  const account = newAccount();
  await page.goto('/auth/login-or-create');
  await fulfillWith(page, '/auth/register', 500);
  await submitCredentials(page, account.email, account.password);
  await expect(page.getByText('Registration failed. Please try again later.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account/get-started-membership');
});

test('AUTH-27 ERR-12 with registration off a new email is refused and a known one signs in', async ({
  page,
  request,
}) => {
  const account = newAccount();
  await registerSettled(request, account);
  await modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, registration: false },
  }));
  const calls = recordCalls(page);
  const settled = page.waitForResponse(/recipes-plus\/settings/);
  await page.goto('/auth/login-or-create');
  await settled;
  await submitCredentials(page, newAccount().email, account.password);
  await expect(page.getByText('This feature has been disabled by the administrator.')).toBeVisible();
  expect(calls.to('/auth/register')).toEqual([]);
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL('/dashboard');
});

test('the form is busy while the server thinks, and a second press sends nothing', async ({ page }) => {
  const calls = recordCalls(page);
  await page.goto('/auth/login-or-create');
  const releaseRequests = await holdRequests(page, '/auth/check-email');
  await submitCredentials(page, newAccount().email, 'turnip lantern 42');
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  releaseRequests();
  await expect(page).toHaveURL('/account/get-started-membership');
  expect(calls.to('/auth/check-email')).toHaveLength(1);
  expect(calls.to('/auth/register')).toHaveLength(1);
});

test('OR-08 when the new account does not sign in by itself, the login page takes over', async ({ page }) => {
  const { email, password } = newAccount();
  await page.goto('/auth/login-or-create');
  await fulfillWith(page, '/auth/token', 500);
  await submitCredentials(page, email, password);
  await expect(page).toHaveURL(`/auth/login?${new URLSearchParams({ email })}`);
  // the previous page has the same fields
  await expect(page.getByRole('banner').getByText('Login')).toBeVisible();
  await expect(field.email(page)).toHaveValue(email);
  await page.unrouteAll();
  await field.password(page).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/account/get-started-membership');
});

test('AUTH-20 AUTH-22 OR-03 OR-08 who never chose a membership is led to the choice, from pages of guests as well', async ({
  page,
  request,
}) => {
  const account = newAccount();
  await register(request, account);
  await page.goto('/auth/login');
  await submitCredentials(page, account.email, account.password);
  await expect(page).toHaveURL('/account/get-started-membership');
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Stay on Free for now' })).toBeVisible();
  await expect(page).toHaveURL('/account/get-started-membership');
});
