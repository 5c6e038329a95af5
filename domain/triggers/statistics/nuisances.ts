import type { Substance, TrackedDay } from '../tracked-day.ts';
import { type DayIndex, holdsDose } from './day-index.ts';
import { spreads } from './method.ts';

/** What may move symptoms beside a dose. */
export interface Nuisance {
  /** One value for each entry. */
  readonly values: Float64Array;
  /** Prior spread in units of the noise; null where it is free. */
  readonly spread: number | null;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, it) => sum + it, 0) / values.length;

/** Of a portion known to hold nothing, nothing is expected. */
const expects = (it: TrackedDay | undefined): number =>
  it === undefined || it.portion === 'none' || (it.portion === 'known' && !holdsDose(it)) ? 0 : 1;

/** How much of the stress of a day shows on the next. */
const stressPersists = 0.7;

function stressOf({ entries, at }: DayIndex): (day: number) => number {
  const usual = mean(entries.flatMap(({ stress }) => stress ?? []));
  const reported = (day: number): number[] => {
    const stress = at(day)?.stress ?? null;
    return stress === null ? [] : [stress - usual];
  };
  return (day) => reported(day)[0] ?? stressPersists * mean([...reported(day - 1), ...reported(day + 1)]);
}

const waves = [Math.sin, Math.cos] as const;
const daysPerWave = 28;
const angle = (day: number): number => (2 * Math.PI * day) / daysPerWave;

export function nuisancesOf(index: DayIndex, substances: readonly Substance[]): Nuisance[] {
  const { entries, at } = index;
  const columns: Nuisance[] = [];
  const add = (spread: number | null, of: (it: TrackedDay) => number) =>
    columns.push({ spread, values: Float64Array.from(entries, of) });

  add(null, () => 1);
  add(null, (it) => Number(it.period === 0));
  for (const period of new Set(entries.map((it) => it.period)))
    if (period > 0) add(spreads.period, (it) => Number(it.period === period));
  add(null, (it) => it.day / 100);
  const stress = stressOf(index);
  add(null, (it) => stress(it.day));
  add(spreads.weekend, (it) => Number(it.isWeekend));

  const [today, tomorrow] = spreads.expectation;
  add(today, expects);
  add(tomorrow, (it) => expects(at(it.day - 1)));
  if (entries.some((it) => it.portion === 'known'))
    add(spreads.knowing, (it) => Number(it.portion === 'known' && holdsDose(it)));

  const hasCycle = entries.some(({ cycleDay }) => cycleDay !== null);
  for (const wave of waves)
    if (hasCycle) add(spreads.cycle, ({ cycleDay }) => (cycleDay === null ? 0 : wave(angle(cycleDay))));
    else add(spreads.unreportedCycle, (it) => wave(angle(it.day)));

  for (const substance of substances) {
    const known = entries.flatMap((it) => it.unplanned[substance] ?? []);
    if (known.length === 0) continue;
    const usual = mean(known);
    const eaten = (day: number) => Math.log2(1 + (at(day)?.unplanned[substance] ?? usual));
    add(spreads.unplanned, (it) => eaten(it.day));
    add(spreads.unplanned, (it) => eaten(it.day - 1));
  }
  return columns;
}
