import { rng } from '#domain/random/random.ts';
import type { Finding } from './find-triggers.ts';
import { isReaction, protocol, type Reaction } from './protocol.ts';
import type { Substance } from './tracked-day.ts';

/** A block that was eaten: days of a test portion and days low after them. */
export interface PastBlock {
  /** 0 without a dose. */
  readonly load: number;
  readonly reaction: Reaction;
}

/** What a look found, as far as the next blocks depend on it. */
export type Look = Pick<Finding, 'kind' | 'probability' | 'limit'>;

/** How one substance was tested so far. Everything that follows depends on this alone. */
export interface Course {
  readonly substance: Substance;
  /** Of the program: the same blocks are drawn again from the same seed. */
  readonly seed: string;
  /** Whether a substance was tested before in this program, with control blocks of its own. */
  readonly hasEarlierControls: boolean;
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
function roundAfter(course: Course, before: readonly Look[], top: number): Round | null {
  const { substance, seed, hasEarlierControls } = course;
  const orderOf = <T>(items: readonly T[]) => shuffled(items, `${seed}/${substance}/${before.length}`);
  const last = before.at(-1);
  if (last === undefined) {
    const { doses, controls } = hasEarlierControls ? protocol.nextFirstRound : protocol.firstRound;
    return { blocks: orderOf([...times(doses, 'ladder' as const), ...times(controls, 0)]) };
  }
  if (last.kind === 'tolerated') return null;
  if (isNamed(last)) {
    const { factors, controls, most } = protocol.narrowing;
    const { limit } = last;
    if (limit === null || limit.isFigure || before.filter(isNamed).length > most) return null;
    const loads = factors.map((factor) => Math.min(limit.median * factor, Math.max(top, limit.median)));
    return {
      blocks: orderOf([...loads.map((it) => Math.min(it, course.highestLoad)), ...times(controls, 0)]),
    };
  }
  const { doses, controls, most, mostIfLikely, likelyFrom } = protocol.furtherRound;
  if (before.length > (last.probability >= likelyFrom ? mostIfLikely : most)) return null;
  return { blocks: orderOf([...times(doses, 'ladder' as const), ...times(controls, 0)]) };
}

interface Ladder {
  readonly rung: number;
  /** By rung. */
  readonly reactions: readonly number[];
}

const noReactions = protocol.rungs.map(() => 0);

const loadAt = ({ rung }: Ladder, highest: number): number => Math.min(protocol.rungs[rung] ?? 0, highest);

/** Up by one after a calm dose, the same again after a reaction, down after a severe one. */
function afterDose({ rung, reactions: before }: Ladder, reaction: Reaction): Ladder {
  const weight = reaction === 'severe' ? protocol.heldFrom : Number(isReaction(reaction));
  const reactions = before.map((count, at) => count + (at === rung ? weight : 0));
  const at = (index: number) => reactions[index] ?? 0;
  if (reaction === 'severe' || at(rung) >= 2 * protocol.heldFrom)
    return { rung: Math.max(0, rung - 1), reactions };
  const isHeld = [rung, rung + 1].some((it) => at(it) >= protocol.heldFrom);
  const mayRise = !isReaction(reaction) && !isHeld && rung + 1 < protocol.rungs.length;
  return { rung: mayRise ? rung + 1 : rung, reactions };
}

/** What comes next. `course.blocks` and `course.looks` are replayed, so nothing else has to be stored. */
export function nextStep(course: Course): NextStep {
  let ladder: Ladder = { rung: protocol.startRung, reactions: noReactions };
  let used = 0;
  for (let n = 0; ; n += 1) {
    const round = roundAfter(course, course.looks.slice(0, n), loadAt(ladder, course.highestLoad));
    if (round === null) return { kind: 'done' };
    for (const planned of round.blocks) {
      const past = course.blocks[used];
      if (past === undefined)
        return { kind: 'block', load: planned === 'ladder' ? loadAt(ladder, course.highestLoad) : planned };
      used += 1;
      if (planned === 'ladder') ladder = afterDose(ladder, past.reaction);
    }
    const look = course.looks[n];
    if (look === undefined) return { kind: 'look' };
    if (look.probability < protocol.heldUnless) ladder = { ...ladder, reactions: noReactions };
  }
}
