/** Whether the provider computes taxes, as a part of the prices or on top of them. */
export const taxes = ['none', 'inclusive', 'exclusive'] as const;
export type Tax = (typeof taxes)[number];
