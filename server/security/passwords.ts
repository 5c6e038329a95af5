import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '#server/errors.ts';

/** What guessing one password costs; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** The text to store: argon2id with its own salt. */
  readonly hash: (password: string) => Promise<string>;
  /** Whether the password is the one stored. `null` (no such account) takes as long and is never right. */
  readonly isRight: (stored: string | null, password: string) => Promise<boolean>;
}

/** Hashing takes the memory and the cores of the machine, so no more runs at once than there are cores; past `queueLength` waiting ones it answers 503. */
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

  let nobodys: Promise<string> | null = null;
  return {
    hash: (password) => limited(() => hash(password, cost)),
    isRight: async (stored, password) => {
      nobodys ??= limited(() => hash(crypto.randomUUID(), cost));
      const against = stored ?? (await nobodys);
      const isRight = await limited(() => verify(against, password));
      return isRight && stored !== null;
    },
  };
}
