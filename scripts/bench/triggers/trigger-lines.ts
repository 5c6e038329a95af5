import { info, type Line } from '../table.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { type Score, scored, sumOf } from './scores.ts';
import { simulatedProgram } from './simulated-program.ts';

const percent = (part: number, of: number): string =>
  of === 0 ? 'none' : `${((100 * part) / of).toFixed(1)} % (${part}/${of})`;

const median = (values: readonly number[]): string =>
  values.toSorted((a, b) => a - b)[values.length >> 1]?.toFixed(0) ?? 'none';

const atMost = (label: string, part: number, of: number, bound: number): Line => ({
  label,
  measured: percent(part, of),
  budget: `at most ${bound} %`,
  isWithin: 100 * part <= bound * of,
});
const atLeast = (label: string, part: number, of: number, bound: number): Line => ({
  label,
  measured: percent(part, of),
  budget: `at least ${bound} %`,
  isWithin: 100 * part >= bound * of,
});

/** `isPromised`: the scenario is one that the targets are set for; the others are printed without a bound. */
function linesOf({ name, isPromised, triggers, program }: Scenario, it: Score): Line[] {
  const promisedAtMost = (label: string, part: number, of: number, bound: number) =>
    isPromised ? atMost(label, part, of, bound) : info(label, percent(part, of));
  const promisedAtLeast = (label: string, part: number, of: number, bound: number) =>
    isPromised ? atLeast(label, part, of, bound) : info(label, percent(part, of));
  const always = [
    promisedAtMost(`${name}: members with a wrong trigger, at any look`, it.wronglyNamed, it.members, 3),
    info(`${name}: the same by correlation`, percent(it.correlationWrong, it.members)),
    info(`${name}: the same as a leaflet reads doses`, percent(it.leafletWrong, it.members)),
    info(`${name}: harmless substances cleared`, percent(it.cleared, it.harmless)),
    info(`${name}: days for all substances, median`, median(it.days)),
    info(`${name}: days of one test, median`, median(it.daysOfTest)),
    info(`${name}: doses with a severe reaction, per member`, (it.severe / it.members).toFixed(1)),
    ...(program.knows === 1
      ? [info(`${name}: told of a likely trigger that is none`, percent(it.wronglyLikely, it.members))]
      : []),
  ];
  if (triggers === 0) return always;
  return [
    ...always,
    promisedAtLeast(`${name}: triggers named`, it.named, it.planted, 85),
    info(`${name}: the same by correlation`, percent(it.correlationNamed, it.planted)),
    info(`${name}: the same as a leaflet reads doses`, percent(it.leafletNamed, it.planted)),
    info(`${name}: left unclear`, percent(it.unclear, it.planted)),
    info(`${name}: called tolerated above the limit`, percent(it.wronglyTolerated, it.planted)),
    info(`${name}: limits within a factor of 1.5`, percent(it.limitsNear, it.limits)),
    info(`${name}: the same as a leaflet reads doses`, percent(it.leafletNear, it.leafletNamed)),
    promisedAtLeast(`${name}: of those stated as one figure`, it.figuresNear, it.figures, 85),
    promisedAtLeast(`${name}: limits inside their interval`, it.limitsInside, it.limits, 80),
    info(`${name}: days until a trigger was named, median`, median(it.daysUntilNamed)),
    info(`${name}: a trigger was the first guess`, percent(it.guessedRight, it.members)),
  ];
}

/** `members` are shared among the scenarios; the first has the seed `seed`, the others count on from there. */
export function* triggerLines(members: number, seed: number): Generator<Line[]> {
  const promised: Score[] = [];
  const shares = scenarios.reduce((sum, it) => sum + it.share, 0);
  let next = seed;
  for (const scenario of scenarios) {
    const count = Math.ceil((members * scenario.share) / shares);
    const first = next;
    const score = sumOf(
      Array.from({ length: count }, (_, n) =>
        scored(simulatedProgram({ ...scenario.program, triggers: scenario.triggers, seed: first + n })),
      ),
    );
    next += count;
    if (scenario.isPromised) promised.push(score);
    yield linesOf(scenario, score);
  }
  const all = sumOf(promised);
  yield [
    atMost('usual members, all: with a wrong trigger', all.wronglyNamed, all.members, 3),
    atLeast('usual members, all: triggers named', all.named, all.planted, 85),
    atLeast('usual members, all: limits stated as one figure within 1.5', all.figuresNear, all.figures, 85),
    atLeast('usual members, all: limits inside their interval', all.limitsInside, all.limits, 80),
  ];
}
