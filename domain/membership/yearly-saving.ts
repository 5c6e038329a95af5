/** Whole percent that yearly billing saves compared with twelve months; both prices in the same unit. */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  const twelve = 12 * monthly;
  return twelve <= yearly ? 0 : Math.round((100 * (twelve - yearly)) / twelve);
}
