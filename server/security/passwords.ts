import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairSemaphore } from '#server/threads/fair-semaphore.ts';

/** Cost of one argon2id hash; memory in KiB. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const recommended: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** The hash to store: argon2id with a random salt. `caller`: a member's id or an address; callers take turns. */
  readonly hash: (password: string, caller: string) => Promise<string>;
  /** Verifies a password. `null` (no such account) takes as long and always fails. */
  readonly isRight: (stored: string | null, password: string, caller: string) => Promise<boolean>;
}

/** Runs at most one hash per core; throws 429 or 503 when too many are waiting. */
export function createPasswords({
  maxWaiting = 100,
  cost = recommended,
  atOnce = availableParallelism(),
  argon2 = { hash, verify },
} = {}): Passwords {
  const semaphore = createFairSemaphore({
    atOnce,
    // a hash is short: the next caller waits for at most one
    atOnceOfCaller: atOnce,
    maxWaiting,
    maxWaitingOfCaller: Math.ceil(maxWaiting / 5),
  });
  let dummyHash: Promise<string> | null = null;
  return {
    hash: (password, caller) => semaphore.run(caller, () => argon2.hash(password, cost)),
    isRight: (stored, password, caller) =>
      semaphore.run(caller, async () => {
        dummyHash ??= argon2.hash(crypto.randomUUID(), cost);
        const isRight = await argon2.verify(stored ?? (await dummyHash), password);
        return isRight && stored !== null;
      }),
  };
}
