/** With two decimals, always. `amount`: major units, such as dollars. */
export const money = (amount: number, currency = 'usd'): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount);

/** The same of minor units, such as cents. */
export const moneyOfCents = (cents: number, currency = 'usd'): string => money(cents / 100, currency);
