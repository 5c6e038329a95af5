import { rng } from '#domain/random/random.ts';
import { type Finding, foundTrigger } from './find-triggers.ts';
import { isReaction, protocol, type Reaction } from './protocol.ts';
import type { Substance } from './tracked-day.ts';

/** A block that was eaten: days of a test portion and days low after them. */
export interface PastBlock {
  /** 0 without a dose. */
  readonly load: number;
  readonly reaction: Reaction;
}

/** What a look found, as far as the next blocks depend on it. */
export type Look = Pick<Finding, 'kind' | 'isFound' | 'probability' | 'limit'>;

export const lookOf = ({ kind, isFound, probability, limit }: Finding): Look => ({
  kind,
  probability,
  limit,
  ...(isFound !== undefined && { isFound }),
});

/** How one substance was tested so far. Everything that follows depends on this alone. */
export interface Course {
  readonly substance: Substance;
  /** Of the program: the same blocks are drawn again from the same seed. */
  readonly seed: string;
  /** No dose is above it: twice a usual portion. */
  readonly highestLoad: number;
  readonly blocks: readonly PastBlock[];
  readonly looks: readonly Look[];
}

export type NextStep =
  /** `load` 0: a portion without a dose. */
  | { readonly kind: 'block'; readonly load: number }
  /** The server reads the statistics, once. */
  | { readonly kind: 'look' }
  | { readonly kind: 'done' };

interface Round {
  /** A dose by the ladder, a given load, or 0 for none; in the order drawn. */
  readonly blocks: readonly ('ladder' | number)[];
}

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const next = rng(seed);
  return items
    .map((it) => ({ it, key: next() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ it }) => it);
}

const times = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it);

const isNamed = ({ kind }: Look): boolean => kind === 'trigger' || kind === 'likely';

/** Null when the course is over. `before`: the looks before the round. */
function roundAfter(course: Course, before: readonly Look[], ladder: Ladder): Round | null {
  const { substance, seed } = course;
  const orderOf = <T>(items: readonly T[]) => shuffled(items, `${seed}/${substance}/${before.length}`);
  const last = before.at(-1);
  if (last === undefined) {
    const { doses, controls } = protocol.firstRound;
    return { blocks: orderOf([...times(doses, 'ladder' as const), ...times(controls, 0)]) };
  }
  // with a load tolerated, it may still be a trigger above it
  if (last.kind === 'tolerated' && last.probability < protocol.furtherRound.likelyFrom) return null;
  const { limit } = last;
  if (isNamed(last)) {
    const isNarrow = limit === null || (limit.isNarrow ?? limit.isFigure);
    if (isNarrow || before.filter(isNamed).length > protocol.narrowing.most) return null;
  }
  const { doses, controls, most, mostIfLikely, likelyFrom } = protocol.furtherRound;
  if (!isNamed(last) && before.length > (last.probability >= likelyFrom ? mostIfLikely : most)) return null;
  // what one look found is tested where the next can tell most: around its limit
  if (foundTrigger(last) && limit !== null) {
    const { factors, controls: without } = protocol.narrowing;
    const top = Math.max(loadAt(ladder, course.highestLoad), limit.median);
    const loads = factors.map((factor) => Math.min(limit.median * factor, top, course.highestLoad));
    return { blocks: orderOf([...loads, ...times(without, 0)]) };
  }
  return { blocks: orderOf([...times(doses, 'ladder' as const), ...times(controls, 0)]) };
}

interface Ladder {
  readonly rung: number;
  /** By rung, since the last look. */
  readonly reactions: readonly number[];
  /** By rung, severe ones since a look last said that it is unlikely the reason. */
  readonly severe: readonly number[];
  /** The lowest load around a limit that was severe since the last look; infinite where none was. */
  readonly severeLoad: number;
}

const none = protocol.rungs.map(() => 0);
const lowest: Ladder = {
  rung: protocol.startRung,
  reactions: none,
  severe: none,
  severeLoad: Number.POSITIVE_INFINITY,
};

const loadOf = (rung: number, highest: number): number => Math.min(protocol.rungs[rung] ?? 0, highest);
const loadAt = ({ rung }: Ladder, highest: number): number => loadOf(rung, highest);

const isClosed = ({ severe }: Ladder, rung: number): boolean => (severe[rung] ?? 0) >= protocol.closedFrom;

/** The lowest dose that was severe too often; infinite where none was. */
function closedLoad(ladder: Ladder, highest: number): number {
  const rung = protocol.rungs.findIndex((_, at) => isClosed(ladder, at));
  return rung < 0 ? Number.POSITIVE_INFINITY : loadOf(rung, highest);
}

const addAt = (counts: readonly number[], rung: number, more: number): number[] =>
  counts.map((count, at) => count + (at === rung ? more : 0));

/** Below the lowest there is none: it is less than a Low serving. */
function belowClosed(ladder: Ladder): Ladder {
  let { rung } = ladder;
  while (rung > 0 && isClosed(ladder, rung)) rung -= 1;
  return { ...ladder, rung };
}

/** What is too much between two doses is too much for the higher one. */
function afterNarrowing(ladder: Ladder, { load, reaction }: PastBlock, highest: number): Ladder {
  if (load === 0 || reaction !== 'severe') return ladder;
  const rung = protocol.rungs.findIndex((_, at) => loadOf(at, highest) >= load);
  const severeLoad = Math.min(ladder.severeLoad, load);
  return belowClosed({ ...ladder, severeLoad, severe: addAt(ladder.severe, rung, 1) });
}

/** Up by one after a calm dose, the same again after a reaction, down after a severe one. */
function afterDose({ rung, ...before }: Ladder, reaction: Reaction, highest: number): Ladder {
  const isSevere = reaction === 'severe';
  const weight = isSevere ? protocol.heldFrom : Number(isReaction(reaction));
  const reactions = addAt(before.reactions, rung, weight);
  const after = { ...before, rung, reactions, severe: addAt(before.severe, rung, Number(isSevere)) };
  const at = (index: number) => reactions[index] ?? 0;
  if (isSevere || at(rung) >= 2 * protocol.heldFrom) return { ...after, rung: Math.max(0, rung - 1) };
  const isHeld = [rung, rung + 1].some((it) => at(it) >= protocol.heldFrom || isClosed(after, it));
  const isHighest = loadOf(rung, highest) >= Math.min(highest, Math.max(...protocol.rungs));
  const mayRise = !isReaction(reaction) && !isHeld && !isHighest;
  return { ...after, rung: mayRise ? rung + 1 : rung };
}

function loadOfBlock(planned: Round['blocks'][number], ladder: Ladder, highest: number): number {
  if (planned === 'ladder') return loadAt(ladder, highest);
  return Math.min(planned, Math.min(ladder.severeLoad, closedLoad(ladder, highest)) * protocol.belowSevere);
}

/** Holds end, so that a trigger is not tested far below its limit for months; severe ones need a reason to. */
const afterLook = (ladder: Ladder, { probability }: Look): Ladder => ({
  ...ladder,
  reactions: none,
  severeLoad: Number.POSITIVE_INFINITY,
  severe: probability < protocol.heldUnless ? none : ladder.severe,
});

/** What comes next. `course.blocks` and `course.looks` are replayed, so nothing else has to be stored. */
export function nextStep(course: Course): NextStep {
  let ladder = lowest;
  let used = 0;
  for (let n = 0; ; n += 1) {
    const round = roundAfter(course, course.looks.slice(0, n), ladder);
    if (round === null) return { kind: 'done' };
    for (const planned of round.blocks) {
      const past = course.blocks[used];
      if (past === undefined)
        return { kind: 'block', load: loadOfBlock(planned, ladder, course.highestLoad) };
      used += 1;
      ladder =
        planned === 'ladder'
          ? afterDose(ladder, past.reaction, course.highestLoad)
          : afterNarrowing(ladder, past, course.highestLoad);
    }
    const look = course.looks[n];
    if (look === undefined) return { kind: 'look' };
    ladder = afterLook(ladder, look);
  }
}
