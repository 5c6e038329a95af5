/** The generated paths of the redirect after a sign-in, against a real server. */
import type { postLoginMachine } from '#machines/routing/post-login.machine.ts';
import { expect, type Member, newAccount, registerSettled } from '../member.ts';
import { modifyResponse } from '../network.ts';
import { returnWithCode, signInAt, storeSession } from './sign-in-steps.ts';
import {
  type BrowserSuite,
  byServer,
  byTest,
  interceptedFailures,
  type Stage,
  skipped,
  unreadable,
} from './suite.ts';

interface Scene {
  readonly member: Member;
  sellsMemberships: boolean;
}

const payment = 'https://pay.example.com/1';

/** In progress: the form is disabled, and no other page is shown. */
const inProgress = async ({ page }: Stage<Scene>) => {
  await expect(page).toHaveURL(/\/auth\//);
  await expect(page.getByRole('button', { name: 'Menu' })).toHaveCount(0);
};

export const postLoginSuite: BrowserSuite<typeof postLoginMachine, Scene> = {
  prepare: async ({ api }) => ({
    member: await registerSettled(api, newAccount()),
    sellsMemberships: false,
  }),
  open: async ({ page, scene }, { way, user }) => {
    if (user.subscription_checkout_url !== null) {
      await page.route(payment, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
      await modifyResponse<{ data: object }>(page, '/users/me', ({ data }) => ({
        data: { ...data, subscription_checkout_url: payment },
      }));
    }
    if (way === 'code') return returnWithCode(page, scene.member);
    if (way === 'password') return signInAt(page, scene.member);
    await storeSession(page, scene.member);
    await page.goto('/auth/login');
  },
  events: {},
  outputs: {
    loadSettings: {
      call: 'GET /recipes-plus/settings',
      outcomes: ({ stripe_connected, registration_otp_verification }) =>
        // this server sells memberships and requires no verified email
        stripe_connected === true
          ? byServer(({ scene }) => {
              scene.sellsMemberships = true;
            })
          : byTest({
              settle: async (route) => {
                const response = await route.fetch();
                const { data } = await response.json();
                await route.fulfill({
                  response,
                  json: { data: { ...data, stripe_connected, registration_otp_verification } },
                });
              },
            }),
      rejects: skipped('Without an answer the defaults are the answer.'),
    },
    loadMetas: {
      call: 'GET /users/me/metas',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          byServer(async ({ api, scene }) => {
            const headers = { Authorization: `Bearer ${scene.member.tokens.access_token}` };
            const data = Object.fromEntries(value.map((meta) => [meta.name, true]));
            expect((await api.post('/api/users/me/metas', { headers, data })).ok()).toBe(true);
          }),
      },
      rejects: unreadable(),
    },
    loadPlans: {
      call: 'GET /packages',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          value.length > 0
            ? byServer()
            : byTest({ settle: (route) => route.fulfill({ json: { data: [] } }) }),
      },
      rejects: unreadable(),
    },
  },
  situations: {
    loadingSettings: inProgress,
    loadingMetas: inProgress,
    loadingPlans: inProgress,
    toVerification: async ({ page }) => {
      await expect(page).toHaveURL('/account/verification');
      await expect(page.getByLabel('6-digit code')).toBeVisible();
    },
    toCheckout: ({ page }) => expect(page).toHaveURL(payment),
    toMembershipChoice: async ({ page, scene }) => {
      // without plans on sale, that page redirects to the account
      await expect(page).toHaveURL(scene.sellsMemberships ? '/account/get-started-membership' : '/account');
      if (scene.sellsMemberships)
        await expect(page.getByRole('button', { name: 'Stay on Free for now' })).toBeVisible();
    },
    toFirstProfile: async ({ page }) => {
      await expect(page).toHaveURL('/account/first-update-personal');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    toDashboard: async ({ page }) => {
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(
        page.getByRole('heading', { level: 1, name: /Good (morning|afternoon|evening)/ }),
      ).toBeVisible();
    },
  },
};
