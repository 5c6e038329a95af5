const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** With two decimals, always. */
export const dollars = (amount: number): string => words.format(amount);

/** Monthly price of yearly billing. */
export const monthOfYear = (yearly: number): number => Math.round((yearly * 100) / 12) / 100;
