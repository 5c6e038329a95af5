import { createHash } from 'node:crypto';
import {
  type CheckoutState,
  type PaymentEvent,
  PaymentFailure,
  type PaymentProvider,
} from '#server/context/payment.ts';
import type { Db } from '#server/db/connect.ts';
import {
  addSandboxEvents,
  getOrCreateSandboxCheckout,
  listSandboxDue,
  lockSandboxCheckout,
  type SandboxCheckout,
  setSandboxCheckout,
} from '#server/queries/sandbox-payments.ts';
import { sandboxBilling, sandboxCardPageState } from './sandbox-billing.ts';
import { sandboxCheckoutPath } from './sandbox-paths.ts';
import { checkWebhook } from './sandbox-signature.ts';
import {
  type Change,
  changeSandboxSubscription,
  newSandboxId,
  type SandboxParts,
  sandboxEvent,
  subscriptionState,
} from './sandbox-subscriptions.ts';

const checkoutState = (row: SandboxCheckout, now: Date): CheckoutState => ({
  id: row.id,
  key: row.key,
  status: row.status === 'open' && row.expires_at <= now ? 'expired' : row.status,
  subscriptionId: row.subscription_id,
});

const eventKinds = ['checkout', 'subscription', 'payment', 'other'] as const;

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

/** Of a member, for records that outlive the account. */
const pseudonymOf = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 24);

/** Advances all due subscriptions. */
export async function advanceSandbox({ db, now }: SandboxParts): Promise<void> {
  for (const id of await listSandboxDue(db, now()))
    await db.transaction().execute((tx) => changeSandboxSubscription(tx, id, now()));
}

/** A payment provider without real money, on a page of this server. Its state is in the database. */
export function sandboxProvider(parts: SandboxParts): PaymentProvider {
  const { db, now, secrets } = parts;
  const withCheckout = <T>(id: string, work: (tx: Db, row: SandboxCheckout) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const row = await lockSandboxCheckout(tx, id);
      if (row === undefined) throw new PaymentFailure('unknown', 'checkout');
      return work(tx, row);
    });
  const subscription = async (id: string, change?: Change) =>
    subscriptionState(
      await db.transaction().execute((tx) => changeSandboxSubscription(tx, id, now(), change)),
    );

  return {
    name: 'sandbox',
    startCheckout: async (order) => {
      const customerId = order.customerId ?? `cus_sandbox_${pseudonymOf(order.member.id)}`;
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
        customer: customerId,
        tax: order.tax ?? 'none',
        button: order.words?.button ?? '',
        terms: order.words?.terms ?? '',
      });
      return { id, url: `${sandboxCheckoutPath}/${id}`, customerId };
    },
    fetchCheckout: (id) =>
      id.startsWith('card_')
        ? sandboxCardPageState(db, id)
        : withCheckout(id, async (_, row) => checkoutState(row, now())),
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
    ...sandboxBilling(parts),
    signatureHeader: 'sandbox-signature',
    readEvent: async (body, signature, at) => {
      const text = body.toString('utf8');
      checkWebhook(secrets, text, signature, at);
      return readEvent(text);
    },
  };
}
