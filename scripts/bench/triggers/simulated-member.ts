import { type Rng, rng } from '#domain/random/random.ts';
import type { Substance, TrackedDay } from '#domain/triggers/tracked-day.ts';

export const substances = ['oxalate', 'histamine', 'sulfur', 'fodmap', 'salicylate'] as const;
type Simulated = (typeof substances)[number];

export const adherences = {
  good: { eatsPlanned: 0.96, slips: 0.03, missing: 0.07, amount: 0.2 },
  usual: { eatsPlanned: 0.88, slips: 0.08, missing: 0.15, amount: 0.25 },
  poor: { eatsPlanned: 0.7, slips: 0.2, missing: 0.3, amount: 0.35 },
} as const;

export interface Planted {
  readonly half: number;
  readonly effect: number;
  readonly steepness: number;
  readonly lags: readonly number[];
}
export interface MemberOptions {
  readonly seed: number;
  readonly triggers: number;
  readonly effect: number;
  readonly adherence: keyof typeof adherences;
  /** Share of portions of which the member knows what is in them. */
  readonly knows: number;
  /** 1: portions are as clean as the planner makes them; 4: a third of each dose is on a second axis. */
  readonly crossing: number;
  /** How much stronger than usual these are. */
  readonly strain?: Readonly<Partial<Record<'stress' | 'rhythm' | 'missing' | 'expectation', number>>>;
}

/** Other profiles than the method's. */
const lagProfiles = [
  [1, 0, 0],
  [0.7, 0.3, 0],
  [0.4, 0.4, 0.2],
  [0, 0.7, 0.3],
  [0.3, 0.5, 0.2],
];
/** What a portion for one axis holds of another, as a share of its load. */
const crossLoads: Readonly<Partial<Record<Simulated, readonly [Simulated, number]>>> = {
  fodmap: ['sulfur', 0.08],
  sulfur: ['fodmap', 0.08],
  salicylate: ['histamine', 0.06],
  histamine: ['salicylate', 0.06],
};

export const trueLimit = ({ half, effect, steepness }: Planted, noticeable: number): number => {
  const share = noticeable / effect;
  return share >= 1 ? Number.POSITIVE_INFINITY : half * (share / (1 - share)) ** (1 / steepness);
};

/** What a day serves: the restricted substances, those limited to an amount, and the test portions. */
export interface Served {
  readonly period: number;
  readonly low: ReadonlySet<Substance>;
  readonly below: ReadonlyMap<Substance, number>;
  /** The test portion, with load 0 without a dose; null on days without one. */
  readonly portions: { readonly substance: Substance; readonly load: number } | null;
}

export interface SimulatedMember {
  readonly planted: ReadonlyMap<Substance, Planted>;
  readonly days: TrackedDay[];
  readonly random: Rng;
  live(served: Served): TrackedDay;
}

export function simulatedMember(options: MemberOptions): SimulatedMember {
  const random = rng(Math.imul(options.seed, 2654435761));
  const next = random;
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const habit = adherences[options.adherence];
  const strain = { stress: 1, rhythm: 1, missing: 1, expectation: 1, ...options.strain };
  const planted = new Map<Substance, Planted>(
    shuffled(substances, random)
      .slice(0, options.triggers)
      .map((axis) => [
        axis,
        {
          half: 1.5 * 6 ** next(),
          effect: options.effect * (0.9 + 0.2 * next()),
          steepness: 2 + 4 * next(),
          lags: random.pick(lagProfiles),
        },
      ]),
  );
  const level = 1.5 + 1.5 * next();
  const noise = 0.9 + 0.5 * next();
  const alike = 0.2 + 0.35 * next();
  const stressEffect = strain.stress * (0.3 + 0.6 * next());
  const weekend = strain.rhythm * 0.5 * next();
  const hasCycle = next() < 0.5;
  const reportsCycle = hasCycle && next() < 0.7;
  const wave = strain.rhythm * (hasCycle ? 0.4 + 0.8 * next() : 0);
  const phase = Math.floor(28 * next());
  const expectation = strain.expectation * (next() < 0.5 ? 0 : 1.2 * next());
  const relief = next() < 0.5 ? 0 : 0.8 * next();
  const drift = (next() - 0.6) * 0.006;
  const between = (value: number) => Math.round(Math.max(0, Math.min(10, value)));

  const days: TrackedDay[] = [];
  const eaten: Record<Simulated, number>[] = [];
  let stress = 0;
  let residual = normal() * noise;

  const live = ({ period, low, below, portions }: Served): TrackedDay => {
    const day = days.length;
    stress = 0.6 * stress + 0.8 * normal();
    const [garlic, tomato] = [normal(), normal()];
    const usual: Record<Simulated, number> = {
      fodmap: 3 * Math.exp(0.6 * garlic + 0.4 * normal() + 0.25 * stress),
      sulfur: 2.5 * Math.exp(0.6 * garlic + 0.4 * normal()),
      histamine: 2.5 * Math.exp(0.5 * tomato + 0.5 * normal() + 0.25 * stress),
      salicylate: 2.5 * Math.exp(0.5 * tomato + 0.5 * normal()),
      oxalate: 3 * Math.exp(0.8 * normal()),
    };
    const isEaten = portions !== null && next() < habit.eatsPlanned;
    const planned: Partial<Record<Simulated, number>> = {};
    if (isEaten)
      for (const axis of substances) {
        const load = portions.substance === axis ? portions.load : 0;
        if (load === 0) continue;
        planned[axis] = (planned[axis] ?? 0) + load;
        const [other, share] = crossLoads[axis] ?? [];
        if (other !== undefined)
          planned[other] = (planned[other] ?? 0) + load * (share ?? 0) * options.crossing;
      }
    const unplanned = { ...usual };
    const real = { ...usual };
    for (const axis of substances) {
      if (low.has(axis)) unplanned[axis] = next() < habit.slips ? usual[axis] : 0.3 * next();
      else if (below.has(axis)) unplanned[axis] = Math.min(usual[axis], 0.5 * (below.get(axis) ?? 1));
      // not restricted, but steady: the planner serves about the same of the others every day
      else if (low.size > 0 && next() > 2 * habit.slips) unplanned[axis] = 2 * Math.exp(0.25 * normal());
      real[axis] =
        (planned[axis] ?? 0) * Math.exp(habit.amount * normal()) + unplanned[axis] * Math.exp(0.4 * normal());
    }
    eaten.push(real);

    residual = alike * residual + Math.sqrt(1 - alike * alike) * noise * normal();
    const knows = next() < options.knows;
    const hasDose = Object.values(planned).some((it) => it > 0);
    const hopes = isEaten && (!knows || hasDose) ? expectation : 0;
    let symptom =
      level + residual + stressEffect * stress + (day % 7 >= 5 ? weekend : 0) + drift * day + hopes;
    symptom += wave * Math.cos((2 * Math.PI * (day + phase)) / 28) - (period > 0 ? relief : 0);
    if (next() < 0.02) symptom += 2 + 2 * next();
    for (const [axis, it] of planted)
      for (const [lag, share] of it.lags.entries()) {
        const load = eaten[day - lag]?.[axis as Simulated] ?? 0;
        if (load > 0) symptom += (share * it.effect) / (1 + (it.half / load) ** it.steepness);
      }
    const reported = between(symptom);
    const one: TrackedDay = {
      day,
      isWeekend: day % 7 >= 5,
      period,
      planned,
      symptom: next() < strain.missing * habit.missing * (reported >= 6 ? 1.3 : 1) ? null : reported,
      stress: next() < 0.8 ? between(4 + 2 * stress + 0.8 * normal()) : null,
      cycleDay: reportsCycle ? ((day + phase) % 28) + 1 : null,
      // of those who know, most say so when asked
      portion: !isEaten ? 'none' : knows && next() < 0.8 ? 'known' : 'blind',
      unplanned: Object.fromEntries(
        substances.map((axis) => [axis, unplanned[axis] * Math.exp(0.3 * normal())]),
      ),
    };
    days.push(one);
    return one;
  };
  return { planted, days, random, live };
}

export function shuffled<T>(from: readonly T[], next: Rng): T[] {
  return from
    .map((it) => [next(), it] as const)
    .toSorted((a, b) => a[0] - b[0])
    .map(([, it]) => it);
}
