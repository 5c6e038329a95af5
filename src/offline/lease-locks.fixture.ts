import type { LeaseLocks } from './lease-locks.ts';

/** Locks of which open pages hold those named. */
export function locksHeld(...leaseIds: string[]): LeaseLocks {
  const held = new Set(leaseIds);
  return {
    hold: async (leaseId) => {
      held.add(leaseId);
      return () => void held.delete(leaseId);
    },
    isHeld: async (leaseId) => held.has(leaseId),
  };
}
