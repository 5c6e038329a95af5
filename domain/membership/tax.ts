/** Whether the provider computes taxes, as a part of the prices or on top of them. */
export const taxes = ['none', 'inclusive', 'exclusive'] as const;
export type Tax = (typeof taxes)[number];

const words: Readonly<Record<Tax, string>> = {
  none: '',
  inclusive: ' (taxes included)',
  exclusive: ' plus taxes',
};

/** `$12.00 plus taxes`: a sum as it is ordered. */
export const withTaxWords = (sum: string, tax: Tax): string => `${sum}${words[tax]}`;
