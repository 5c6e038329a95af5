const day = 24 * 60 * 60 * 1000;

/** Days until the trial ends, rounded up; 0 if it has ended or there is none. */
export function trialDaysLeft(trialEndsAt: string | null, now: Date): number {
  const end = trialEndsAt === null ? Number.NaN : Date.parse(trialEndsAt);
  return Number.isNaN(end) ? 0 : Math.max(0, Math.ceil((end - now.getTime()) / day));
}
