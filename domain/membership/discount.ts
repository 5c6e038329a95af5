/** What a discount code is worth: a part of the price, or a sum. */
export type Discount = { readonly percent: number } | { readonly amount: number };

/** What it takes off a price, both in minor units; never more than the price. */
export const amountOff = (price: number, discount: Discount): number =>
  'percent' in discount ? Math.round((price * discount.percent) / 100) : Math.min(price, discount.amount);
