import { expect, test } from 'vitest';
import type { SandboxSubscriptionsTable } from '#server/db/tables/sandbox-payments.ts';
import { advance } from './advance.ts';

const day = (text: string) => new Date(`${text}T09:00:00.000Z`);
const trial: SandboxSubscriptionsTable = {
  id: 'sub',
  customer: 'cus',
  tax: 'none',
  checkout_key: 'key',
  status: 'trialing',
  auto_renew: true,
  duration: 'monthly',
  price_cents: 1200,
  amount_off_cents: 0,
  currency: 'usd',
  started_at: day('2026-01-17'),
  anchor_at: day('2026-01-17'),
  period_ends_at: day('2026-01-31'),
  ended_at: null,
  card: 'pays',
};

test('before its end nothing happens', () => {
  expect(advance(trial, day('2026-01-30'))).toBe(trial);
});

test('SRV-28 after the trial it is active for a period, or has ended', () => {
  const active = advance(trial, day('2026-01-31'));
  expect(active).toMatchObject({ status: 'active', period_ends_at: day('2026-02-28') });
  const ended = advance({ ...trial, auto_renew: false }, day('2026-03-31'));
  expect(ended).toMatchObject({ status: 'ended', ended_at: day('2026-01-31') });
});

test('SRV-29 it renews period by period from the first payment on, however late it is advanced', () => {
  const active = advance(trial, day('2026-01-31'));
  expect(advance(active, day('2026-06-15')).period_ends_at).toEqual(day('2026-06-30'));
  expect(advance(advance(active, day('2026-03-01')), day('2026-06-15'))).toEqual(
    advance(trial, day('2026-06-15')),
  );
});

test('a failing card makes it past due, and ends it a week later', () => {
  const failing = { ...trial, card: 'fails_later' as const };
  expect(advance(failing, day('2026-02-01'))).toMatchObject({
    status: 'past_due',
    period_ends_at: day('2026-01-31'),
  });
  expect(advance(failing, day('2026-02-07'))).toMatchObject({
    status: 'ended',
    ended_at: day('2026-02-07'),
  });
});
