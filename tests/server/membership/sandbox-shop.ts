import type { OperationResponse } from '#contract/operations.ts';
import { runMembershipJobs } from '#server/jobs/memberships.ts';
import { putSetting } from '#server/queries/settings.ts';
import { runSandboxJobs } from '#server/web/sandbox-payment-routes.ts';
import type { TestApp } from '#tests/server/app-under-test.ts';

export type ShownUser = OperationResponse<'getCurrentUser'>['data'];

export const day = 24 * 60 * 60 * 1000;

interface Purchase {
  readonly plan?: string;
  readonly duration?: 'monthly' | 'yearly';
  readonly code?: string;
  /** Asks that it begin within the period for withdrawing. */
  readonly beginNow?: boolean;
}
interface Payment {
  readonly card?: 'pays' | 'declined' | 'fails_later';
  readonly news?: 'once' | 'late' | 'thrice';
}

/** A shop that is open, whose payments are those of the sandbox. */
export async function openShop(app: TestApp) {
  const setOpen = (value: boolean) =>
    putSetting(app.db, { key: 'stripe_connected', value, origin: 'operator' });
  const setMinimumAge = (value: number) =>
    putSetting(app.db, { key: 'minimum_age', value, origin: 'operator' });
  await setOpen(true);
  // The age has tests of its own.
  await setMinimumAge(0);

  const order = ({ plan = 'plus', duration = 'monthly', code, beginNow }: Purchase = {}) => ({
    package_id: plan,
    package_duration: duration,
    ...(code === undefined ? {} : { discount_code: code }),
    ...(beginNow === undefined ? {} : { begin_now: beginNow }),
  });
  /** A second after whatever was before. */
  const start = async (token: string, purchase?: Purchase) => {
    app.clock.advance(1000);
    return (await app.ok('startCheckout', { token, body: order(purchase) })).data.url;
  };
  /** By the path alone, as PUBLIC_URL may be another machine's. */
  const pay = (url: string, { card = 'pays', news = 'once' }: Payment = {}) =>
    app.request('POST', new URL(url, 'http://localhost').pathname, {
      body: new URLSearchParams({ card, news }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const user = async (token: string): Promise<ShownUser> => (await app.ok('getCurrentUser', { token })).data;

  return {
    setOpen,
    setMinimumAge,
    order,
    start,
    pay,
    user,
    buy: async (token: string, purchase?: Purchase, payment?: Payment) => {
      const response = await pay(await start(token, purchase), payment);
      if (response.status !== 303)
        throw new Error(`Paying responded with ${response.status}: ${response.text}`);
      return user(token);
    },
    /** Time passes, and everything that goes with it is done. */
    pass: async (ms: number) => {
      app.clock.advance(ms);
      await runSandboxJobs(app.fastify, app.context);
      await runMembershipJobs(app.context);
    },
    /** Signs in again: tokens do not last as long as memberships. */
    signIn: async ({ email, password }: { readonly email: string; readonly password: string }) => {
      const body = { grant_type: 'password', client_id: 'app', username: email, password };
      return (await app.ok('issueToken', { body })).access_token;
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;
