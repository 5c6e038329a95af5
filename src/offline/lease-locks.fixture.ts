import type { LeaseLocks } from './lease-locks.ts';

interface PageLocks extends LeaseLocks {
  /** Releases all that the page holds, as the browser does when it ends. */
  readonly end: () => void;
}

/** The locks of a browser. Other pages hold `leaseIds`. */
export function browserLocks(...leaseIds: readonly string[]): { readonly openPage: () => PageLocks } {
  const held = new Set(leaseIds.map((leaseId) => ({ leaseId })));
  const openPage = (): PageLocks => {
    const own = new Set<{ readonly leaseId: string }>();
    return {
      hold: async (leaseId) => {
        const lock = { leaseId };
        own.add(lock);
        held.add(lock);
        return () => void held.delete(lock);
      },
      isHeld: async (leaseId) => [...held].some((lock) => lock.leaseId === leaseId),
      end: () => {
        for (const lock of own) held.delete(lock);
      },
    };
  };
  return { openPage };
}

/** Those of one page. */
export const locksHeld = (...leaseIds: readonly string[]): LeaseLocks => browserLocks(...leaseIds).openPage();
