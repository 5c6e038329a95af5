const words = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** With two decimals, always. */
export const dollars = (amount: number): string => words.format(amount);

/** What a month costs when a year is paid at once. */
export const monthOfYear = (yearly: number): number => Math.round((yearly * 100) / 12) / 100;
