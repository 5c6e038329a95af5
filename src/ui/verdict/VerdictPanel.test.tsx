import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { Reason, Verdict } from '#domain/intolerance/verdict.ts';
import { VerdictPanel } from './VerdictPanel.tsx';
import { explanationOf } from './why.ts';

const none = { mediumUpToG: null, sugar: null, figure: null, unit: null, confidence: null, source: null };
function reason(foodName: string, level: Level | null, grams: number, lowUpToG: number | null): Reason {
  return { foodId: foodName, foodName, grams, level, lowUpToG, ...none };
}
function verdict(level: Level | null, reasons: readonly Reason[], deciding: readonly string[] = []): Verdict {
  const unknown = reasons.filter((each) => each.level === null).map((each) => each.foodId);
  return { level, dose: null, largestSum: null, reasons, deciding, aboveLow: [], aboveMedium: [], unknown };
}

const mild = ['Cod', 'Lemon', 'Oil'].map((name) => reason(name, 1, 10, 100));
const high = verdict(
  3,
  [reason('Tomatoes', 3, 60, 20), reason('Capers', 2, 15, 10), ...mild],
  ['Tomatoes', 'Capers'],
);
const unknown = verdict(null, [reason('Sumac', null, 1, null), ...mild]);
const low = verdict(1, mild);
const verdicts: Record<Intolerance, Verdict> = {
  oxalate: low,
  histamine: high,
  sulfur: verdict(2, [reason('Garlic', 2, 6, 4), ...mild], ['Garlic']),
  fodmap: unknown,
  salicylate: low,
};
const axes = {
  oxalate: { level: 1, limit: 1, standing: 'within' },
  histamine: { level: 3, limit: 2, standing: 'over' },
  sulfur: { level: 2 },
  fodmap: { level: null },
  salicylate: { level: 1, limit: 1, standing: 'within' },
} as const;

describe('why', () => {
  test('the decisive ingredients are listed with their weight, the rest is summed up', () => {
    const why = explanationOf(high);
    expect(why.lead).toBe('Most of it comes from two ingredients:');
    expect(why.bars.map((bar) => [bar.name, bar.level, Math.round(bar.share * 100)])).toEqual([
      ['Tomatoes', 3, 100],
      ['Capers', 2, 50],
      ['Other three', 1, 10],
    ]);
  });

  test('unknown ingredients are named and not estimated', () => {
    const why = explanationOf(
      verdict(null, [reason('Sumac', null, 1, null), reason('Lupin', null, 2, null), ...mild]),
    );
    expect(why.untested).toBe('sumac and lupin');
    expect(why.lead).toBe('2 of 5 ingredients, so we won’t guess. The other 3 are low.');
    expect(why.bars).toEqual([]);
  });

  test('known ingredients next to unknown ones are not called low if they are not', () => {
    const why = explanationOf(verdict(null, [reason('Sumac', null, 1, null), reason('Capers', 2, 15, 10)]));
    expect(why.lead).toBe('1 of 2 ingredients, so we won’t guess. The other one is up to medium.');
  });

  test('known ingredients that are over the limit together are not called low', () => {
    const why = explanationOf(verdict(null, [reason('Sumac', null, 1, null), ...mild]), true);
    expect(why.lead).toBe(
      '1 of 4 ingredients, so we won’t guess. What we do know is already over your limit.',
    );
  });

  test('an ingredient over the limit by itself has the full bar, and no bar vanishes', () => {
    const why = explanationOf(verdict(3, [reason('Anchovy', 3, 5, 0), ...mild], ['Anchovy']));
    expect(why.bars.map((bar) => bar.share)).toEqual([1, 0.08]);
  });

  test('a low dish is called low', () => {
    expect(explanationOf(low).lead).toBe('All 3 ingredients together stay low.');
  });
});

describe('the panel', () => {
  const show = () =>
    render(<VerdictPanel verdicts={verdicts} axes={axes} swaps={{ histamine: 'Swap the tomatoes.' }} />);
  const rows = () => screen.getAllByRole('group');

  test('the worst axis is first; it and unknown ones are expanded, the rest is collapsed', () => {
    show();
    expect(
      rows().map((row) => [row.querySelector('summary')?.textContent, row.hasAttribute('open')]),
    ).toEqual([
      ['HiHistamine: highOver your limit of medium · Estimated', true],
      ['OxOxalate: lowWithin your limit of low', false],
      ['SaSalicylate: lowYou asked for low · Estimated', false],
      ['SuSulfur: mediumNo limit set', false],
      ['?FODMAP: not knownNo limit set', true],
    ]);
  });

  test('an expanded row names the heaviest ingredient and a swap; a collapsed one expands', async () => {
    show();
    const [first, second] = rows();
    if (!first || !second) throw new Error('rows');
    expect(within(first).getByText('Tomatoes')).toBeDefined();
    expect(within(first).getByText('Swap the tomatoes.')).toBeDefined();
    await userEvent.click(second.querySelector('summary') as HTMLElement);
    expect(second.hasAttribute('open')).toBe(true);
  });

  test('without limits nothing is worst, and the order is that of the quiz', () => {
    const free = {
      oxalate: { level: 1 },
      histamine: { level: 3 },
      sulfur: { level: 2 },
      fodmap: { level: null },
      salicylate: { level: 1 },
    } as const;
    render(<VerdictPanel verdicts={verdicts} axes={free} />);
    expect(rows().map((row) => row.textContent?.slice(2, 8))).toEqual([
      'Oxalat',
      'Histam',
      'Sulfur',
      'ODMAP:',
      'Salicy',
    ]);
  });
});
