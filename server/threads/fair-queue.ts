/** A queue that is fair to members. Times are milliseconds of the given clock. */
export interface Waiting<Work, Deferred> {
  readonly work: Work;
  readonly member: string | null;
  readonly timeLimitMs: number;
  readonly since: number;
  readonly due: number;
  readonly deferred: Deferred;
}

export interface FairQueue<Work, Deferred> {
  readonly size: () => number;
  /** Number of queued items of one member. */
  readonly sizeOf: (member: string) => number;
  readonly add: (item: Pick<Waiting<Work, Deferred>, 'work' | 'member' | 'timeLimitMs' | 'deferred'>) => void;
  /** Dequeues the work that has waited too long. */
  readonly takeOverdue: () => readonly Waiting<Work, Deferred>[];
  /** Dequeues the next piece of work. */
  readonly takeNext: () => Waiting<Work, Deferred> | null;
}

/**
 * Earliest deadline first: the deadline of a piece is its arrival plus its time limit, so short work goes
 * before long work of the same time, and old work before new. Each further queued piece of a member has a
 * deadline later by its time limit, recomputed whenever a piece of theirs is taken: however much a member has
 * queued, another member's first piece waits for at most one of theirs besides the running one.
 */
export function createFairQueue<Work, Deferred>(
  maxWaitMs: number,
  now: () => number,
): FairQueue<Work, Deferred> {
  type Each = Waiting<Work, Deferred>;
  let waiting: readonly Each[] = [];
  const take = (isTaken: (it: Each) => boolean): readonly Each[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((it) => !isTaken(it));
    return taken;
  };
  /** Resets the deadlines of a member's remaining items as if they had just been queued. */
  function postpone(member: string): void {
    const from = now();
    let own = 0;
    const postponed = waiting.map((it) => {
      if (it.member !== member) return it;
      own += 1;
      return { ...it, due: Math.max(it.due, from + it.timeLimitMs * own) };
    });
    waiting = postponed.toSorted((a, b) => a.due - b.due);
  }
  const sizeOf = (member: string) => waiting.filter((it) => it.member === member).length;
  return {
    size: () => waiting.length,
    sizeOf,
    add: (item) => {
      const since = now();
      const own = item.member === null ? 0 : sizeOf(item.member);
      const due = since + item.timeLimitMs * (1 + own);
      const place = waiting.findIndex((it) => it.due > due);
      waiting = waiting.toSpliced(place === -1 ? waiting.length : place, 0, { ...item, since, due });
    },
    takeOverdue: () => take(({ since }) => now() - since > maxWaitMs),
    takeNext: () => {
      const [next = null, ...rest] = waiting;
      waiting = rest;
      if (next !== null && next.member !== null) postpone(next.member);
      return next;
    },
  };
}
