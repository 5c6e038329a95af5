import type { Device } from './device.ts';
import {
  isLeased,
  type Lease,
  type QueuedMutation,
  type QueuedOperationId,
  temporaryId,
  temporaryNumber,
} from './queued-mutation.ts';
import { syncMutation } from './sync-mutation.ts';

export interface SendingReport {
  readonly sent: number;
  /** How many the server has refused. */
  readonly refused: number;
  readonly left: number;
  /** The operations that were sent. */
  readonly operations: readonly QueuedOperationId[];
}

/** Milliseconds that a response may need after its deadline to be written down. */
const margin = 5_000;

const stopped = { kind: 'leased' } as const;
export const leaseUntil = ({ now, deadline }: Pick<Device, 'now' | 'deadline'>): number =>
  now().getTime() + deadline + margin;

/**
 * Sends what waits, in its order, until nothing is left or the server cannot be reached. A tab has the oldest mutation
 * to itself for as long as a request may take; no lock is held while it waits for the response.
 */
export async function sendOutbox(
  device: Device,
  userId: string,
  signal: AbortSignal,
): Promise<SendingReport> {
  const { store, tab: id } = device;
  const lease = (): Lease => ({ id, until: leaseUntil(device) });
  const operations: QueuedOperationId[] = [];
  let refused = 0;
  const report = (left: number): SendingReport => ({
    sent: operations.length - refused,
    refused,
    left,
    operations,
  });
  for (;;) {
    const claim = signal.aborted ? stopped : await store.claim(userId, lease(), device.now());
    if (claim.kind === 'empty') return report(0);
    const left = (await store.list(userId)).length;
    if (claim.kind === 'leased') return report(left);
    const { mutation } = claim;
    const renew = async () => !signal.aborted && (await store.extend(mutation.key, lease()));
    const result = await syncMutation(device, mutation, await store.ids(userId), { renew, signal });
    if (result.kind === 'later') {
      // a newer run of this tab has the lease by now
      if (!signal.aborted)
        await store.update(mutation.key, (each) => (each.lease?.id === id ? withoutLease(each) : each));
      return report(left);
    }
    await store.settle(mutation, result);
    operations.push(mutation.operationId);
    if (result.kind === 'refused') refused += 1;
    device.notify();
  }
}

export function withoutLease({ lease: _, ...mutation }: QueuedMutation): QueuedMutation {
  return mutation;
}

/** Whether it is about what another mutation makes. */
function isAbout({ params, query, body }: QueuedMutation, key: string): boolean {
  const text = JSON.stringify([params, query, body]);
  return text.includes(temporaryId(key)) || text.includes(String(temporaryNumber(key)));
}

/** Discards a mutation with all that is about what it would have made. Throws while one of them is being sent. */
export async function discardMutation(device: Device, userId: string, key: string): Promise<void> {
  const discarded = (await device.store.list(userId)).filter(
    (mutation) => mutation.key === key || isAbout(mutation, key),
  );
  if (discarded.some((mutation) => isLeased(mutation, device.now())))
    throw new Error('The change is being sent at the moment.');
  for (const mutation of discarded) await device.store.settle(mutation, { history: null });
  device.notify();
}
