import type { Page } from '@playwright/test';
import { expectAccessible, findOverflow } from './accessibility-and-overflow.ts';
import { expect, test as memberTest, newAccount, register } from './member.ts';
import { fulfillWith, modifyResponse, recordCalls } from './network.ts';
import { differentCode, mailedCode, resetSubject, verificationSubject } from './outbox.ts';
import { field, submitCredentials, tabTo } from './screens.ts';
import { test } from './server-under-test.ts';

const code = (page: Page) => page.getByLabel('6-digit code');
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmation = (page: Page) => page.getByLabel('Confirm new password');
const expectText = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

const verificationOn = (page: Page) =>
  modifyResponse<{ data: object }>(page, '/recipes-plus/settings', ({ data }) => ({
    data: { ...data, registration_otp_verification: true },
  }));

/** Goes to a control by Tab and types, or presses Enter on it. */
async function typeInto(page: Page, target: ReturnType<Page['locator']>, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
async function press(page: Page, target: ReturnType<Page['locator']>): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/auth/forgot-password');
  await field.email(page).fill(email);
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  // the URL changes before the page does
  await expect(code(page)).toBeVisible();
}

async function enterCode(page: Page, digits: string): Promise<void> {
  await code(page).fill(digits);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function setPassword(page: Page, password: string): Promise<void> {
  await newPassword(page).fill(password);
  await confirmation(page).fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
}

test('AUTH-12 AUTH-23 AUTH-24 AUTH-25 AUTH-41 AUTH-49 AUTH-53 AUTH-55 AUTH-56 OK-05 by keyboard alone: register, verify, log out, forget the password, set a new one, sign in', async ({
  page,
  baseURL,
}) => {
  const { email, password } = newAccount();
  await verificationOn(page);
  await page.goto('/auth/register');
  await typeInto(page, field.email(page), email);
  await typeInto(page, field.password(page), password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/account/verification');
  await expectText(page, 'The OTP code has been dispatched.');
  await typeInto(page, code(page), await mailedCode(baseURL, email, verificationSubject));
  await page.keyboard.press('Enter');
  await expectText(page, 'Your email has been verified successfully.');
  await expect(page).toHaveURL('/account/get-started-membership');

  await page.goto('/auth/login');
  await expect(page).toHaveURL('/account/get-started-membership');
  await page.goto('/account');
  await press(page, page.getByRole('button', { name: 'Logout' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL('/auth/login?just_logged_out=true');

  await typeInto(page, field.email(page), email);
  await press(page, page.getByRole('link', { name: 'Forgot Password' }));
  await expect(page).toHaveURL(`/auth/forgot-password?${new URLSearchParams({ email })}`);
  await expect(field.email(page)).toHaveValue(email);
  await press(page, page.getByRole('button', { name: 'Send Mail' }));
  await expect(page).toHaveURL('/auth/reset-password');
  await typeInto(page, code(page), await mailedCode(baseURL, email, resetSubject));
  await page.keyboard.press('Enter');
  await expect(newPassword(page)).toBeFocused();
  await page.keyboard.type('parsnip ladder 43');
  await typeInto(page, confirmation(page), 'parsnip ladder 43');
  await page.keyboard.press('Enter');
  await expectText(page, 'Your password has been changed.');
  await expect(page).toHaveURL('/auth/login');

  await typeInto(page, field.email(page), email);
  await typeInto(page, field.password(page), 'parsnip ladder 43');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account/get-started-membership');
});

test('AUTH-51 AUTH-52 AUTH-54 ERR-07 a wrong code reopens its step, an invalid password stays, no input is lost, and a used code is reported', async ({
  page,
  baseURL,
  request,
}) => {
  const account = newAccount();
  await register(request, account);
  await askForCode(page, account.email);
  const right = await mailedCode(baseURL, account.email, resetSubject);

  await enterCode(page, differentCode(right));
  await setPassword(page, 'parsnip ladder 43');
  await expect(code(page)).toHaveAccessibleDescription(/This code isn’t right/);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue(differentCode(right));

  // a refused code is selected, so that typing replaces it
  await page.keyboard.type(right);
  await page.keyboard.press('Enter');
  await expect(newPassword(page)).toHaveValue('parsnip ladder 43');
  await confirmation(page).fill('something else');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(confirmation(page)).toHaveAccessibleDescription('Enter the same password again.');
  await expect(confirmation(page)).toBeFocused();
  await newPassword(page).fill('short');
  await page.getByRole('button', { name: 'Set new password' }).click();
  // the hint was shown before
  await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(newPassword(page)).toHaveAccessibleDescription(/8 characters/);

  const calls = recordCalls(page);
  await setPassword(page, 'parsnip ladder 43');
  await expect(page).toHaveURL('/auth/login');
  expect(calls.to('/auth/reset-password').map(({ body }) => Object.keys(body as object).sort())).toEqual([
    ['code', 'otp_token', 'password', 'password_confirmation'],
  ]);

  await askForCode(page, account.email);
  await enterCode(page, right);
  await setPassword(page, 'parsnip ladder 44');
  await expect(code(page)).toHaveAccessibleDescription(/has expired/);
});

test('AUTH-50 OR-37 without a mailed code the page to enter one redirects to the email, also after a reload', async ({
  page,
}) => {
  await page.goto('/auth/reset-password');
  await expect(page).toHaveURL('/auth/forgot-password');
  await askForCode(page, newAccount().email);
  await page.reload();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test('AUTH-48 CONST-08 ERR-06 ERR-10 ERR-39 the form for the email: a malformed one is reported at its field, a failing server in general', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  // the previous page has such a button as well
  await expect(page.getByRole('button', { name: 'Send Mail' })).toBeVisible();
  await expect(page).toHaveURL('/auth/forgot-password');
  await field.email(page).fill('no address');
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expect(field.email(page)).toHaveAccessibleDescription(/./);
  await expect(field.email(page)).toBeFocused();
  await expect(field.email(page)).toHaveValue('no address');

  await fulfillWith(page, '/auth/forgot-password', 500);
  await field.email(page).fill('ada@example.com');
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expectText(page, 'The system is currently overloaded and cannot process your request.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expect(page).toHaveURL('/auth/reset-password');
  await code(page).pressSequentially('12345');
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveAccessibleDescription('OTP is invalid.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/auth/login');
});

memberTest.describe('verification', () => {
  memberTest(
    'AUTH-41 AUTH-55 AUTH-57 OK-04 ERR-08 pages of guests lead there; a wrong code shows an error at its field, another can be asked for after the seconds shown',
    async ({ page, baseURL, member }) => {
      await verificationOn(page);
      const calls = recordCalls(page);
      await page.goto('/auth/login');
      await expect(page).toHaveURL('/account/verification');
      await expectText(page, 'The OTP code has been dispatched.');
      await page.reload();
      const right = await mailedCode(baseURL, member.email, verificationSubject);
      await code(page).fill(differentCode(right));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(code(page)).toHaveAccessibleDescription(/This code isn’t right/);
      expect(calls.to('/auth/email/verification-notification')).toHaveLength(1);

      const resend = page.getByRole('button', { name: 'Resend code' });
      await resend.click();
      await expectText(page, 'You can ask for another code in');
      await expect(resend).toBeDisabled();
      await code(page).fill(right);
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page).toHaveURL('/dashboard');
      await page.goto('/account/verification');
      await expect(page).toHaveURL('/dashboard');
    },
  );
});

test('axe finds nothing where codes and passwords are entered, and nothing overflows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = async (description: string) => {
    await expectAccessible(page, description);
    for (const [width, fontSize] of [
      [320, ''],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, fontSize);
      expect(await findOverflow(page), `${description} at ${width}`).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  };
  const email = `${'a-very-long-name-of-somebody-'.repeat(2)}${crypto.randomUUID().slice(0, 4)}@example.com`;
  await page.goto('/auth/forgot-password');
  await field.email(page).fill('no address');
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await expect(field.email(page)).toHaveAttribute('aria-invalid', 'true');
  await look('email');
  await field.email(page).fill(email);
  await page.getByRole('button', { name: 'Send Mail' }).click();
  await enterCode(page, '12345');
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await look('code');
  await enterCode(page, '123456');
  await setPassword(page, 'short');
  await expect(newPassword(page)).toHaveAttribute('aria-invalid', 'true');
  await look('new password');

  await page.goto('/auth/register');
  await submitCredentials(page, email, 'short');
  await expect(field.password(page)).toHaveAttribute('aria-invalid', 'true');
  await look('registration');
  await submitCredentials(page, email, 'turnip lantern 42');
  await expect(page).toHaveURL('/account/get-started-membership');
  await page.goto('/account/verification');
  await expectText(page, email);
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expectText(page, 'You can ask for another code in');
  await look('verification');
});
