import type { LogPosition } from './log-position.ts';

/** What a server of the database said of itself. */
export interface ServerState {
  /** `standby`: a streaming replica; `closed`: a server that takes no writes and replays none. */
  readonly role: 'primary' | 'standby' | 'closed';
  /** What it has written or, on a standby, replayed. */
  readonly position: LogPosition;
  /** Of its log; each promotion begins a new one, with a higher number. 0 on a standby. */
  readonly timeline: number;
}

/** The primary's position at a moment. */
export interface Observation {
  readonly at: number;
  readonly position: LogPosition;
}

/**
 * The server that takes writes: of several the one with the newest log, as a former primary that returns has lost its
 * place. `newest`: the highest timeline that was ever seen. -1: there is none.
 */
export function primaryOf(states: readonly (ServerState | null)[], newest: number): number {
  let found = -1;
  let timeline = newest - 1;
  for (const [index, state] of states.entries()) {
    if (state?.role !== 'primary' || state.timeline <= timeline) continue;
    found = index;
    timeline = state.timeline;
  }
  return found;
}

/**
 * How long a replica is behind what is known of the primary, in the unit of `at`. `observations`: in the order of time.
 * While the primary is gone, what it said last counts.
 */
export function lagOf(position: LogPosition, observations: readonly Observation[]): number {
  const last = observations.at(-1);
  if (last === undefined) return 0;
  const reached = observations.findLast((each) => each.position <= position);
  return reached === undefined ? Infinity : last.at - reached.at;
}

/** A number from 0 to `count - 1` for a caller: the same each time, so that one member reads from one replica. */
export function placeOf(caller: string, count: number): number {
  let hash = 0;
  for (const character of caller) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}
