/** Monthly price of yearly billing. */
export const monthOfYear = (yearly: number): number => Math.round((yearly * 100) / 12) / 100;
