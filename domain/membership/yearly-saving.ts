/** What a year saves against twelve months, in whole percent of the twelve; both prices in one unit. */
export function yearlySaving({ monthly, yearly }: { monthly: number; yearly: number }): number {
  const twelve = 12 * monthly;
  return twelve <= yearly ? 0 : Math.round((100 * (twelve - yearly)) / twelve);
}
