/** The generated paths of the password reset, against a real server. */
import type { Page } from '@playwright/test';
import { isCompleteCode } from '#domain/account/one-time-code.ts';
import type { passwordResetMachine } from '#machines/auth/password-reset.machine.ts';
import { type Account, expect, newAccount, register } from '../member.ts';
import { differentCode, mailedCode, resetSubject } from '../outbox.ts';
import { field } from '../screens.ts';
import { exceedForgotPasswordLimit, tooManyRequests } from './exceed-limits.ts';
import { type BrowserSuite, byServer, byTest, interceptedFailures, type Stage, unreadable } from './suite.ts';

interface Scene {
  readonly account: Account;
  /** Input of the field. */
  email: string;
  isRightCode: boolean;
  password: string;
}

const code = (page: Page) => page.getByLabel('6-digit code');
const newPassword = (page: Page) => page.getByLabel('New password', { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function askForCode({ page, scene }: Stage<Scene>): Promise<void> {
  await field.email(page).fill(scene.email);
  await button(page, 'Send Mail').click();
}

const hasField = (fields: object, name: string) => name in fields;
const blamedAndFocused = async (input: ReturnType<Page['locator']>) => {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/./);
  await expect(input).toBeFocused();
};

export const passwordResetSuite: BrowserSuite<typeof passwordResetMachine, Scene> = {
  prepare: async ({ api }) => {
    const account = newAccount();
    await register(api, account);
    return { account, email: account.email, isRightCode: true, password: 'parsnip ladder 43' };
  },
  open: async (stage, { otpToken }) => {
    const { page, interceptor } = stage;
    await page.goto('/auth/forgot-password');
    if (otpToken === null) return;
    await interceptor.letThrough(async () => {
      await askForCode(stage);
      await expect(page).toHaveURL('/auth/reset-password');
    });
  },
  events: {
    'email.submitted': askForCode,
    'code.submitted': async ({ page, baseURL, scene }, sample) => {
      await expect(page).toHaveURL('/auth/reset-password');
      const right = await mailedCode(baseURL, scene.account.email, resetSubject);
      const typed = scene.isRightCode ? right : differentCode(right);
      await code(page).fill(isCompleteCode(sample.code) ? typed : sample.code);
      await button(page, 'Continue').click();
    },
    'password.submitted': async ({ page, scene }) => {
      await newPassword(page).fill(scene.password);
      await page.getByLabel('Confirm new password').fill(scene.password);
      await button(page, 'Set new password').click();
    },
    'code.reopened': ({ page }) => button(page, 'Back').click(),
  },
  outputs: {
    requestCode: {
      call: 'POST /auth/forgot-password',
      outcomes: {
        ...interceptedFailures,
        ok: byServer(),
        invalid: ({ fields }) =>
          hasField(fields, 'email')
            ? byServer(({ scene }) => {
                scene.email = 'no address';
              })
            : byTest(),
        tooMany: byServer(({ api }) => exceedForgotPasswordLimit(api), { says: tooManyRequests }),
      },
      rejects: unreadable(),
    },
    resetPassword: {
      call: 'POST /auth/reset-password',
      outcomes: {
        ...interceptedFailures,
        ok: byServer(undefined, { says: 'Your password has been changed.' }),
        invalid: ({ fields }) =>
          hasField(fields, 'password')
            ? byServer(({ scene }) => {
                scene.password = 'short';
              })
            : byTest(),
      },
      rejects: unreadable(),
    },
  },
  situations: {
    'askingForCode.pristine': async ({ page }) => {
      await expect(button(page, 'Send Mail')).not.toHaveAttribute('aria-busy', 'true');
      await expect(field.email(page)).not.toHaveAttribute('aria-invalid', 'true');
    },
    'askingForCode.rejected': ({ page }) => blamedAndFocused(field.email(page)),
    mailing: ({ page }) => expect(button(page, 'Send Mail')).toHaveAttribute('aria-busy', 'true'),
    'enteringCode.pristine': async ({ page }) => {
      await expect(page).toHaveURL('/auth/reset-password');
      await expect(code(page)).toBeEditable();
      await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');
    },
    'enteringCode.rejected': ({ page }) => blamedAndFocused(code(page)),
    'choosingPassword.pristine': async ({ page }) => {
      await expect(button(page, 'Set new password')).not.toHaveAttribute('aria-busy', 'true');
      await expect(newPassword(page)).not.toHaveAttribute('aria-invalid', 'true');
    },
    'choosingPassword.rejected': ({ page }) => blamedAndFocused(newPassword(page)),
    resetting: ({ page }) => expect(button(page, 'Set new password')).toHaveAttribute('aria-busy', 'true'),
    reset: async ({ page }) => {
      await expect(page).toHaveURL('/auth/login');
      await expect(field.email(page)).toBeEditable();
    },
  },
};
