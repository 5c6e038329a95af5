import { randomBytes } from 'node:crypto';
import {
  type CheckoutState,
  type PaymentEvent,
  PaymentFailure,
  type PaymentProvider,
  type SubscriptionState,
} from '#server/context/payment.ts';
import type { Context } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import {
  addSandboxEvents,
  getOrCreateSandboxCheckout,
  listSandboxDue,
  lockSandboxCheckout,
  lockSandboxSubscription,
  putSandboxSubscription,
  type SandboxCheckout,
  type SandboxSubscription,
  setSandboxCheckout,
} from '#server/queries/sandbox-payments.ts';
import { advance } from './advance.ts';
import { sandboxCheckoutPath } from './sandbox-paths.ts';
import { checkWebhook } from './sandbox-signature.ts';

export type SandboxParts = Pick<Context, 'db' | 'now' | 'secrets'>;

export const newSandboxId = (kind: 'cs' | 'sub' | 'evt') =>
  `${kind}_sandbox_${randomBytes(18).toString('base64url')}`;

const checkoutState = (row: SandboxCheckout, now: Date): CheckoutState => ({
  id: row.id,
  key: row.key,
  status: row.status === 'open' && row.expires_at <= now ? 'expired' : row.status,
  subscriptionId: row.subscription_id,
});

const subscriptionState = (row: SandboxSubscription): SubscriptionState => ({
  id: row.id,
  key: row.checkout_key,
  status: row.status,
  autoRenew: row.auto_renew,
  duration: row.duration,
  price: { amount: row.price_cents, currency: row.currency },
  amountOff: row.amount_off_cents,
  startedAt: row.started_at,
  periodEndsAt: row.period_ends_at,
  endedAt: row.ended_at,
});

/** An event for the shop. */
export const sandboxEvent = (
  kind: 'checkout' | 'subscription',
  subject: string,
  dueAt: Date,
  copies = 1,
) => ({
  id: newSandboxId('evt'),
  kind,
  subject,
  copies,
  due_at: dueAt,
  sent_at: null,
});

const eventKinds = ['checkout', 'subscription', 'other'] as const;

/** Throws `refused` for an invalid event. */
function readEvent(text: string): PaymentEvent {
  try {
    const { id, kind: given, subject } = JSON.parse(text);
    const kind = eventKinds.find((each) => each === given);
    if (kind !== undefined && typeof id === 'string' && typeof subject === 'string')
      return { id, kind, subject };
  } catch {}
  throw new PaymentFailure('refused', 'no event');
}

type Change = (row: SandboxSubscription) => SandboxSubscription;

/** Advances the subscription, applies `change` and saves it. Throws `unknown`. */
async function changed(
  tx: Db,
  id: string,
  now: Date,
  change: Change = (row) => row,
): Promise<SubscriptionState> {
  const before = await lockSandboxSubscription(tx, id);
  if (before === undefined) throw new PaymentFailure('unknown', 'subscription');
  const after = change(advance(before, now));
  if (after !== before) {
    await putSandboxSubscription(tx, after);
    await addSandboxEvents(tx, [sandboxEvent('subscription', id, now)]);
  }
  return subscriptionState(after);
}

/** Advances all due subscriptions. */
export async function advanceSandbox({ db, now }: SandboxParts): Promise<void> {
  for (const id of await listSandboxDue(db, now()))
    await db.transaction().execute((tx) => changed(tx, id, now()));
}

/** A payment provider without real money, on a page of this server. Its state is in the database. */
export function sandboxProvider({ db, now, secrets }: SandboxParts): PaymentProvider {
  const withCheckout = <T>(id: string, work: (tx: Db, row: SandboxCheckout) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const row = await lockSandboxCheckout(tx, id);
      if (row === undefined) throw new PaymentFailure('unknown', 'checkout');
      return work(tx, row);
    });
  const subscription = (id: string, change?: Change) =>
    db.transaction().execute((tx) => changed(tx, id, now(), change));

  return {
    name: 'sandbox',
    startCheckout: async (order) => {
      const id = await getOrCreateSandboxCheckout(db, {
        id: newSandboxId('cs'),
        key: order.key,
        status: 'open',
        plan_name: order.plan.name,
        email: order.member.email,
        duration: order.duration,
        price_cents: order.price.amount,
        amount_off_cents: order.discount?.amountOff ?? 0,
        currency: order.price.currency,
        discount_code: order.discount?.code ?? null,
        trial_days: order.trialDays,
        paid_until: order.paidUntil,
        expires_at: order.expiresAt,
        subscription_id: null,
      });
      return { id, url: `${sandboxCheckoutPath}/${id}` };
    },
    fetchCheckout: (id) => withCheckout(id, async (_, row) => checkoutState(row, now())),
    expireCheckout: (id) =>
      withCheckout(id, async (tx, row) => {
        if (row.status !== 'open') return checkoutState(row, now());
        await setSandboxCheckout(tx, id, { status: 'expired', subscription_id: null });
        await addSandboxEvents(tx, [sandboxEvent('checkout', id, now())]);
        return checkoutState({ ...row, status: 'expired' }, now());
      }),
    fetchSubscription: (id) => subscription(id),
    cancelNow: (id) =>
      subscription(id, (row) =>
        row.status === 'ended' ? row : { ...row, status: 'ended', auto_renew: false, ended_at: now() },
      ),
    setAutoRenew: (id, isEnabled) =>
      subscription(id, (row) => {
        if (row.status === 'ended') throw new PaymentFailure('refused', 'ended');
        return row.auto_renew === isEnabled ? row : { ...row, auto_renew: isEnabled };
      }),
    signatureHeader: 'sandbox-signature',
    readEvent: async (body, signature, at) => {
      const text = body.toString('utf8');
      checkWebhook(secrets, text, signature, at);
      return readEvent(text);
    },
  };
}
