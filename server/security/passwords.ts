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
  /** The hash to store: argon2id with a random salt. `caller`: a member's id or an address, which take turns. */
  readonly hash: (password: string, caller: string) => Promise<string>;
  /** Verifies a password. `null` (no such account) takes as long and always fails. */
  readonly isRight: (stored: string | null, password: string, caller: string) => Promise<boolean>;
}

/** Runs at most one hash per core; throws 429 or 503 when too many are waiting. */
export function createPasswords({ mostWaiting = 100, cost = recommended } = {}): Passwords {
  const cores = availableParallelism();
  const semaphore = createFairSemaphore({
    atOnce: cores,
    // a hash is short: whoever comes next waits for one of them at most
    atOnceOfCaller: cores,
    mostWaiting,
    mostWaitingOfCaller: Math.ceil(mostWaiting / 5),
  });
  let dummyHash: Promise<string> | null = null;
  return {
    hash: (password, caller) => semaphore.run(caller, () => hash(password, cost)),
    isRight: (stored, password, caller) =>
      semaphore.run(caller, async () => {
        dummyHash ??= hash(crypto.randomUUID(), cost);
        const isRight = await verify(stored ?? (await dummyHash), password);
        return isRight && stored !== null;
      }),
  };
}
