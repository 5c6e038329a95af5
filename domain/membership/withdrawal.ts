import { periodEnd } from './billing-period.ts';

/** What goes back after a withdrawal: `full`: all that was paid; `proportional`: that, less the share for the time used. */
export type WithdrawalTerms = 'full' | 'proportional';

/** Of an order: all goes back once in twelve months. `fullReturnAt`: when it last did. */
export const withdrawalTermsAt = (fullReturnAt: Date | null, now: Date): WithdrawalTerms =>
  fullReturnAt !== null && periodEnd(fullReturnAt, 'yearly', 1) > now ? 'proportional' : 'full';

/** Money with the time that it pays for. */
export interface PaidTime {
  /** In minor units, less what has gone back before. */
  readonly cents: number;
  readonly from: Date;
  readonly until: Date;
}

/** What of it goes back at a withdrawal now. The share kept is rounded down. */
export function centsToReturn(terms: WithdrawalTerms, { cents, from, until }: PaidTime, now: Date): number {
  const [whole, used] = [until.getTime() - from.getTime(), now.getTime() - from.getTime()];
  if (terms === 'full' || whole <= 0) return Math.max(0, cents);
  return Math.max(0, cents - Math.floor((cents * Math.min(whole, Math.max(0, used))) / whole));
}

/** What a member agrees to with an order; empty where no right to withdraw is offered. */
export function withdrawalSentence(terms: WithdrawalTerms, days: number): string {
  if (days === 0) return '';
  const within = `within ${days === 1 ? '1 day' : `${days} days`} without giving a reason`;
  return terms === 'full'
    ? `You can withdraw ${within}; we then return what you paid.`
    : `You ask us to begin right away. You can still withdraw ${within}; we then return what you paid, less the share for the time you used.`;
}
