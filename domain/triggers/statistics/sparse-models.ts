import { type Candidate, crossProduct, crossWith, type Layout } from './candidates.ts';
import { spreads } from './method.ts';
import { type Model, noTriggers, type Scores, scoresOf } from './model-scores.ts';
import type { Reduced } from './regression.ts';

export interface Problem {
  readonly layout: Layout;
  readonly reduced: Reduced;
  /** By substance; as many for each. */
  readonly candidates: readonly (readonly Candidate[])[];
}

export interface WeighedModel extends Model {
  /** Its share of all models. */
  readonly weight: number;
}

/** How many shapes of each substance are combined in pairs and in threes. */
const maxInPairs = 18;
const maxInThrees = 6;

function logSum(values: readonly number[]): number {
  let max = Number.NEGATIVE_INFINITY;
  for (const it of values) if (it > max) max = it;
  let sum = 0;
  for (const it of values) sum += Math.exp(it - max);
  return max + Math.log(sum);
}

const better = (best: Model | null, it: Model): Model => (best === null || it.log > best.log ? it : best);

/** Shapes of one substance that stand for all of them, and what their weights have to be raised by. */
interface Selected {
  readonly shapes: readonly Candidate[];
  readonly scale: number;
}

function crossesOf({ layout, reduced }: Problem): (a: Candidate, b: Candidate) => number {
  const known = new Map<Candidate, Map<number, Float64Array>>();
  return (a, b) => {
    const bySubstance = known.get(a) ?? new Map<number, Float64Array>();
    known.set(a, bySubstance);
    const products = bySubstance.get(b.substance) ?? crossWith(a, b.substance, layout, reduced);
    bySubstance.set(b.substance, products);
    return crossProduct(products, b);
  };
}

/** Below this logarithm a model is no better than none. */
const worthwhile = 2;

/** The shapes of each substance that do best alone or beside the best one of another substance. */
function selectShapes(
  { candidates }: Problem,
  scores: Scores,
  singles: readonly Model[][],
  cross: ReturnType<typeof crossesOf>,
) {
  const best = singles.map((of) => of.reduce<Model | null>(better, null));
  const [, wide] = spreads.effect;
  return candidates.map((shapes, substance) => {
    const logsOf = (n: number) =>
      spreads.effect.map((_, s) => singles[substance]?.[n * spreads.effect.length + s]?.log ?? 0);
    const ranks = shapes.map((shape, n) => {
      const beside = best.flatMap((other, o) => {
        const [part] = other?.parts ?? [];
        if (o === substance || other === null || part === undefined || other.log < worthwhile) return [];
        return scores.pair(shape, part, cross(part, shape), wide).log - other.log;
      });
      return Math.max(...logsOf(n), ...beside);
    });
    const order = shapes.map((_, n) => n).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
    const all = logSum(order.flatMap(logsOf));
    const keep = (count: number): Selected => {
      const top = order.slice(0, count);
      return { shapes: top.flatMap((n) => shapes[n] ?? []), scale: all - logSum(top.flatMap(logsOf)) };
    };
    return { pairs: keep(maxInPairs), threes: keep(maxInThrees) };
  });
}

/** All models with at most three triggers, with weights that sum to 1; those of hardly any weight are left out. */
export function sparseModels(problem: Problem): WeighedModel[] {
  const { reduced, candidates } = problem;
  const scores = scoresOf(reduced, candidates[0]?.length ?? 1);
  const cross = crossesOf(problem);
  const singles = candidates.map((of) =>
    of.flatMap((it) => spreads.effect.map((spread) => scores.single(it, spread))),
  );
  const selected = selectShapes(problem, scores, singles, cross);
  const models: Model[] = [noTriggers, ...singles.flat()];
  const logs = models.map(({ log }) => log);
  const add = (model: Model, scale: number) => {
    models.push(model);
    logs.push(model.log + scale);
  };
  for (const [s, first] of selected.entries())
    for (const [t, second] of selected.slice(0, s).entries()) {
      for (const a of first.pairs.shapes)
        for (const b of second.pairs.shapes) {
          const ab = cross(a, b);
          for (const spread of spreads.effect)
            add(scores.pair(a, b, ab, spread), first.pairs.scale + second.pairs.scale);
        }
      for (const third of selected.slice(0, t)) {
        const scale = first.threes.scale + second.threes.scale + third.threes.scale;
        for (const a of first.threes.shapes)
          for (const b of second.threes.shapes) {
            const ab = cross(a, b);
            for (const c of third.threes.shapes) {
              const products = { ab, ac: cross(a, c), bc: cross(b, c) };
              for (const spread of spreads.effect) add(scores.triple([a, b, c], products, spread), scale);
            }
          }
      }
    }
  const total = logSum(logs);
  return models
    .map((it, n) => ({ ...it, weight: Math.exp((logs[n] ?? 0) - total) }))
    .filter(({ weight }) => weight > 1e-8);
}

/** The most likely model with at most two triggers: what the noise is estimated with. */
export function bestModel(problem: Problem): Model {
  const { reduced, candidates } = problem;
  const scores = scoresOf(reduced, candidates[0]?.length ?? 1);
  const cross = crossesOf(problem);
  const [, wide] = spreads.effect;
  const single = candidates
    .flat()
    .map((it) => scores.single(it, wide))
    .reduce(better, noTriggers);
  const [first] = single.parts;
  if (first === undefined) return single;
  return candidates
    .flat()
    .filter((it) => it.substance !== first.substance)
    .map((it) => scores.pair(first, it, cross(first, it), wide))
    .reduce(better, single);
}
