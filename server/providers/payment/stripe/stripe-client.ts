import Stripe from 'stripe';
import { PaymentFailure, type PaymentFailureKind } from '#server/context/payment.ts';

/** The answers of Stripe that this code reads are those of this version, whatever the account's own is. */
const apiVersion = '2026-10-28.endive';

export interface StripeAccess {
  readonly secretKey: string;
  /** Milliseconds that a call may take, all its requests and repetitions together. */
  readonly longest?: number;
  /** Another server that speaks like Stripe. */
  readonly server?: string;
}

export const longestCall = 3_900;

/** The client of Stripe. A request is repeated once, under the same idempotency key, and without a word about how long it took. */
export function createStripeClient({ secretKey, longest = longestCall, server }: StripeAccess): Stripe {
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

/** A fault of Stripe that it answers again because the idempotency key had it before. */
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

/** Words of another server, fit for a log: their messages may hold parts of keys and addresses of members. */
const word = (text: unknown) => (typeof text === 'string' && /^[\w.[\]-]{1,80}$/.test(text) ? text : null);

/** What went wrong between this server and Stripe. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (error instanceof PaymentFailure) return error;
  if (!(error instanceof errors.StripeError))
    return new PaymentFailure('unavailable', error instanceof Error ? error.name : 'unknown');
  const { statusCode, code, param, requestId } = error;
  const said = [statusCode, word(error.rawType) ?? error.type, word(code), word(param), word(requestId)];
  return new PaymentFailure(
    kindOf(error),
    said.filter((part) => part !== null && part !== undefined).join(' '),
  );
}

/** The work, or a failure after that many milliseconds; every other failure as a PaymentFailure. */
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
