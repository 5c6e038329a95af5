import { expect, test } from 'vitest';
import { changeDetail } from './change-detail.ts';
import { dayFromNow, formatDate } from './format-date.ts';

const active = { status: 'active', due_date: '2026-05-29T12:00:00.000Z', trial_ends_at: null };

test('OR-18 the question says whether access ends at once or at the due date', () => {
  expect(changeDetail('cancel', active)).toMatch(/^It ends at once/);
  expect(changeDetail('disable', active)).toBe(
    'It goes on until 29 May 2026 and then ends. Nothing more is charged.',
  );
  expect(changeDetail('disable', { ...active, status: 'trialing' })).toBe(
    'Your trial goes on until 29 May 2026 and then ends. Nothing is charged.',
  );
  expect(changeDetail('enable', active)).toBe('It renews on 29 May 2026, and is charged then.');
  expect(changeDetail('disable', { ...active, due_date: null })).toMatch(/until the end of what is paid/);
});

test('days are named where the member is', () => {
  expect(dayFromNow(14, new Date('2026-05-15T12:00:00'))).toBe('29 May');
  expect([formatDate(null), formatDate('never')]).toEqual([null, null]);
});
