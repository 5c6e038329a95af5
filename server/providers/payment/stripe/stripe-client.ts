import Stripe from 'stripe';
import { PaymentFailure, type PaymentFailureKind } from '#server/context/payment.ts';

/** API version that this code parses, whatever the account's default is. */
const apiVersion = '2026-10-28.endive';

export interface StripeAccess {
  readonly secretKey: string;
  /** Timeout of a call in milliseconds, retries included. */
  readonly longest?: number;
  /** A server that implements Stripe's API. */
  readonly server?: string;
}

export const callTimeoutMs = 3_900;

/** The Stripe client: one retry with the same idempotency key, no telemetry. */
export function createStripeClient({ secretKey, longest = callTimeoutMs, server }: StripeAccess): Stripe {
  const at = server === undefined ? null : new URL(server);
  return new Stripe(secretKey, {
    apiVersion,
    timeout: Math.round(longest * 0.6),
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at === null ? {} : { protocol: 'http', host: at.hostname, port: at.port }),
  });
}

const { errors } = Stripe;

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const isAboutParameter = (error: unknown, param: string): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.param === param;

/** A 5xx of Stripe that is replayed for its idempotency key. */
export const isKeptFault = (error: unknown): boolean =>
  error instanceof errors.StripeAPIError && error.headers?.['idempotent-replayed'] === 'true';

function kindOf(error: InstanceType<typeof errors.StripeError>): PaymentFailureKind {
  if (isMissing(error) && error.statusCode === 404) return 'unknown';
  const isNo =
    error instanceof errors.StripeInvalidRequestError ||
    error instanceof errors.StripeCardError ||
    error instanceof errors.StripeIdempotencyError;
  return isNo ? 'refused' : 'unavailable';
}

/** Sanitizes an error code for the log: messages may contain parts of keys and email addresses. */
const word = (text: unknown) => (typeof text === 'string' && /^[\w.[\]-]{1,80}$/.test(text) ? text : null);

/** Maps errors of the Stripe client to PaymentFailure. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error;
  if (!(error instanceof errors.StripeError))
    return new PaymentFailure('unavailable', error instanceof Error ? error.name : 'unknown');
  const { statusCode, code, param, requestId } = error;
  const details = [statusCode, word(error.rawType) ?? error.type, word(code), word(param), word(requestId)];
  return new PaymentFailure(
    kindOf(error),
    details.filter((part) => part !== null && part !== undefined).join(' '),
  );
}

/** Runs the work with a timeout; maps errors to PaymentFailure. */
export async function inTime<Result>(work: Promise<Result>, longest: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PaymentFailure('unavailable', 'too slow')), longest);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    throw paymentFailure(error);
  } finally {
    clearTimeout(timer);
  }
}
