/**
 * `cancelled`: by the member, or replaced by another plan. `ended`: expired. `withdrawn`: from the contract, within the
 * legal period. `refunded`: the money went back, by the operator or the member's bank. These four are final.
 */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'ended',
  'withdrawn',
  'refunded',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Legal transitions. A trial can only be the first status, and ended statuses are final. */
const legal: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  incomplete: ['trialing', 'active', 'past_due', 'cancelled', 'ended'],
  trialing: ['active', 'past_due', 'cancelled', 'ended'],
  active: ['past_due', 'cancelled', 'ended'],
  past_due: ['active', 'cancelled', 'ended'],
  cancelled: [],
  ended: [],
  withdrawn: [],
  refunded: [],
};

export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  legal[from].includes(to);

/** Counts as a membership. */
export const isCurrent = (status: string): boolean => status === 'active' || status === 'trialing';
/** Current, or can become current again. A member has at most one. */
export const isLive = (status: string): boolean => isCurrent(status) || status === 'past_due';
const overs: readonly string[] = ['cancelled', 'ended', 'withdrawn', 'refunded'];
export const isOver = (status: string): boolean => overs.includes(status);

/** The status at a time: without renewal it has ended at its due date, even if that isn't recorded yet. */
export const statusAt = (
  subscription: {
    readonly status: SubscriptionStatus;
    readonly autoRenew: boolean;
    readonly dueDate: Date | null;
  },
  now: Date,
): SubscriptionStatus =>
  isCurrent(subscription.status) &&
  !subscription.autoRenew &&
  subscription.dueDate !== null &&
  subscription.dueDate <= now
    ? 'ended'
    : subscription.status;

/** Time in which the features stay after a payment failed. */
export const graceMs = 7 * 24 * 60 * 60 * 1000;

export interface Access {
  readonly status: SubscriptionStatus;
  readonly autoRenew: boolean;
  /** End of what is paid, or of the trial. */
  readonly dueDate: Date | null;
  /** Of one that is over; null: its access ended with it. */
  readonly accessEndsAt: Date | null;
}

/** When the features of a subscription end, or ended; null while it renews. */
export function accessUntil({ status, autoRenew, dueDate, accessEndsAt }: Access): Date | null {
  if (isOver(status)) return accessEndsAt;
  if (status === 'past_due') return dueDate === null ? null : new Date(dueDate.getTime() + graceMs);
  return autoRenew ? null : dueDate;
}

/** Whether it opens what its plan unlocks: the one rule of entitlement. */
export function entitles(access: Access, now: Date): boolean {
  const until = accessUntil(access);
  if (isOver(access.status)) return until !== null && until > now;
  if (access.status === 'past_due') return until !== null && until > now;
  return isCurrent(statusAt(access, now));
}

/** A subscription as stored. */
export interface HeldSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
}

/** A subscription as reported by its provider. */
export interface ReportedSubscription {
  readonly id: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** Free because it is prepaid, which is not a trial. */
  readonly isPaidBefore: boolean;
  readonly startedAt: Date;
  readonly periodEndsAt: Date;
  readonly endedAt: Date | null;
}

function statusOf({ status, isPaidBefore, endedAt, periodEndsAt }: ReportedSubscription): SubscriptionStatus {
  if (status === 'trialing') return isPaidBefore ? 'active' : 'trialing';
  if (status !== 'ended') return status;
  return endedAt !== null && endedAt < periodEndsAt ? 'cancelled' : 'ended';
}

const isNewer = (one: { startedAt: Date; id: string }, other: { startedAt: Date; id: string }) =>
  one.startedAt > other.startedAt ||
  (one.startedAt.getTime() === other.startedAt.getTime() && one.id > other.id);

/**
 * Applies a report to a member's subscriptions: the new status of each that changes, by id. The newest replaces
 * the others, in whatever order reports arrive.
 */
export function settle(
  held: readonly HeldSubscription[],
  report: ReportedSubscription,
): ReadonlyMap<string, SubscriptionStatus> {
  const known = held.find(({ id }) => id === report.id);
  const others = held.filter(({ id, status }) => id !== report.id && isLive(status));
  const reported = statusOf(report);
  if (known !== undefined && !mayBecome(known.status, reported)) return new Map();
  if (!isLive(reported)) return new Map([[report.id, reported]]);
  if (others.some((other) => isNewer(other, report))) return new Map([[report.id, 'cancelled']]);
  return new Map([
    [report.id, reported],
    ...others.map(({ id }): [string, SubscriptionStatus] => [id, 'cancelled']),
  ]);
}
