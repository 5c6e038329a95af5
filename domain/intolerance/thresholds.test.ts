import { expect, test } from 'vitest';
import { oxalateMg, tierLimits } from './thresholds.ts';

test('oxalate is Low up to 10 mg and Medium up to 25 mg per serving', () => {
  expect(oxalateMg).toEqual({ low: 10, medium: 25 });
});

test.each(Object.entries(tierLimits))('%s: a higher tier never allows more', (_, tiers) => {
  for (const [n, tier] of tiers.entries()) {
    const before = tiers[n - 1];
    if (before) expect(tier.tier).toBeGreaterThan(before.tier);
    if (before) expect(tier.lowUpToG).toBeLessThanOrEqual(before.lowUpToG);
    if (before) expect(tier.mediumUpToG).toBeLessThanOrEqual(before.mediumUpToG);
    expect(tier.mediumUpToG).toBeGreaterThanOrEqual(tier.lowUpToG);
  }
});

test.each(Object.entries(tierLimits))(
  '%s: Medium allows the same multiple of Low in every tier, so the fewest foods above Medium are among those above Low',
  (_, tiers) => {
    const factors = tiers
      .filter((it) => Number.isFinite(it.mediumUpToG))
      .map((it) => it.mediumUpToG / it.lowUpToG);
    for (const factor of factors) expect(factor).toBeCloseTo(factors[0] ?? 0, 9);
  },
);
