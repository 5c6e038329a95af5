import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type HeldSubscription,
  isCurrent,
  isLive,
  isOver,
  mayBecome,
  type ReportedSubscription,
  type SubscriptionStatus,
  settle,
  statusAt,
  subscriptionStatuses,
} from './subscription.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const report = (
  id: string,
  status: ReportedSubscription['status'],
  more: Partial<ReportedSubscription> = {},
) => ({
  id,
  status,
  isPaidBefore: false,
  startedAt: at(1),
  periodEndsAt: at(31),
  endedAt: status === 'ended' ? at(31) : null,
  ...more,
});

test('MEM-15 SRV-32 only active and trialing count as held', () => {
  expect(subscriptionStatuses.filter(isCurrent)).toEqual(['trialing', 'active']);
});

test('an ended status is final, and a trial can only be the first status', () => {
  for (const from of subscriptionStatuses) {
    for (const to of subscriptionStatuses) if (isOver(from)) expect(mayBecome(from, to)).toBe(false);
    expect(mayBecome(from, 'trialing')).toBe(from === 'incomplete');
  }
});

test('SRV-29 without renewal it ends at the due date; with renewal the provider decides', () => {
  const subscription = { status: 'active', autoRenew: false, dueDate: at(31) } as const;
  expect(statusAt(subscription, at(30))).toBe('active');
  expect(statusAt(subscription, at(31))).toBe('ended');
  expect(statusAt({ ...subscription, autoRenew: true }, at(40))).toBe('active');
  expect(statusAt({ ...subscription, status: 'cancelled' }, at(40))).toBe('cancelled');
});

test('SRV-30 a subscription that ends early is canceled, else ended', () => {
  const held = [{ id: 'a', status: 'active', startedAt: at(1) }] as const;
  expect(settle(held, report('a', 'ended', { endedAt: at(9) }))).toEqual(new Map([['a', 'cancelled']]));
  expect(settle(held, report('a', 'ended'))).toEqual(new Map([['a', 'ended']]));
});

test('a prepaid period is not a trial', () => {
  expect(settle([], report('a', 'trialing', { isPaidBefore: true }))).toEqual(new Map([['a', 'active']]));
});

const reportState = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  status: fc.constantFrom('incomplete', 'trialing', 'active', 'past_due', 'ended' as const),
  isPaidBefore: fc.boolean(),
  endedAt: fc.constantFrom(at(9), at(31)),
});
const startedOn: Readonly<Record<string, Date>> = { a: at(1), b: at(2), c: at(2) };

function applyReports(
  reports: readonly ReportedSubscription[],
  onStep: (before: readonly HeldSubscription[], after: readonly HeldSubscription[]) => void = () => {},
) {
  let held: readonly HeldSubscription[] = [];
  for (const each of reports) {
    const before = held;
    const changes = settle(held, each);
    const updated = held.map((one) => ({ ...one, status: changes.get(one.id) ?? one.status }));
    const isNew = !held.some(({ id }) => id === each.id);
    const status = changes.get(each.id);
    held =
      isNew && status !== undefined
        ? [...updated, { id: each.id, status, startedAt: each.startedAt }]
        : updated;
    onStep(before, held);
  }
  return held;
}
const reportsOf = (all: readonly { id: string; status: ReportedSubscription['status'] }[]) =>
  all.map(({ id, ...more }) => report(id, more.status, { ...more, startedAt: startedOn[id] ?? at(1) }));

test('SRV-32 reports in any order never give two live subscriptions or an illegal transition', () => {
  fc.assert(
    fc.property(fc.array(reportState, { maxLength: 12 }), (all) => {
      applyReports(reportsOf(all), (before, after) => {
        expect(after.filter(({ status }) => isLive(status)).length).toBeLessThanOrEqual(1);
        for (const { id, status } of after) {
          const was: SubscriptionStatus | undefined = before.find((one) => one.id === id)?.status;
          if (was !== undefined && was !== status) expect(mayBecome(was, status)).toBe(true);
        }
      });
    }),
  );
});

test('reports in any order and number of repetitions converge to the same state', () => {
  const now = fc.record({ a: reportState, b: reportState, c: reportState });
  const order = fc.array(fc.constantFrom('a', 'b', 'c' as const), { maxLength: 9 });
  fc.assert(
    fc.property(now, order, order, (states, one, other) => {
      const reports = (names: readonly ('a' | 'b' | 'c')[]) =>
        reportsOf([...names, 'a', 'b', 'c'].map((id) => ({ ...states[id as 'a'], id })));
      const end = (names: readonly ('a' | 'b' | 'c')[]) =>
        new Map(applyReports(reports(names)).map(({ id, status }) => [id, isLive(status)]));
      expect(end(one)).toEqual(end(other));
    }),
  );
});
