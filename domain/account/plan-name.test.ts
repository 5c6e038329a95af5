import { expect, test } from 'vitest';
import { plus } from '#domain/session/arrival.fixture.ts';
import { planName } from './plan-name.ts';

test('PROF-02 OR-16 shows the active plan', () => {
  expect(planName({ activated_subscription: plus })).toBe('Plus (founders)');
  expect(planName({ activated_subscription: { ...plus, subscription_name: '' } })).toBe('Plus');
});

test('PROF-02 OR-16 shows Free without an active plan, also after an ended one', () => {
  const ended = { activated_subscription: null, latest_subscription: { ...plus, status: 'ended' } };
  expect(planName(ended)).toBe('Free');
});
