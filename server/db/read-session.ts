import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogPosition } from './log-position.ts';

/** Where the reads of one request may go, and what it has written. */
export interface ReadSession {
  /** What a replica must have replayed to answer; null: reads go to the primary. */
  atLeast: LogPosition | null;
  /** The position after the last write; null while there is none, or without replicas. */
  written: LogPosition | null;
}

const sessions = new AsyncLocalStorage<ReadSession>();

export const withReadSession = <Result>(session: ReadSession, work: () => Result): Result =>
  sessions.run(session, work);

/** Null outside of requests: the reads of jobs go to the primary. */
export const currentReadSession = (): ReadSession | null => sessions.getStore() ?? null;

/** Sends the reads of the work to the primary. */
export const fromPrimary = <Result>(work: () => Result): Result =>
  sessions.run({ atLeast: null, written: null }, work);
