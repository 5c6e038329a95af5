/** Small sets of paths that a browser can walk. */
import { type GeneratedPath, type Situation, startOf } from '#tests/paths/model.ts';
import { runFlow } from '#tests/paths/run-flow.ts';
import { allTransitions } from '#tests/paths/transitions.ts';
import { isTransient, statesOf, whySkipped } from './skipped-paths.ts';
import type { DrivenFlow } from './suites.ts';

interface Candidate {
  readonly path: GeneratedPath;
  readonly covers: ReadonlySet<string>;
}

/** To open the page costs about as much as five steps. */
const costOf = ({ path }: Candidate) => path.steps.length + 5;

/** Greedily those with the most that is new for their cost, without those that later ones made needless. */
function cover(candidates: readonly Candidate[]): GeneratedPath[] {
  const missing = new Set(candidates.flatMap(({ covers }) => [...covers]));
  const chosen: Candidate[] = [];
  while (missing.size > 0) {
    const worth = (candidate: Candidate) =>
      [...candidate.covers].filter((each) => missing.has(each)).length / costOf(candidate);
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    for (const each of best.covers) missing.delete(each);
  }
  const needed = new Set(chosen);
  for (const candidate of chosen) {
    const others = new Set([...needed].flatMap((each) => (each === candidate ? [] : [...each.covers])));
    if ([...candidate.covers].every((each) => others.has(each))) needed.delete(candidate);
  }
  return [...needed].map(({ path }) => path);
}

const possible = (driven: DrivenFlow, paths: readonly GeneratedPath[]) =>
  paths.filter((path) => whySkipped(driven, path) === null);

const isDone = ({ status }: Situation) => status === 'done';

/** The visible situations of a path. */
const shownBy = (driven: DrivenFlow, path: GeneratedPath): string[] =>
  [startOf(driven.flow, path.input), ...path.steps.map(({ after }) => after)]
    .flatMap((situation) =>
      statesOf(situation.value).map((state) => (isDone(situation) ? `${state}.` : state)),
    )
    .filter((state) => !isTransient(driven.suite.situations[state.replace(/\.$/, '')]));

/** A few that together show every situation. */
export const pathsToEverySituation = (driven: DrivenFlow, paths: readonly GeneratedPath[]): GeneratedPath[] =>
  cover(possible(driven, paths).map((path) => ({ path, covers: new Set(shownBy(driven, path)) })));

export interface PathSet {
  readonly paths: readonly GeneratedPath[];
  /** Of the machine. */
  readonly all: number;
  /** Which no browser can take. */
  readonly missing: readonly string[];
}

/** The smallest set that takes every transition that a browser can take. */
export async function pathSetOf(driven: DrivenFlow, paths: readonly GeneratedPath[]): Promise<PathSet> {
  const { flow } = driven;
  const candidates: Candidate[] = [];
  for (const path of possible(driven, paths)) {
    const running = runFlow(flow, path.input);
    for (const { step } of path.steps) await running.perform(step);
    running.actor.stop();
    candidates.push({ path, covers: running.taken });
  }
  const taken = new Set(candidates.flatMap(({ covers }) => [...covers]));
  const all = allTransitions(flow.machine);
  return {
    paths: cover(candidates),
    all: all.length,
    missing: all.filter((transition) => !taken.has(transition)),
  };
}
