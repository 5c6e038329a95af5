import type { PlanProblem } from '#domain/meal-plan/plan-problem.ts';

/** A problem that waits for its turn. Times are milliseconds of the clock that the queue is given. */
export interface Waiting<T> {
  readonly problem: PlanProblem;
  readonly member: string | null;
  readonly since: number;
  readonly due: number;
  readonly answer: T;
}

export interface PlanQueue<T> {
  readonly size: () => number;
  readonly add: (problem: PlanProblem, member: string | null, answer: T) => void;
  /** Takes out those that have waited for too long. */
  readonly takeOverdue: () => readonly Waiting<T>[];
  /** Takes out the one whose turn it is. */
  readonly takeNext: () => Waiting<T> | null;
}

/**
 * Earliest deadline first: a problem is due when its own time limit has passed since it came, so a day goes before a
 * week that came with it, and a week that has waited goes before a day. Each problem of a member who has some waiting
 * already is due so much later.
 */
export function createPlanQueue<T>(mostWaitMs: number, now: () => number): PlanQueue<T> {
  let waiting: readonly Waiting<T>[] = [];
  const take = (isTaken: (it: Waiting<T>) => boolean): readonly Waiting<T>[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((it) => !isTaken(it));
    return taken;
  };
  return {
    size: () => waiting.length,
    add: (problem, member, answer) => {
      const since = now();
      const own = member === null ? [] : waiting.filter((it) => it.member === member);
      const due = since + problem.timeLimitMs * (1 + own.length);
      const place = waiting.findIndex((it) => it.due > due);
      waiting = waiting.toSpliced(place === -1 ? waiting.length : place, 0, {
        problem,
        member,
        since,
        due,
        answer,
      });
    },
    takeOverdue: () => take(({ since }) => now() - since > mostWaitMs),
    takeNext: () => take((it) => it === waiting[0])[0] ?? null,
  };
}
