import { periodEndAfter } from '#domain/membership/billing-period.ts';
import type { SandboxSubscriptionsTable } from '#server/db/tables/sandbox-payments.ts';

const day = 24 * 60 * 60 * 1000;
/** Time for paying a failed renewal; then the subscription ends. */
export const pastDueMs = 7 * day;
/** When a failed renewal is tried again, after it. */
const triesMs = [3 * day, 5 * day] as const;

/** What happens to the invoice of a period at a time. */
export interface Charge {
  readonly at: Date;
  /** `retried`: the open invoice was paid. */
  readonly outcome: 'paid' | 'failed' | 'retried';
}

/** The next try after a time; null: there is none. */
export function nextTry({ status, period_ends_at: end }: SandboxSubscriptionsTable, now: Date): Date | null {
  if (status !== 'past_due') return null;
  const next = triesMs.map((ms) => new Date(end.getTime() + ms)).find((at) => at > now);
  return next ?? null;
}

/** The subscription after its open invoice was paid. */
export const recovered = (row: SandboxSubscriptionsTable): SandboxSubscriptionsTable => ({
  ...row,
  status: 'active',
  period_ends_at: periodEndAfter(row.anchor_at, row.duration, row.period_ends_at),
});

/** Advances a subscription to a time: trials end, periods renew, cards fail, in order. */
export function advance(
  before: SandboxSubscriptionsTable,
  now: Date,
  book: (charge: Charge) => void = () => {},
): SandboxSubscriptionsTable {
  let next = before;
  while (next.status !== 'ended') {
    const end = next.period_ends_at;
    if (next.status === 'past_due') {
      const lastTry = new Date(end.getTime() + pastDueMs);
      if (next.card === 'pays') {
        // The card was replaced; the next try is the first that can have happened since.
        const tried = triesMs.map((ms) => new Date(end.getTime() + ms)).find((at) => at <= now);
        if (tried === undefined) return next;
        book({ at: tried, outcome: 'retried' });
        next = recovered(next);
        continue;
      }
      return lastTry <= now ? { ...next, status: 'ended', ended_at: lastTry } : next;
    }
    if (end > now) return next;
    if (!next.auto_renew) return { ...next, status: 'ended', ended_at: end };
    const anchor = next.status === 'trialing' ? end : next.anchor_at;
    if (next.card === 'fails_later') {
      book({ at: end, outcome: 'failed' });
      next = { ...next, status: 'past_due', anchor_at: anchor };
      continue;
    }
    book({ at: end, outcome: 'paid' });
    next = {
      ...next,
      status: 'active',
      anchor_at: anchor,
      period_ends_at: periodEndAfter(anchor, next.duration, end),
    };
  }
  return next;
}
