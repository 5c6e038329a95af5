/** `cancelled`: by the member or for another plan, at once. `ended`: run out. Both are for good. */
export const subscriptionStatuses = [
  'incomplete',
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'ended',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Legal transitions. A trial is the first status only, and ended statuses are final. */
const legal: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  incomplete: ['trialing', 'active', 'past_due', 'cancelled', 'ended'],
  trialing: ['active', 'past_due', 'cancelled', 'ended'],
  active: ['past_due', 'cancelled', 'ended'],
  past_due: ['active', 'cancelled', 'ended'],
  cancelled: [],
  ended: [],
};

export const mayBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  legal[from].includes(to);

/** Counts as a membership, and entitles to what the plan unlocks. */
export const isCurrent = (status: string): boolean => status === 'active' || status === 'trialing';
/** Current, or may become so again. A member has one of these at most. */
export const isLive = (status: string): boolean => isCurrent(status) || status === 'past_due';
export const isOver = (status: string): boolean => status === 'cancelled' || status === 'ended';

/** The status at a time: without renewal it is over at its due date, even before anybody has recorded it. */
export const statusAt = (
  held: {
    readonly status: SubscriptionStatus;
    readonly autoRenew: boolean;
    readonly dueDate: Date | null;
  },
  now: Date,
): SubscriptionStatus =>
  isLive(held.status) && !held.autoRenew && held.dueDate !== null && held.dueDate <= now
    ? 'ended'
    : held.status;

/** A subscription as it is known. */
export interface HeldSubscription {
  readonly id: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
}

/** A subscription as reported by its provider. */
export interface ReportedSubscription {
  readonly id: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** Free because it was prepaid, which is not a trial. */
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
