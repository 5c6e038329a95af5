import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsToReturn, withdrawalSentence, withdrawalTermsAt } from './withdrawal.ts';

const at = (text: string) => new Date(`${text}T09:00:00Z`);
const paid = { cents: 1900, from: at('2026-05-01'), until: at('2026-05-31') };

test.each([
  [null, 'full'],
  ['2025-05-04', 'full'],
  ['2025-05-05', 'proportional'],
  ['2026-05-04', 'proportional'],
] as const)('after all money went back on %s, an order on May 4, 2026 is %s', (last, terms) => {
  expect(withdrawalTermsAt(last === null ? null : at(last), at('2026-05-04'))).toBe(terms);
});

test.each([
  ['2026-04-30', 1900],
  ['2026-05-01', 1900],
  // 1266.67 cents
  ['2026-05-11', 1267],
  ['2026-05-16', 950],
  ['2026-05-31', 0],
  ['2026-06-30', 0],
])('of a month for $19.00, what is left goes back: on %s, %i cents', (day, cents) => {
  expect(centsToReturn('proportional', paid, at(day))).toBe(cents);
  expect(centsToReturn('full', paid, at(day))).toBe(1900);
});

test('what cannot be divided goes back whole, and nothing is ever asked for', () => {
  expect(centsToReturn('proportional', { ...paid, until: paid.from }, at('2026-05-11'))).toBe(1900);
  expect(centsToReturn('full', { ...paid, cents: -5 }, at('2026-05-11'))).toBe(0);
});

test('the share kept is at most that of the time used, and never more than what was paid', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const day = 24 * 60 * 60 * 1000;
  fc.assert(
    fc.property(
      cents,
      fc.integer({ min: 1, max: 366 * day }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (sum, ms, used) => {
        const from = paid.from;
        const now = new Date(from.getTime() + Math.floor(ms * used));
        const time = { cents: sum, from, until: new Date(from.getTime() + ms) };
        const returned = centsToReturn('proportional', time, now);
        const share = Math.min(1, (now.getTime() - from.getTime()) / ms);
        expect(sum - returned).toBeGreaterThanOrEqual(0);
        expect(sum - returned).toBeLessThanOrEqual(sum * share + 1e-6);
        expect(returned - sum * (1 - share)).toBeLessThan(1 + 1e-6);
      },
    ),
  );
});

test('an order says what a withdrawal returns, and nothing where there is no such right', () => {
  expect(withdrawalSentence('full', 14)).toBe(
    'You can withdraw within 14 days without giving a reason; we then return what you paid.',
  );
  expect(withdrawalSentence('proportional', 1)).toContain(
    'You ask us to begin right away. You can still withdraw within 1 day',
  );
  expect(withdrawalSentence('proportional', 0)).toBe('');
});
