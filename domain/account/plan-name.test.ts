import { expect, test } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { planName } from './plan-name.ts';

const now = new Date('2026-05-04T09:00:00.000Z');
const without = { activated_subscription: null };

test('PROF-02 OR-16 shows the active plan', () => {
  const named = (plan: typeof plus) => planName({ activated_subscription: plan, subscriptions: [plan] }, now);
  expect(named(plus)).toBe('Plus (founders)');
  expect(named({ ...plus, subscription_name: '' })).toBe('Plus');
});

test('PROF-02 OR-16 shows Free without an active plan, also after an ended one', () => {
  const ended = { ...plus, status: 'ended', access_until: null };
  expect(planName({ ...without, subscriptions: [] }, now)).toBe('Free');
  expect(planName({ ...without, subscriptions: [ended] }, now)).toBe('Free');
});

test('PROF-02 OR-18 while a plan gives access it is named, as the sentence below it says until when', () => {
  const until = (access_until: string) => ({
    ...without,
    subscriptions: [{ ...plus, status: 'past_due', access_until }],
  });
  expect(planName(until('2026-05-09T09:00:00.000Z'), now)).toBe('Plus (founders)');
  expect(planName(until('2026-05-04T08:59:00.000Z'), now)).toBe('Free');
});
