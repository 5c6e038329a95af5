import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#server/errors.ts';

/** Cost of one argon2id hash; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** The hash to store: argon2id with a random salt. */
  readonly hash: (password: string) => Promise<string>;
  /** Verifies a password. `null` (no such account) takes as long and always fails. */
  readonly isRight: (stored: string | null, password: string) => Promise<boolean>;
}

/** Runs at most one hash per core; throws 503 when more than `queueLength` are waiting. */
export function createPasswords({ queueLength = 100, cost = recommended } = {}): Passwords {
  let free = availableParallelism();
  const waiting: (() => void)[] = [];

  async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else if (waiting.length >= queueLength) throw unavailable();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  }

  let dummyHash: Promise<string> | null = null;
  return {
    hash: (password) => limited(() => hash(password, cost)),
    isRight: async (stored, password) => {
      dummyHash ??= limited(() => hash(crypto.randomUUID(), cost));
      const against = stored ?? (await dummyHash);
      const isRight = await limited(() => verify(against, password));
      return isRight && stored !== null;
    },
  };
}
