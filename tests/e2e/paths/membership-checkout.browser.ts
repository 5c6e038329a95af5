/** The generated paths from a plan to its hosted page, against a real server with the payment sandbox. */
import type { Page } from '@playwright/test';
import type {
  CheckoutEvent,
  membershipCheckoutMachine,
} from '#machines/membership/membership-checkout.machine.ts';
import type { Step } from '#tests/paths/flow.ts';
import { expect, type Member, newAccount, readAs, registerSettled } from '../member.ts';
import { sayBirthDate, subscribe } from '../subscriber.ts';
import { storeSession } from './sign-in-steps.ts';
import { type BrowserSuite, byServer, byTest, interceptedFailures, type Stage, skipped } from './suite.ts';

interface Scene {
  readonly member: Member;
}
type Holding = Extract<CheckoutEvent, { type: 'plan.chosen' }>['subscriptions'];

const toHostedPage = (page: Page) =>
  page.getByRole('button', { name: /^(Start your FREE 14-day trial|Choose Plan|Update Subscription Plan)$/ });
const isBusy = ({ page }: Stage<Scene>) => expect(toHostedPage(page)).toHaveAttribute('aria-busy', 'true');
const unbreakable = skipped('Nothing is read of its answer that could break.');
const respondWithUrl = (url: string | null) =>
  byTest<Scene>({ settle: (route) => route.fulfill({ json: { data: { url } } }) });

/** The member's subscription at each choice of a path. */
const holdingsIn = (steps: readonly Step[]): Holding[] =>
  steps.flatMap((step) =>
    step.kind === 'event' && step.event.type === 'plan.chosen'
      ? [step.event['subscriptions'] as Holding]
      : [],
  );

async function leaveToRunOut(stage: Pick<Stage<null>, 'api'>, member: Member): Promise<void> {
  const path = '/users/me';
  const { data } = await readAs<{ data: { subscriptions: readonly { id: string }[] } }>(
    stage.api,
    member,
    path,
  );
  const headers = { Authorization: `Bearer ${member.tokens.access_token}` };
  for (const { id } of data.subscriptions) {
    const answer = await stage.api.delete(`/api/users/me/subscriptions/${id}/auto-renewal`, { headers });
    expect(answer.ok()).toBe(true);
  }
}

export const membershipCheckoutSuite: BrowserSuite<typeof membershipCheckoutMachine, Scene> = {
  prepare: async (stage, _, steps) => {
    const member = await registerSettled(stage.api, newAccount());
    await sayBirthDate(stage.api, member);
    const holding = holdingsIn(steps)[0]?.[0];
    if (holding !== undefined) await subscribe(stage.api, member, 'yearly');
    if (holding?.auto_renew === false) await leaveToRunOut(stage, member);
    return { member };
  },
  open: async ({ page, scene }) => {
    await storeSession(page, scene.member);
    await page.goto('/account/choose-plan');
    await page.getByRole('radio', { name: 'Kindfare Plus' }).check({ force: true });
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  },
  events: {
    'plan.chosen': ({ page }) => toHostedPage(page).click(),
    'checkout.left': async ({ page }) => {
      await page.evaluate(() => sessionStorage.setItem('checkout_of_other_cycle', 'open'));
      await page.reload();
    },
    'page.restored': async ({ page }) => {
      await page.goBack();
      await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    },
  },
  outputs: {
    setRenewal: {
      call: 'DELETE /users/me/subscriptions/*/auto-renewal',
      outcomes: { ...interceptedFailures, ok: byServer() },
      rejects: unbreakable,
    },
    startCheckout: {
      call: 'POST /checkout',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) => (value?.startsWith('/') ? byServer() : respondWithUrl(value)),
        invalid: ({ fields }) =>
          fields.discount_code === undefined
            ? byTest()
            : byServer<Scene>(
                ({ page }) => page.evaluate(() => localStorage.setItem('discount_code', 'NOSUCH')),
                { says: /code/ },
              ),
      },
      rejects: unbreakable,
    },
    noteChoice: {
      call: 'POST /users/me/metas',
      outcomes: { ...interceptedFailures, ok: byServer() },
      rejects: unbreakable,
    },
    leaveCheckout: {
      call: 'DELETE /checkout',
      outcomes: {
        ...interceptedFailures,
        ok: ({ value }) =>
          byTest<Scene>({
            settle: (route) => route.fulfill({ json: { data: { renewal_restored: value.isRestored } } }),
          }),
      },
      rejects: unbreakable,
    },
    restoreRenewal: {
      call: 'POST /users/me/subscriptions/*/auto-renewal',
      outcomes: { ...interceptedFailures, ok: byServer() },
      rejects: unbreakable,
    },
  },
  situations: {
    idle: async ({ page }) => {
      await expect(page).toHaveURL('/account/choose-plan');
      await expect(toHostedPage(page)).toBeEnabled();
      await expect(toHostedPage(page)).not.toHaveAttribute('aria-busy', 'true');
    },
    settingRenewal: isBusy,
    startingCheckout: isBusy,
    notingChoice: isBusy,
    leaving: async ({ page }) => {
      await expect(page).toHaveURL(/\/sandbox\/checkout\//);
      await expect(page.getByRole('link', { name: 'Cancel' })).toBeVisible();
    },
    restoringRenewal: isBusy,
    closingCheckout: isBusy,
  },
  skipped: { '20000 ms pass in leaving': 'By then the hosted page is there.' },
  whyNot: (taken) => {
    const steps = taken.map(({ step }) => step);
    const [first, ...others] = holdingsIn(steps).map((holding) => JSON.stringify(holding));
    return others.some((holding) => holding !== first)
      ? 'One member does not hold one thing now and another thing then.'
      : null;
  },
};
