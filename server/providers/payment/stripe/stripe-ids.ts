import { PaymentFailure } from '#server/context/payment.ts';

/** Throws `unknown` for what is no id of that kind, so that it never becomes a part of a path. */
export function mustBeId(id: string, kind: 'cs' | 'sub' | 'in' | 'pi' | 'ch'): string {
  if (!new RegExp(`^${kind}_\\w{1,250}$`).test(id)) throw new PaymentFailure('unknown', 'no id of Stripe');
  return id;
}
