import { expect, test } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { currentOf, heldPlan, offerOf, renewalStep } from './plan-offer.ts';

const trial = { id: 'plus', trial_days: 7 };
const other = { id: 'consult', trial_days: 0 };
const yearly = { ...plus, duration: 'yearly' } as const;
const monthly = { ...plus, id: 's2', duration: 'monthly' } as const;

test('MEM-07 MEM-15 the current plan has no button on its cycle, active or trialing', () => {
  for (const status of ['active', 'trialing']) {
    expect(offerOf(trial, 'yearly', [{ ...yearly, status }])).toBeNull();
    expect(currentOf([{ ...yearly, status }], 'plus')?.id).toBe('s1');
  }
  for (const status of ['past_due', 'cancelled', 'ended'])
    expect([
      offerOf(trial, 'yearly', [{ ...yearly, status }]),
      currentOf([{ ...yearly, status }], 'plus'),
    ]).toEqual(['Start your FREE 7-day trial', null]);
});

test('OR-18 a plan is held while it gives access, whatever its status', () => {
  const now = new Date('2026-05-04T09:00:00.000Z');
  const currentId = (status: string, access_until: string | null) =>
    heldPlan([{ ...monthly, status, access_until }], now)?.id ?? null;
  for (const status of ['past_due', 'cancelled', 'ended'])
    expect([
      currentId(status, '2026-05-05T09:00:00.000Z'),
      currentId(status, '2026-05-04T09:00:00.000Z'),
    ]).toEqual(['s2', null]);
  expect([currentId('active', null), currentId('refunded', null)]).toEqual(['s2', null]);
});

test('MEM-08 the current plan has an update button on the other cycle', () => {
  expect(offerOf(trial, 'monthly', [yearly])).toBe('Update Subscription Plan');
});

test('MEM-09 MEM-10 any other plan offers its trial, or the plan itself', () => {
  expect(offerOf(trial, 'monthly', [])).toBe('Start your FREE 7-day trial');
  expect(offerOf(other, 'monthly', [yearly])).toBe('Choose Plan');
});

test('MEM-11 OR-17 changing the cycle lets the old currentId end, or renews the existing one of the new cycle', () => {
  const step = (...of: Parameters<typeof renewalStep>) => renewalStep(...of);
  const order = { packageId: 'plus', duration: 'monthly' } as const;
  expect(step([yearly], order)).toEqual({ subscriptionId: 's1', isEnabled: false, changes: true });
  expect(step([{ ...yearly, auto_renew: false }], order)?.changes).toBe(false);
  expect(step([yearly, { ...monthly, auto_renew: false }], order)).toEqual({
    subscriptionId: 's2',
    isEnabled: true,
    changes: true,
  });
  expect(step([{ ...yearly, status: 'ended' }], order)).toBeNull();
  expect(step([yearly], { ...order, packageId: 'consult' })).toBeNull();
});
