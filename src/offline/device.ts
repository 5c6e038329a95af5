import type { ChangeStore } from './queued-mutation.ts';

export interface KeptAnswer {
  /** Below /api, with its query. */
  readonly path: string;
  readonly body: unknown;
}

/** What the keeping of changes stands on. */
export interface Device {
  readonly store: ChangeStore;
  /** Answers the device keeps for the member, of the paths below /api that fit, latest first. */
  readonly kept: (userId: string, fits: RegExp) => Promise<readonly KeptAnswer[]>;
  /** Sends in the name of whoever is signed in. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** One at a time, of all tabs. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Tells all tabs that something changed in the store. */
  readonly tell: () => void;
  readonly now: () => Date;
}
