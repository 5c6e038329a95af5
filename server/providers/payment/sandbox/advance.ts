import { periodEndAfter } from '#domain/membership/billing-period.ts';
import type { SandboxSubscriptionsTable } from '#server/db/tables/sandbox-payments.ts';

/** Time for paying a failed renewal; then the subscription ends. */
export const pastDueMs = 7 * 24 * 60 * 60 * 1000;

/** Advances a subscription to a time: trials end, periods renew, cards fail, in order. */
export function advance(before: SandboxSubscriptionsTable, now: Date): SandboxSubscriptionsTable {
  let next = before;
  while (next.status !== 'ended') {
    const end = next.period_ends_at;
    if (next.status === 'past_due') {
      const lastTry = new Date(end.getTime() + pastDueMs);
      return lastTry <= now ? { ...next, status: 'ended', ended_at: lastTry } : next;
    }
    if (end > now) return next;
    if (!next.auto_renew) return { ...next, status: 'ended', ended_at: end };
    if (next.card === 'fails_later') {
      next = { ...next, status: 'past_due' };
      continue;
    }
    const anchor = next.status === 'trialing' ? end : next.anchor_at;
    next = {
      ...next,
      status: 'active',
      anchor_at: anchor,
      period_ends_at: periodEndAfter(anchor, next.duration, end),
    };
  }
  return next;
}
