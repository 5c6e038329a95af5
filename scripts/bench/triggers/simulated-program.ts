import { type Course, nextStep, type PastBlock } from '#domain/triggers/course.ts';
import { type Finding, findTriggers, foundLast } from '#domain/triggers/find-triggers.ts';
import { firstGuess } from '#domain/triggers/first-guess.ts';
import { isReaction, protocol, reactionOf } from '#domain/triggers/protocol.ts';
import type { Substance, TrackedDay } from '#domain/triggers/tracked-day.ts';
import {
  type MemberOptions,
  type Served,
  type SimulatedMember,
  simulatedMember,
  substances,
} from './simulated-member.ts';

export interface ProgramOptions extends MemberOptions {
  /** As many substances in one restriction as FODMAP sugars may share one, or one after another with one each. */
  readonly isShared: boolean;
}

/** How a substance was tested. */
export interface Tested {
  readonly finding: Finding;
  /** Days from the start until it was named; null if it was not. */
  readonly namedAfter: number | null;
  /** Days that it took, with the restriction before it. */
  readonly took: number;
  /** What a leaflet would say after the first round: the highest load that is borne; null when nothing was felt. */
  readonly leaflet: number | null;
  readonly wasEverNamed: boolean;
  readonly wasEverLikely: boolean;
  /** Doses that had a severe reaction. */
  readonly severe: number;
}

export interface Outcome {
  readonly member: SimulatedMember;
  readonly tested: ReadonlyMap<Substance, Tested>;
  /** Whether the first guess from the baseline was a trigger. */
  readonly guessedRight: boolean;
  /** For all substances, with the baseline. */
  readonly days: number;
}

/** Days before the first of a test that its statistics read, as the server does. */
const daysBefore = 14;

/**
 * The days that a finding is read from. Each test is a program of its own: what was served in an earlier one is not in
 * it, and where it goes on with the restriction of that one, neither are the days on which it was eaten.
 */
const daysOfTest = (days: readonly TrackedDay[], begun: number, isContinued: boolean): TrackedDay[] =>
  days
    .slice(Math.max(0, begun - daysBefore))
    .filter((it) => it.day >= begun || !isContinued || it.portion === 'none')
    .map((it) => (it.day >= begun ? it : { ...it, period: 0, portion: 'none', planned: {} }));

/** Lives through a block, and says how it went. */
function liveBlock(
  member: SimulatedMember,
  served: Omit<Served, 'portions'>,
  substance: Substance,
  load: number,
  usual: number,
): PastBlock {
  let worst: number | null = null;
  const live = (portions: Served['portions'], counts: boolean) => {
    const { symptom } = member.live({ ...served, portions });
    if (counts && symptom !== null) worst = Math.max(worst ?? 0, symptom);
  };
  for (let day = 0; day < protocol.doseDays && !isReaction(reactionOf(worst, usual)); day += 1)
    live({ substance, load }, true);
  live(null, true);
  const reaction = reactionOf(worst, usual);
  for (let day = 1; day < protocol.rest[reaction]; day += 1) live(null, false);
  return { load, reaction };
}

/** A reading as a leaflet describes it: a dose with moderate to severe symptoms ends it, mild ones do not. */
function leafletOf(blocks: readonly PastBlock[]): number | null {
  let borne = 0;
  for (const { load, reaction } of blocks) {
    if (load === 0) continue;
    if (isReaction(reaction)) return borne;
    borne = Math.max(borne, load);
  }
  return null;
}

export function simulatedProgram(options: ProgramOptions): Outcome {
  const member = simulatedMember(options);
  const { days, planted } = member;
  const tested = new Map<Substance, Tested>();
  const below = new Map<Substance, number>();
  const low = new Set<Substance>();
  let period = 0;
  const live = (count: number) => {
    for (let day = 0; day < count; day += 1) member.live({ period, low, below, portions: null });
  };
  const byGuess = (among: readonly Substance[]): Substance[] => {
    const scores = firstGuess(days, substances);
    return among.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0));
  };
  live(protocol.baseline.days);
  const guessedRight = planted.has(byGuess(substances)[0] ?? '');

  const remaining = new Set<Substance>(substances);
  while (remaining.size > 0) {
    const isContinued = low.size > 0;
    const inOrder = byGuess(isContinued ? [...low] : [...remaining]);
    const [substance = ''] = inOrder;
    remaining.delete(substance);
    const begun = days.length;
    if (!isContinued) {
      period += 1;
      for (const it of inOrder.slice(0, options.isShared ? protocol.sugarsAtMost : 1)) low.add(it);
    }
    live(isContinued ? protocol.nextTest.lowDays : protocol.restriction.axis);
    const calm = () =>
      days.slice(Math.max(begun, days.length - protocol.usual.days)).flatMap(({ symptom }) => symptom ?? []);
    while (isContinued && calm().length < protocol.usual.entries) live(1);
    const usual = calm().reduce((sum, it) => sum + it, 0) / Math.max(1, calm().length);
    const blocks: PastBlock[] = [];
    const looks: Finding[] = [];
    const course: Course = {
      substance,
      seed: String(options.seed),
      highestLoad: Number.POSITIVE_INFINITY,
      blocks,
      looks,
    };
    let leaflet: number | null = null;
    let namedAfter: number | null = null;
    for (let step = nextStep(course); step.kind !== 'done'; step = nextStep(course))
      if (step.kind === 'block')
        blocks.push(liveBlock(member, { period, low, below }, substance, step.load, usual));
      else {
        const read = daysOfTest(days, begun, isContinued);
        const found = foundLast(substance, looks);
        const finding = findTriggers(read, substances, [substance], found).get(substance);
        if (finding === undefined) throw new Error(`There is no finding for ${substance}.`);
        if (looks.length === 0) leaflet = leafletOf(blocks);
        if (finding.kind === 'trigger') namedAfter ??= days.length;
        looks.push(finding);
      }
    const finding = looks.at(-1);
    if (finding === undefined) throw new Error(`There was no look at ${substance}.`);
    low.delete(substance);
    if (finding.kind === 'trigger' || finding.kind === 'likely')
      below.set(substance, finding.limit?.low ?? 1);
    tested.set(substance, {
      finding,
      leaflet,
      namedAfter,
      took: days.length - begun,
      wasEverNamed: looks.some(({ kind }) => kind === 'trigger'),
      wasEverLikely: looks.some(({ kind }) => kind === 'likely'),
      severe: blocks.filter(({ load, reaction }) => load > 0 && reaction === 'severe').length,
    });
  }
  return { member, tested, guessedRight, days: days.length };
}
