import { expect, test } from 'vitest';
import { changeDetail } from './change-detail.ts';
import { formatDate } from './format-date.ts';

const active = {
  subscription_name: 'Plus',
  product: { name: 'Plus' },
  status: 'active',
  due_date: '2026-05-29T12:00:00.000Z',
  trial_ends_at: null,
};

test('OR-18 the question says of which subscription until when access stays, and what cannot be taken back', () => {
  expect(changeDetail('cancel', active)).toMatch(
    /^Plus\nYou keep access until May 29, 2026, and nothing more is charged\. A cancellation can’t be taken back/,
  );
  expect(changeDetail('cancel', { ...active, status: 'past_due' })).toMatch(/your access ends now/);
  expect(changeDetail('disable', active)).toMatch(
    /^Plus\nYou keep access until May 29, 2026, .* turn it on again/,
  );
  expect(changeDetail('disable', { ...active, status: 'trialing' })).toBe(
    'Plus\nYour trial goes on until May 29, 2026 and then ends. Nothing is charged.',
  );
  expect(changeDetail('enable', { ...active, subscription_name: '' })).toBe(
    'Plus\nIt renews on May 29, 2026, and is charged then.',
  );
  expect(changeDetail('disable', { ...active, due_date: null })).toMatch(/until the end of what is paid/);
});

test('an invalid date formats as null', () => {
  expect([formatDate(null), formatDate(undefined), formatDate('never')]).toEqual([null, null, null]);
});
