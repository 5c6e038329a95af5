import { expect, test } from 'vitest';
import { cancellationOf } from './cancellation.ts';
import { subscriptionStatuses } from './subscription.ts';

test('MEM-17 MEM-18 MEM-19 a cancellation is offered while a payment is to come, and is final where one failed', () => {
  expect(cancellationOf({ status: 'trialing', auto_renew: true })).toEqual({
    label: 'Cancel trial',
    change: 'disable',
  });
  expect(cancellationOf({ status: 'active', auto_renew: true })).toEqual({
    label: 'Cancel your membership',
    change: 'disable',
  });
  expect(cancellationOf({ status: 'past_due', auto_renew: true })).toEqual({
    label: 'Cancel your membership',
    change: 'cancel',
  });
  for (const status of subscriptionStatuses) expect(cancellationOf({ status, auto_renew: false })).toBeNull();
  for (const status of ['cancelled', 'ended', 'withdrawn', 'refunded'])
    expect(cancellationOf({ status, auto_renew: true })).toBeNull();
});
