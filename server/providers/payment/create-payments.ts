import type { Config } from '#server/config.ts';
import type { PaymentProvider } from '#server/context/payment.ts';
import { isLoopbackName } from '#server/security/loopback.ts';
import { type SandboxParts, sandboxProvider } from './sandbox/sandbox-provider.ts';

/** The sandbox takes no real money, so it is limited to servers without a public address. */
const allowsSandbox = ({ production, publicUrl }: Config) =>
  !production && (publicUrl === null || isLoopbackName(new URL(publicUrl).host));

/** Stripe when its keys are set, else the sandbox where allowed. */
export async function createPayments(config: Config, parts: SandboxParts): Promise<PaymentProvider | null> {
  if (config.stripe === null) return allowsSandbox(config) ? sandboxProvider(parts) : null;
  const { stripeProvider } = await import('./stripe/stripe-provider.ts');
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  return stripeProvider({ ...config.stripe, origin });
}
