import { expect, test } from 'vitest';
import { hardProblems } from '#domain/meal-plan/brute-force.fixture.ts';
import type { Infeasible, PlanOutcome, Refusal } from '#domain/meal-plan/plan-outcome.ts';
import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';
import { relaxedProblem } from '#domain/meal-plan/relaxation.ts';
import { rng } from '#domain/random/random.ts';
import { falseIn, namesOf } from './refusal-facts.fixture.ts';
import { type Profile, problemFor, profileFrom, solveByCalls } from './refusal-profiles.fixture.ts';

/** Follows the suggested relaxation and plans again; candidates are taken from the catalog again. */
function followed(profile: Profile, problem: PlanProblem, { relax }: Infeasible) {
  const relaxed = namesOf(relax.flatMap((it) => (it.kind === 'rule' ? [it.rule] : [])));
  const rules = profile.rules.filter(({ kind, name }) => !relaxed.includes(`${kind} ${name}`));
  const { target, mayRepeat } = relaxedProblem(problem, relax);
  return problemFor({ ...profile, rules, target, mayRepeat });
}

/** The false statements of a refusal and its suggested relaxation. */
function mistakesIn(profile: Profile, problem: PlanProblem, outcome: Infeasible): string[] {
  const { because, relax } = outcome;
  const mistakes = falseIn(profile, problem, because);
  if (relax.some((it) => it.kind === 'rule' && it.rule.kind === 'allergen'))
    mistakes.push('an allergen is given up');
  if (relax.length === 0) return mistakes;
  const next = followed(profile, problem, outcome);
  const plan = solveByCalls(next);
  return [
    ...mistakes,
    ...(plan.kind === 'plan' ? hardProblems(next, plan.days) : ['the way out has no plan']),
  ];
}

const kinds: readonly (Refusal['kind'] | 'plan')[] = [
  'plan',
  'noneFit',
  'tooFew',
  'overTarget',
  'target',
  'weekTarget',
  'notFound',
];

/** The nightly run sets more. */
const runs = Number(process.env['RUNS'] ?? 100);
/** Of the members after those, the first with refusals that are rare. */
const rare = [103, 227];

test('EXT-03 of 100 random members, nightly of 1,000, no refusal is false by the catalog, and each way out has a plan', () => {
  const random = rng('refusals');
  const members = Array.from({ length: Math.max(runs, 300) }, (_, seed) => ({
    seed,
    profile: profileFrom(random, seed),
  }));
  const others = members.slice(runs).toSorted((a, b) => +rare.includes(b.seed) - +rare.includes(a.seed));
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const [place, { seed, profile }] of [...members.slice(0, runs), ...others].entries()) {
    if (place >= runs && seen.size === kinds.length) break;
    const problem = problemFor(profile);
    const outcome: PlanOutcome = solveByCalls(problem);
    seen.add(outcome.kind === 'plan' ? 'plan' : outcome.because.kind);
    const mistakes =
      outcome.kind === 'plan' ? hardProblems(problem, outcome.days) : mistakesIn(profile, problem, outcome);
    if (mistakes.length > 0) wrong.push({ seed, mistakes, outcome });
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual(kinds.toSorted());
}, 900_000);
