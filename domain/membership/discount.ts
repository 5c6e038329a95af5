/** Discount of a code: a percentage or an amount. */
export type Discount = { readonly percent: number } | { readonly amount: number };

/** The discount on a price, both in minor units; at most the price. */
export const amountOff = (price: number, discount: Discount): number =>
  'percent' in discount ? Math.round((price * discount.percent) / 100) : Math.min(price, discount.amount);
