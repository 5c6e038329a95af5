/** A queue that is fair to members. Times are milliseconds of the given clock. */
export interface Waiting<Work, Answer> {
  readonly work: Work;
  readonly member: string | null;
  readonly timeLimitMs: number;
  readonly since: number;
  readonly due: number;
  readonly answer: Answer;
}

export interface FairQueue<Work, Answer> {
  readonly size: () => number;
  /** Number of queued items of one member. */
  readonly sizeOf: (member: string) => number;
  readonly add: (asked: Pick<Waiting<Work, Answer>, 'work' | 'member' | 'timeLimitMs' | 'answer'>) => void;
  /** Dequeues the work that has waited too long. */
  readonly takeOverdue: () => readonly Waiting<Work, Answer>[];
  /** Dequeues the next piece of work. */
  readonly takeNext: () => Waiting<Work, Answer> | null;
}

/**
 * Earliest deadline first: work is due when its own time limit has passed since it came, so what is short goes before
 * what is long and came with it, and what has waited goes before what is short. Each piece of a member who has some
 * waiting already is due so much later, counted again whenever a piece of theirs is taken: however much they asked for at
 * once, and however long ago, somebody else's first piece waits for one of theirs at most besides the one being done.
 */
export function createFairQueue<Work, Answer>(
  mostWaitMs: number,
  now: () => number,
): FairQueue<Work, Answer> {
  type Each = Waiting<Work, Answer>;
  let waiting: readonly Each[] = [];
  const take = (isTaken: (it: Each) => boolean): readonly Each[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((it) => !isTaken(it));
    return taken;
  };
  /** Resets the deadlines of a member's remaining items as if they had just arrived. */
  function postpone(member: string): void {
    const from = now();
    let own = 0;
    const later = waiting.map((it) => {
      if (it.member !== member) return it;
      own += 1;
      return { ...it, due: Math.max(it.due, from + it.timeLimitMs * own) };
    });
    waiting = later.toSorted((a, b) => a.due - b.due);
  }
  const sizeOf = (member: string) => waiting.filter((it) => it.member === member).length;
  return {
    size: () => waiting.length,
    sizeOf,
    add: (asked) => {
      const since = now();
      const own = asked.member === null ? 0 : sizeOf(asked.member);
      const due = since + asked.timeLimitMs * (1 + own);
      const place = waiting.findIndex((it) => it.due > due);
      waiting = waiting.toSpliced(place === -1 ? waiting.length : place, 0, { ...asked, since, due });
    },
    takeOverdue: () => take(({ since }) => now() - since > mostWaitMs),
    takeNext: () => {
      const [next = null, ...rest] = waiting;
      waiting = rest;
      if (next !== null && next.member !== null) postpone(next.member);
      return next;
    },
  };
}
