import { describe, expect, test } from 'vitest';
import { rng } from '#domain/random/random.ts';
import { findTriggers, foundTrigger } from './find-triggers.ts';
import { firstGuess } from './first-guess.ts';
import { method } from './statistics/method.ts';
import type { Loads, TrackedDay } from './tracked-day.ts';

const substances = ['oxalate', 'lactose'];

interface Member {
  readonly seed: string;
  /** Points that a dose of a substance adds on its day, from the load `from` on. */
  readonly effects: Readonly<Record<string, { readonly points: number; readonly from: number }>>;
  readonly portion?: TrackedDay['portion'];
  /** Serves both substances in each dose. */
  readonly isMixed?: boolean;
  readonly missing?: number;
}

const loadsInTurn = [2, 0, 5, 12, 0, 5, 12, 2, 0, 12, 5, 0, 8, 3, 0, 12];

/** Two weeks as usual, then for each substance blocks of three days with a portion and two without. */
function daysOf({ seed, effects, portion = 'blind', isMixed = false, missing = 0 }: Member): TrackedDay[] {
  const next = rng(seed);
  const noise = () => next() + next() + next() - 1.5;
  const served: { planned: Loads; portion: TrackedDay['portion'] }[] = [];
  for (let day = 0; day < 14; day += 1) served.push({ planned: {}, portion: 'none' });
  for (const substance of substances)
    for (const load of loadsInTurn)
      for (let day = 0; day < 5; day += 1) {
        const doses = isMixed
          ? Object.fromEntries(substances.map((it) => [it, load]))
          : { [substance]: load };
        served.push(
          day < 3 ? { planned: load === 0 ? {} : doses, portion } : { planned: {}, portion: 'none' },
        );
      }
  return served.map((it, day) => {
    const rise = Object.entries(effects).reduce(
      (sum, [substance, { points, from }]) => sum + ((it.planned[substance] ?? 0) >= from ? points : 0),
      0,
    );
    return {
      day,
      symptom: next() < missing ? null : Math.max(0, Math.min(10, Math.round(2 + rise + noise()))),
      stress: 4,
      cycleDay: null,
      isWeekend: day % 7 >= 5,
      period: day < 14 ? 0 : 1,
      unplanned: Object.fromEntries(substances.map((each) => [each, 0.3])),
      ...it,
    };
  });
}

/** As a second look reads them, where the first one found what is tested. */
const foundBefore = new Set(substances);
const findAgain = (days: readonly TrackedDay[]) => findTriggers(days, substances, substances, foundBefore);

const oxalateHurts = { oxalate: { points: 3, from: 4 } };
const find = (member: Member, substance = 'oxalate') => {
  const finding = findAgain(daysOf(member)).get(substance);
  if (finding === undefined) throw new Error(`There is no finding for ${substance}.`);
  return finding;
};

describe('findTriggers', () => {
  test('EXT-31 names what hurts with its limit, and clears what does not', () => {
    const finding = find({ seed: 'a', effects: oxalateHurts });
    expect(finding.kind).toBe('trigger');
    expect(finding.limit?.low).toBeLessThan(4);
    expect(finding.limit?.median).toBeGreaterThan(2);
    expect(finding.limit?.median).toBeLessThan(5.5);
    expect(finding.limit?.high).toBeGreaterThan(2);
    const harmless = find({ seed: 'a', effects: oxalateHurts }, 'lactose');
    expect(harmless).toMatchObject({ kind: 'tolerated', limit: null, confusedWith: [] });
    expect(harmless.upTo).toBeGreaterThanOrEqual(5);
  });

  test('EXT-31 names nothing that only one look found', () => {
    const days = daysOf({ seed: 'a', effects: oxalateHurts });
    const first = findTriggers(days, substances).get('oxalate');
    expect(first).toMatchObject({ isFound: true, kind: expect.not.stringMatching('trigger') });
    expect(findAgain(days).get('oxalate')).toMatchObject({ isFound: true, kind: 'trigger' });
    // as findings up to version 4 are stored, which one look named
    expect(foundTrigger({ kind: 'trigger' })).toBe(true);
    expect(foundTrigger({ kind: 'unclear' })).toBe(false);
  });

  test('EXT-31 a rise that is sure but hardly noticed is no trigger: it may be what else a portion holds', () => {
    const days = daysOf({ seed: 'k', effects: { oxalate: { points: 1, from: 4 } } });
    const more = days.slice(14).map((it) => ({ ...it, day: it.day + days.length }));
    const finding = findAgain([...days, ...more]).get('oxalate');
    expect(finding?.probability).toBeGreaterThan(method.named);
    expect(finding).toMatchObject({ isFound: false, kind: expect.not.stringMatching('trigger') });
  });

  test('EXT-31 states one figure only after enough portions, some of them below it', () => {
    let figures = 0;
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const until of [40, 54, 69, 94]) {
        const days = daysOf({ seed, effects: oxalateHurts }).slice(0, until);
        const limit = findTriggers(days, substances).get('oxalate')?.limit;
        if (limit?.isFigure !== true) continue;
        figures += 1;
        const portions = days.filter(({ portion }) => portion !== 'none');
        const isBelow = ({ planned }: TrackedDay) =>
          (planned['oxalate'] ?? 0) > 0 && (planned['oxalate'] ?? 0) * 1.3 <= limit.median;
        expect(portions.length).toBeGreaterThanOrEqual(36);
        expect(portions.filter(isBelow).length).toBeGreaterThanOrEqual(4);
      }
    expect(figures).toBeGreaterThan(0);
  });

  test('EXT-31 is the same for the same days, in whatever order they come', () => {
    const days = daysOf({ seed: 'b', effects: oxalateHurts, missing: 0.2 });
    const found = findTriggers(days, substances);
    expect(findTriggers(days, substances)).toEqual(found);
    expect(findTriggers(days.toReversed(), substances)).toEqual(found);
  });

  test('EXT-31 a day without an entry is a gap, not a zero', () => {
    const member = { seed: 'c', effects: oxalateHurts };
    const days = daysOf(member);
    // every other day of a dose is missing: counted as zeros they would say that doses do good
    const gaps = days.map((it, n) =>
      (it.planned['oxalate'] ?? 0) >= 4 && n % 2 === 0 ? { ...it, symptom: null } : it,
    );
    const finding = findAgain(gaps).get('oxalate');
    expect(finding?.kind).toBe('trigger');
    const withoutRest = gaps.filter((it) => it.symptom !== null || it.portion !== 'none');
    expect(findAgain(withoutRest).get('oxalate')?.kind).toBe('trigger');
  });

  test('EXT-31 what was eaten by choice is never evidence', () => {
    const days = daysOf({ seed: 'd', effects: oxalateHurts }).map((it) => ({
      ...it,
      planned: {},
      portion: 'none' as const,
      unplanned: { ...it.unplanned, ...it.planned },
    }));
    for (const finding of findTriggers(days, substances).values())
      expect(finding).toMatchObject({ kind: 'untested', limit: null, upTo: 0 });
    // it is a hint what to test first
    const guess = firstGuess(days, substances);
    expect(guess.get('oxalate') ?? 0).toBeGreaterThan(guess.get('lactose') ?? 0);
  });

  test('EXT-31 a member who knew the doses is only shown that it is likely', () => {
    expect(find({ seed: 'e', effects: oxalateHurts, portion: 'known' }).kind).toBe('likely');
  });

  test('EXT-31 without portions that hold no dose nothing is said', () => {
    const days = daysOf({ seed: 'f', effects: oxalateHurts }).filter(
      (it) => it.portion === 'none' || Object.keys(it.planned).length > 0,
    );
    expect(findTriggers(days, substances).get('oxalate')?.kind).toBe('untested');
  });

  test('EXT-31 two substances in the same dishes cannot be distinguished, and it says so', () => {
    const findings = findAgain(daysOf({ seed: 'g', effects: oxalateHurts, isMixed: true }));
    expect(findings.get('oxalate')).toMatchObject({ kind: 'unclear', confusedWith: ['lactose'] });
    expect(findings.get('lactose')).toMatchObject({ kind: 'unclear', confusedWith: ['oxalate'] });
  });

  test('EXT-31 a reaction to every portion, with a dose or without, names nothing', () => {
    const days = daysOf({ seed: 'h', effects: {} }).map((it) =>
      it.portion === 'none' ? it : { ...it, symptom: Math.min(10, (it.symptom ?? 0) + 3) },
    );
    for (const { kind } of findAgain(days).values()) expect(kind).not.toBe('trigger');
  });

  test('EXT-31 one week of illness on top names nothing', () => {
    const days = daysOf({ seed: 'i', effects: {} }).map((it) =>
      it.day >= 30 && it.day < 34 ? { ...it, symptom: 9 } : it,
    );
    for (const { kind } of findAgain(days).values()) expect(kind).not.toBe('trigger');
  });

  test('nothing and one day are not enough', () => {
    expect(findTriggers([], substances).get('oxalate')?.kind).toBe('untested');
    expect(
      findTriggers(daysOf({ seed: 'j', effects: {} }).slice(0, 1), substances).get('oxalate')?.kind,
    ).toBe('untested');
  });
});
