import { candidatesOf, effectsOf, layoutOf } from './statistics/candidates.ts';
import { type DayIndex, holdsDose, indexDays } from './statistics/day-index.ts';
import { doseColumnsOf } from './statistics/dose-columns.ts';
import { type Limit, type LimitSample, limitOf, limitSamples } from './statistics/limit-samples.ts';
import { method, methodVersion } from './statistics/method.ts';
import { nuisancesOf } from './statistics/nuisances.ts';
import { autocorrelationOf, type Reduced, reduce } from './statistics/regression.ts';
import { coarseGrid, responseTo } from './statistics/response.ts';
import { bestModel, type Problem, sparseModels, type WeighedModel } from './statistics/sparse-models.ts';
import type { Substance, TrackedDay } from './tracked-day.ts';

/** `likely`: a trigger by its figures, but the member knew which portions held a dose. */
export const findingKinds = ['trigger', 'likely', 'tolerated', 'unclear', 'untested'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  /** Of the method that made it. */
  readonly version: string;
  readonly kind: FindingKind;
  /**
   * Whether this look finds a trigger: the second one in a row names it. Findings up to version 4 have none: there a
   * single look named it.
   */
  readonly isFound?: boolean;
  /** That the substance is a trigger at all, within the doses tested. */
  readonly probability: number;
  /** Points by which symptoms rise well above the limit, if it is a trigger. */
  readonly effect: number;
  /** Null unless it is more likely than not a trigger. */
  readonly limit: Limit | null;
  /** The load that is tolerated, where it is; else the highest one tested often enough; 0 for none. */
  readonly upTo: number;
  /** Substances that explain the same days: either may be the one. */
  readonly confusedWith: readonly Substance[];
}

const untested: Finding = {
  version: methodVersion,
  kind: 'untested',
  probability: method.prior,
  effect: 0,
  limit: null,
  upTo: 0,
  confusedWith: [],
};

/** Whether a look found a trigger, by whatever version. */
export const foundTrigger = ({ kind, isFound }: Pick<Finding, 'kind' | 'isFound'>): boolean =>
  isFound ?? (kind === 'trigger' || kind === 'likely');

/** The substance, if the last of its looks found it: what the next look may name. */
export const foundLast = (
  substance: Substance,
  looks: readonly Pick<Finding, 'kind' | 'isFound'>[],
): ReadonlySet<Substance> => new Set(looks.slice(-1).some(foundTrigger) ? [substance] : []);

/** Days of a dose with an entry on the day or the next, the highest dose first. */
const dosedDays = (days: readonly TrackedDay[], { at }: DayIndex, substance: Substance): TrackedDay[] =>
  days
    .filter(
      (it) =>
        (it.planned[substance] ?? 0) >= 1 &&
        [0, 1].some((lag) => (at(it.day + lag)?.symptom ?? null) !== null),
    )
    .toSorted((a, b) => (b.planned[substance] ?? 0) - (a.planned[substance] ?? 0));

function problemOf(
  index: DayIndex,
  substances: readonly Substance[],
  tested: readonly Substance[],
): Problem | null {
  const { entries } = index;
  const nuisances = nuisancesOf(index, substances);
  if (tested.length === 0 || entries.length < nuisances.length + 12) return null;
  const layout = layoutOf(tested.map((it) => doseColumnsOf(index, it)));
  const days = entries.map(({ day }) => day);
  const linear = {
    nuisances,
    columns: layout.columns.flatMap(({ values }) => values),
    symptoms: Float64Array.from(entries, ({ symptom }) => symptom ?? 0),
    days,
  };
  const problemFor = (reduced: Reduced): Problem => ({
    layout,
    reduced,
    candidates: tested.map((_, n) => candidatesOf(n, layout, reduced, coarseGrid)),
  });
  const bestEffects = (problem: Problem) => {
    const { parts, effects } = bestModel(problem);
    return effectsOf(
      layout,
      parts.map((candidate, n) => ({ candidate, effect: effects[n] ?? 0 })),
    );
  };
  // of what the best model leaves, as three days of a dose would correlate, too
  const first = reduce(linear, method.priorAutocorrelation.value);
  const effects = bestEffects(problemFor(first));
  const autocorrelation = autocorrelationOf(first.rawResiduals(effects), days);
  return problemFor(reduce(linear, autocorrelation).winsorized(effects));
}

/** The chance that so much is noticed after all, with the prior that tolerance is judged by. */
function riskOf(samples: readonly LimitSample[], load: number, probability: number): number {
  const { prior, clearedPrior } = method;
  const noticed = samples
    .filter(({ effect, curve }) => effect * responseTo(load, curve) >= method.noticeable)
    .reduce((sum, { weight }) => sum + weight, 0);
  const posteriorOdds =
    ((probability / (1 - probability)) * (clearedPrior / (1 - clearedPrior))) / (prior / (1 - prior));
  return (noticed * posteriorOdds) / (1 + posteriorOdds);
}

/** Points by which a load raises symptoms, if it is a trigger: the mean of all ways in which it may act. */
function meanRise(samples: readonly LimitSample[], load: number): number {
  let [sum, weights] = [0, 0];
  for (const { effect, curve, weight } of samples) {
    sum += weight * effect * responseTo(load, curve);
    weights += weight;
  }
  return sum / Math.max(weights, 1e-12);
}

const weightOf = (models: readonly WeighedModel[], substances: readonly number[]): number =>
  models
    .filter(({ parts }) => parts.some((it) => substances.includes(it.substance)))
    .reduce((sum, { weight }) => sum + weight, 0);

function meanEffect(models: readonly WeighedModel[], substance: number, probability: number): number {
  let sum = 0;
  for (const { parts, effects, weight } of models) {
    const n = parts.findIndex((it) => it.substance === substance);
    if (n >= 0) sum += weight * (effects[n] ?? 0);
  }
  return sum / Math.max(probability, 1e-12);
}

/** Whether enough portions, and enough doses below the limit, were eaten for it to be one figure. */
function withEnoughDays(limit: Limit | null, loads: readonly number[], controls: number): Limit | null {
  if (limit === null) return null;
  const { portions, below, belowBy } = method.figureDays;
  const isEnough =
    loads.length + controls >= portions &&
    loads.filter((load) => load * belowBy <= limit.median).length >= below;
  return { ...limit, isFigure: limit.isFigure && isEnough };
}

/** How close two loads are to count as the same dose. */
const sameDose = 0.95;

/**
 * Which substances bring symptoms, and from what load on. What was eaten by choice is never evidence: it only takes its
 * share of the symptoms. `toTest`: those that a finding is wanted for; the others are only accounted for.
 * `foundBefore`: those that the look before found, which this one may name.
 */
export function findTriggers(
  days: readonly TrackedDay[],
  substances: readonly Substance[],
  toTest: readonly Substance[] = substances,
  foundBefore: ReadonlySet<Substance> = new Set(),
): ReadonlyMap<Substance, Finding> {
  const index = indexDays(days);
  const controls = index.entries.filter((it) => it.portion !== 'none' && !holdsDose(it)).length;
  const dosed = new Map(substances.map((it) => [it, dosedDays(days, index, it)]));
  const tested = substances.filter(
    (it) => (dosed.get(it)?.length ?? 0) >= method.fewest.dosed && controls >= method.fewest.controls,
  );
  const findings = new Map<Substance, Finding>(toTest.map((it) => [it, untested]));
  const problem = problemOf(index, substances, tested);
  if (problem === null) return findings;

  const models = sparseModels(problem);
  for (const [n, substance] of tested.entries()) {
    if (!toTest.includes(substance)) continue;
    const probability = weightOf(models, [n]);
    const effect = meanEffect(models, n, probability);
    const samples = limitSamples(problem, n, models);
    const withDose = dosed.get(substance) ?? [];
    const loads = withDose.map((it) => it.planned[substance] ?? 0);
    const oftenEnough = [...new Set(loads)].filter(
      (load) => loads.filter((it) => it >= load * sameDose).length >= method.fewest.tolerated,
    );
    const tolerated = oftenEnough.find(
      (load) => load >= method.ordinaryLoad * sameDose && riskOf(samples, load, probability) < method.cleared,
    );
    const isFound = probability >= method.named && meanRise(samples, oftenEnough[0] ?? 0) >= method.namedRise;
    const isTrigger = isFound && foundBefore.has(substance);
    const wasOpen = withDose.filter((it) => it.portion === 'known').length > withDose.length / 2;
    const others = tested.filter(
      (_, o) => o !== n && weightOf(models, [o]) < method.named && weightOf(models, [n, o]) > method.named,
    );
    findings.set(substance, {
      version: methodVersion,
      kind: isTrigger ? (wasOpen ? 'likely' : 'trigger') : tolerated === undefined ? 'unclear' : 'tolerated',
      isFound,
      probability,
      effect,
      limit: probability < 0.5 ? null : withEnoughDays(limitOf(samples), loads, controls),
      upTo: tolerated ?? oftenEnough[0] ?? 0,
      confusedWith: isTrigger || probability < method.prior ? [] : others,
    });
  }
  return findings;
}
