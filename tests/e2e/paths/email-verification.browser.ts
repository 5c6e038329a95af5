/** The generated paths of the email verification, against a real server. */
import type { Page } from '@playwright/test';
import type { emailVerificationMachine } from '#machines/auth/email-verification.machine.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { differentCode, mailedCode, verificationSubject } from '../outbox.ts';
import { continueToServer } from './interceptor.ts';
import { storeSession } from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedMemberFailures,
  onDevice,
  type Stage,
  skipped,
  transient,
  unreadable,
} from './suite.ts';

interface Scene {
  readonly member: Member;
  /** Whether the tab has the token of a code that was mailed before. */
  holdsCode: boolean;
  /** A code was just mailed, so the server refuses to mail another. */
  isMailed: boolean;
  isRightCode: boolean;
}

const code = (page: Page) => page.getByLabel('6-digit code');
const resend = (page: Page) => page.getByRole('button', { name: 'Resend code' });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' });
const seconds = /You can ask for another code in/;

/** Requests a code and leaves its page, so that the tab stores the token. */
async function receiveCode({ page, interceptor, scene }: Stage<Scene>): Promise<void> {
  scene.isMailed = true;
  await interceptor.letThrough(async () => {
    await page.goto('/account/verification');
    await expect(page.getByText('The OTP code has been dispatched.')).toBeVisible();
  });
}

async function typedCode({ baseURL, scene }: Stage<Scene>): Promise<string> {
  const outbox = await fetch(`${baseURL}/outbox.json`);
  const isMailed = JSON.stringify(await outbox.json()).includes(scene.member.email);
  if (!isMailed) return '123456';
  const right = await mailedCode(baseURL, scene.member.email, verificationSubject);
  return scene.isRightCode ? right : differentCode(right);
}

export const emailVerificationSuite: BrowserSuite<typeof emailVerificationMachine, Scene> = {
  prepare: async ({ api }) => ({
    member: await registerSettled(api, newAccount()),
    holdsCode: false,
    isMailed: false,
    isRightCode: true,
  }),
  open: async (stage) => {
    await storeSession(stage.page, stage.scene.member);
    if (stage.scene.holdsCode) await receiveCode(stage);
    await stage.page.goto('/account/verification');
  },
  events: {
    'code.submitted': async (stage) => {
      await code(stage.page).fill(await typedCode(stage));
      await confirm(stage.page).click();
    },
    'code.resent': ({ page }) => resend(page).click(),
  },
  outputs: {
    readOtpToken: {
      call: null,
      outcomes: (token) =>
        onDevice(({ scene }) => {
          scene.holdsCode = token !== null;
        }),
      rejects: skipped('A browser always reads what it stored.'),
    },
    sendCode: {
      call: 'POST /auth/email/verification-notification',
      outcomes: {
        ...interceptedMemberFailures,
        ok: byTest<Scene>({
          settle: async (route, { scene }) => {
            if (scene.isMailed) return route.fulfill({ json: { data: { otp_token: 'ot_again' } } });
            expect(await continueToServer(route)).toBe('ok');
            scene.isMailed = true;
          },
        }),
      },
      rejects: unreadable(),
    },
    verifyEmail: {
      call: 'POST /auth/email/verification',
      outcomes: {
        ...interceptedMemberFailures,
        ok: byServer(),
        invalid: ({ fields }) =>
          'code' in fields
            ? byServer(({ scene }) => {
                scene.isRightCode = false;
              })
            : byTest(),
      },
      rejects: skipped('Nothing is read of its answer, so nothing can break.'),
    },
  },
  situations: {
    opening: transient('The device responds immediately.'),
    sending: ({ page }) => expect(resend(page)).toHaveAttribute('aria-busy', 'true'),
    'entering.free': async ({ page }) => {
      await expect(code(page)).toBeEditable();
      await expect(resend(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(page.getByText(seconds)).toHaveCount(0);
    },
    'entering.waiting': async ({ page }) => {
      await expect(page.getByText(seconds)).toBeVisible();
      await expect(resend(page)).toHaveAttribute('aria-disabled', 'true');
    },
    confirming: ({ page }) => expect(confirm(page)).toHaveAttribute('aria-busy', 'true'),
    verified: ({ page }) => expect(page).toHaveURL('/dashboard'),
  },
};
