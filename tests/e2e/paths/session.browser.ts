/** The generated paths of the session, against a real server. */
import type { Page } from '@playwright/test';
import type { sessionMachine } from '#machines/auth/session.machine.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { mailedCode, verificationSubject } from '../outbox.ts';
import { continueToServer } from './interceptor.ts';
import {
  failedScreen,
  readToken,
  registerAt,
  returnWithCode,
  signInAt,
  storeSession,
} from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedFailures,
  onDevice,
  type Stage,
  skipped,
  transient,
  unreadable,
} from './suite.ts';

interface Scene {
  readonly member: Member;
  /** Whether the device has tokens the next time it is asked. */
  holdsTokens: boolean;
}

const loginForm = (page: Page) => page.getByRole('button', { name: 'Continue' });

async function toAccount(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/account');
}

/** In another tab, as storage events come from other tabs only. */
async function changeElsewhere({ page, scene }: Stage<Scene>): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/healthz');
  await other.evaluate(
    ({ token, wanted }) => {
      const isStored = localStorage.getItem('access_token') !== null;
      if (isStored || !wanted) localStorage.removeItem('access_token');
      if (wanted) localStorage.setItem('access_token', token);
      if (!isStored && !wanted) {
        localStorage.setItem('access_token', token);
        localStorage.removeItem('access_token');
      }
    },
    { token: scene.member.tokens.access_token, wanted: scene.holdsTokens },
  );
  await other.close();
}

async function logOut({ page, interceptor }: Stage<Scene>): Promise<void> {
  await interceptor.letThrough(async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth/login?just_logged_out=true');
  });
}

const endAtServer = async ({ api, scene }: Stage<Scene>, authorization: string) => {
  const headers = { Authorization: authorization };
  expect((await api.post('/api/auth/logout', { headers })).ok(), scene.member.email).toBe(true);
};

const signedOutForGood = skipped('Nothing is read of its answer, so nothing can break.');
const always = skipped('A browser always reads and removes what it stored.');

export const sessionSuite: BrowserSuite<typeof sessionMachine, Scene> = {
  prepare: async ({ api }) => ({ member: await registerSettled(api, newAccount()), holdsTokens: true }),
  open: async ({ page, scene }) => {
    if (scene.holdsTokens) await storeSession(page, scene.member);
    await page.goto('/dashboard');
  },
  events: {
    'session.signedIn': ({ page, scene }, { way }) =>
      way === 'code'
        ? returnWithCode(page, scene.member)
        : way === 'newAccount'
          ? registerAt(page)
          : signInAt(page, scene.member),
    'session.expired': async (stage) => {
      await endAtServer(stage, `Bearer ${await readToken(stage.page)}`);
      await stage.page.getByRole('tab', { name: 'Soup' }).click();
    },
    'session.loggedOut': logOut,
    'session.changedElsewhere': changeElsewhere,
    'user.refreshed': async ({ page, interceptor }) => {
      await toAccount(page);
      await interceptor.letThrough(async () => {
        const response = page.waitForResponse(/users\/me$/);
        await page.getByRole('link', { name: 'Manage Subscription Plan' }).click();
        await response;
      });
    },
    'arrival.resumed': async ({ page, interceptor, baseURL, scene }) => {
      await interceptor.letThrough(async () => {
        await page.goto('/account/verification');
        await expect(page.getByText('The OTP code has been dispatched.')).toBeVisible();
      });
      await page
        .getByLabel('6-digit code')
        .fill(await mailedCode(baseURL, scene.member.email, verificationSubject));
      await page.getByRole('button', { name: 'Confirm' }).click();
    },
    'arrival.completed': ({ page }) => toAccount(page),
    'retry.requested': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
  },
  outputs: {
    readTokens: {
      call: null,
      outcomes: (isStored) =>
        onDevice(({ scene }) => {
          scene.holdsTokens = isStored;
        }),
      rejects: always,
    },
    loadUser: {
      call: 'GET /users/me',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          value === null
            ? byTest({ settle: (route) => route.fulfill({ json: { data: null } }) })
            : byServer(),
        unauthorized: byTest({
          settle: async (route, stage) => {
            await endAtServer(stage, route.request().headers()['authorization'] ?? '');
            expect(await continueToServer(route)).toBe('unauthorized');
          },
        }),
      },
      rejects: unreadable(),
    },
    endSession: {
      call: 'POST /auth/logout',
      outcomes: { ...interceptedFailures, ok: byServer() },
      rejects: signedOutForGood,
    },
    clearStoredTokens: { call: null, outcomes: () => onDevice(), rejects: always },
  },
  situations: {
    starting: transient('The device responds immediately.'),
    resolving: async ({ page }) => {
      await expect.poll(() => readToken(page)).not.toBeNull();
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    },
    signedIn: async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).not.toHaveURL(/\/auth\//);
      await expect(failedScreen(page)).toHaveCount(0);
      expect(await readToken(page)).not.toBeNull();
    },
    unreachable: async ({ page }) => {
      await expect(failedScreen(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(await readToken(page)).not.toBeNull();
    },
    endingSession: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
      await expect(loginForm(page)).toHaveCount(0);
    },
    clearingTokens: transient('The device lets go of its tokens at once.'),
    signedOut: async ({ page }) => {
      await expect(loginForm(page)).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login/);
      expect(await readToken(page)).toBeNull();
    },
  },
  skipped: {
    'session.expired in unreachable': 'The error screen asks the server for nothing that it could refuse.',
    'session.loggedOut in unreachable': 'The error screen offers no logout.',
  },
};
