import type { Device } from './device.ts';
import { isLeased, type Lease, type QueuedMutation } from './queued-mutation.ts';

/** Locks that tell whether the page with a lease is still open: the browser releases them when a page ends. */
export interface LeaseLocks {
  /** Resolves to what releases it; null: this browser has no locks. */
  readonly hold: (leaseId: string) => Promise<(() => void) | null>;
  /** Whether an open page holds it. */
  readonly isHeld: (leaseId: string) => Promise<boolean>;
}

const nameOf = (leaseId: string) => `lease-${leaseId}`;

export const leaseLocks: LeaseLocks = {
  hold: async (leaseId) => {
    if (!('locks' in navigator)) return null;
    return new Promise((resolve) => {
      navigator.locks
        // shared: a tab may send again before its last request has ended
        .request(nameOf(leaseId), { mode: 'shared' }, () => new Promise<void>((release) => resolve(release)))
        .catch(() => resolve(null));
    });
  },
  isHeld: async (leaseId) => {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === nameOf(leaseId));
  },
};

/** Whether the tab of a lease has ended; without a lock nobody knows. */
export const hasEnded = async ({ locks }: Pick<Device, 'locks'>, lease: Lease): Promise<boolean> =>
  lease.isLocked === true && !(await locks.isHeld(lease.id));

/** Whether a tab that is still open is sending it. */
export const isBeingSent = async (
  device: Pick<Device, 'locks' | 'now'>,
  mutation: QueuedMutation,
): Promise<boolean> => {
  const { lease } = mutation;
  return lease !== undefined && isLeased(mutation, device.now()) && !(await hasEnded(device, lease));
};

/** The lease as it's stored, and what ends its lock. */
export async function lockLease(
  { locks }: Pick<Device, 'locks'>,
  lease: Lease,
): Promise<{ readonly lease: Lease; readonly releaseLock: () => void }> {
  const release = await locks.hold(lease.id);
  return release === null
    ? { lease, releaseLock: () => {} }
    : { lease: { ...lease, isLocked: true }, releaseLock: release };
}

/** Those whose screen awaits the response: not shown as pending until their tab ends or their lease expires. */
export async function hiddenOf(
  device: Pick<Device, 'locks' | 'now'>,
  mutations: readonly QueuedMutation[],
): Promise<ReadonlySet<QueuedMutation>> {
  const awaited = mutations.filter(({ lease }) => lease?.isForeground === true);
  const areSent = await Promise.all(awaited.map((each) => isBeingSent(device, each)));
  return new Set(awaited.filter((_, at) => areSent[at]));
}
