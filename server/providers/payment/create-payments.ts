import type { Config } from '#server/config.ts';
import type { PaymentProvider } from '#server/context/payment.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import type { SandboxParts } from './sandbox/sandbox-subscriptions.ts';

/** Stripe when its keys are set, else the sandbox, which takes no real money, unless the server is public. */
export async function createPayments(config: Config, parts: SandboxParts): Promise<PaymentProvider | null> {
  if (config.stripe === null) return config.isPublic ? null : sandboxProvider(parts);
  const { stripeProvider } = await import('./stripe/stripe-provider.ts');
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return stripeProvider({ ...config.stripe, origin });
}
