import type { PaymentProvider } from '#server/context/payment.ts';
import { payCheckout } from '#server/providers/payment/sandbox/pay-checkout.ts';
import { advanceSandbox, sandboxProvider } from '#server/providers/payment/sandbox/sandbox-provider.ts';
import { signWebhook as signSandboxWebhook } from '#server/providers/payment/sandbox/sandbox-signature.ts';
import { sendSandboxEvents } from '#server/providers/payment/sandbox/send-events.ts';
import { stripeProvider } from '#server/providers/payment/stripe/stripe-provider.ts';
import { createSecrets } from '#server/security/secrets.ts';
import { openTestDatabase } from '#tests/server/test-database.ts';
import { signWebhook, startStripeServer, stripeKeys } from './stripe-server.ts';

/** A webhook as it is sent. */
export interface Webhook {
  readonly body: Buffer;
  readonly signature: string;
}

/** A provider with controls for paying and for the passage of time. */
export interface PaymentTestEnvironment {
  readonly provider: PaymentProvider;
  /** Pays on the hosted page of the checkout. */
  readonly pay: (checkoutId: string) => Promise<void>;
  /** Processes what is due at the provider's current time. */
  readonly settle: () => Promise<void>;
  readonly setCardsPay: (cardsPay: boolean) => void;
  /** Everything that was to be sent so far, signed at the time of now. */
  readonly webhooks: () => Promise<readonly Webhook[]>;
  readonly close: () => Promise<void>;
}

/** The adapter of Stripe before a server that answers as Stripe does. */
export async function stripeEnvironment(now: () => Date): Promise<PaymentTestEnvironment> {
  const server = await startStripeServer(now);
  const { account } = server;
  return {
    provider: stripeProvider({ ...stripeKeys, origin: 'https://food.example', server: server.url }),
    pay: async (id) => void account.pay(id),
    settle: async () => account.settle(),
    setCardsPay: (cardsPay) => {
      account.cardsPay = cardsPay;
    },
    webhooks: async () =>
      account.events.map((event) => {
        const body = JSON.stringify(event, null, 2);
        return { body: Buffer.from(body), signature: signWebhook(body, now()) };
      }),
    close: server.close,
  };
}

/** The sandbox on a database of its own. */
export async function sandboxEnvironment(now: () => Date): Promise<PaymentTestEnvironment> {
  const { db, close } = await openTestDatabase();
  const parts = { db, now, secrets: createSecrets('a key for tests, and for tests alone') };
  const sent: string[] = [];
  let cardsPay = true;
  return {
    provider: sandboxProvider(parts),
    pay: async (id) => {
      const outcome = await payCheckout(parts, id, cardsPay ? 'pays' : 'fails_later', 'once');
      if (outcome !== 'paid') throw new Error(`The page said ${outcome}.`);
    },
    settle: () => advanceSandbox(parts),
    setCardsPay: (pay) => {
      cardsPay = pay;
    },
    webhooks: async () => {
      // a part of them at a time
      let before = -1;
      while (before < sent.length) {
        before = sent.length;
        await sendSandboxEvents(parts, async (body) => {
          sent.push(body);
          return 200;
        });
      }
      return sent.map((body) => ({
        body: Buffer.from(body),
        signature: signSandboxWebhook(parts.secrets, body, now()),
      }));
    },
    close,
  };
}
