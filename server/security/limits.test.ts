import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeMailLimits, codeMailWait } from './limits.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = new Date('2026-05-04T09:00:00Z').getTime();

describe('SRV-78 mails with codes', () => {
  test.each([
    [[], 0, 0],
    [[0], 0, minute],
    [[0], 59_999, 1],
    [[0], minute, 0],
    [[0, 1, 2, 3, 4].map((at) => at * minute), 5 * minute, 55 * minute],
    [[0, 1, 2, 3, 4].map((at) => at * minute), hour, 0],
    [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => at * hour), 10 * hour, 14 * hour],
  ])('after mails at %j ms the one at %i waits %i ms', (sent, now, wait) => {
    expect(
      codeMailWait(
        sent.map((at) => new Date(start + at)),
        new Date(start + now),
      ),
    ).toBe(wait);
  });

  test('however often codes are requested, 1 is mailed in any minute, 5 in any hour, 10 in any day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 * hour }), { minLength: 50, maxLength: 200 }),
        (pauses) => {
          const sent: Date[] = [];
          let now = start;
          for (const pause of pauses) {
            now += Math.floor(pause / 20);
            if (codeMailWait(sent, new Date(now)) === 0) sent.push(new Date(now));
          }
          for (const { times, windowMs } of codeMailLimits)
            for (const first of sent) {
              const within = sent.filter((at) => at >= first && at.getTime() < first.getTime() + windowMs);
              expect(within.length).toBeLessThanOrEqual(times);
            }
        },
      ),
    );
  });

  test('waiting the stated time is enough', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * hour }), { maxLength: 30 }), (pauses) => {
        const sent: Date[] = [];
        let now = start;
        for (const pause of pauses) {
          now += pause;
          now += codeMailWait(sent, new Date(now));
          expect(codeMailWait(sent, new Date(now))).toBe(0);
          sent.push(new Date(now));
        }
      }),
    );
  });
});
