export type BillingCycle = 'monthly' | 'yearly';

const months = { monthly: 1, yearly: 12 } as const;

/** End of the nth period after `start`; the last day if the month is too short. */
export function periodEnd(start: Date, cycle: BillingCycle, index: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + index * months[cycle]);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Start of the period that ends at `end`, of those that follow `start`. A provider's end may differ by seconds. */
export function periodStartOf(start: Date, cycle: BillingCycle, end: Date): Date {
  let index = 0;
  while (periodEnd(start, cycle, index + 1).getTime() < end.getTime() - dayMs) index += 1;
  return periodEnd(start, cycle, index);
}

/** End of the first period after `start` that ends later than `time`. */
export function periodEndAfter(start: Date, cycle: BillingCycle, time: Date): Date {
  const monthsBetween =
    12 * (time.getUTCFullYear() - start.getUTCFullYear()) + time.getUTCMonth() - start.getUTCMonth();
  let index = Math.max(1, Math.floor(monthsBetween / months[cycle]));
  while (periodEnd(start, cycle, index) <= time) index += 1;
  return periodEnd(start, cycle, index);
}
