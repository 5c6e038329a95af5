import type { Device } from './device.ts';
import { hasEnded, isBeingSent, lockLease } from './lease-locks.ts';
import type { Claim } from './queue-store.ts';
import {
  type HistoryEntry,
  type Lease,
  type QueuedMutation,
  type QueuedOperationId,
  temporaryId,
  temporaryNumber,
  type Variant,
} from './queued-mutation.ts';
import { staleReads } from './queued-operations.ts';
import { syncMutation } from './sync-mutation.ts';

export interface SendingReport {
  readonly sent: number;
  /** Number of refused mutations. */
  readonly refused: number;
  readonly remaining: number;
  /** The operations that were sent. */
  readonly operations: readonly QueuedOperationId[];
}

/** Milliseconds after the deadline for storing a response. */
const margin = 5_000;

export const leaseUntil = ({ now, deadline }: Pick<Device, 'now' | 'deadline'>): number =>
  now().getTime() + deadline + margin;

/** Whether a mutation has to wait for one that needs a membership: it changes what that one creates, or nothing else. */
function dependsOn(mutation: QueuedMutation, unpaid: QueuedMutation): boolean {
  const changed = new Set(staleReads(unpaid.operationId));
  return (
    mutation.key === unpaid.key ||
    isAbout(mutation, unpaid.key) ||
    staleReads(mutation.operationId).every((read) => changed.has(read))
  );
}

/**
 * Sends pending mutations in order, until none is left or the server is unreachable. After the membership has ended, those
 * that need it wait for the next one, and the others are sent. A tab leases the oldest
 * mutation for as long as a request may take, and no longer than it is open.
 */
export async function sendQueue(device: Device, userId: string, signal: AbortSignal): Promise<SendingReport> {
  const { lease, releaseLock } = await lockLease(device, { id: device.tab, until: 0 });
  const renewed = (): Lease => ({ ...lease, until: leaseUntil(device) });
  return sendAll(device, userId, signal, renewed).finally(releaseLock);
}

/** The oldest mutation, unless a tab that is still open is sending it. */
async function claimNext(
  device: Device,
  userId: string,
  lease: Lease,
  isHeldBack: (mutation: QueuedMutation) => boolean,
): Promise<Claim> {
  const { store, now } = device;
  const claim = await store.claim(userId, lease, now(), { isHeldBack });
  if (claim.kind !== 'leased' || !(await hasEnded(device, claim.lease))) return claim;
  return store.claim(userId, lease, now(), { isHeldBack, endedId: claim.lease.id });
}

async function sendAll(
  device: Device,
  userId: string,
  signal: AbortSignal,
  lease: () => Lease,
): Promise<SendingReport> {
  const { store } = device;
  const operations: QueuedOperationId[] = [];
  const unpaid: QueuedMutation[] = [];
  const isHeldBack = (mutation: QueuedMutation) => unpaid.some((each) => dependsOn(mutation, each));
  let refused = 0;
  const report = (remaining: number): SendingReport => ({
    sent: operations.length - refused,
    refused,
    remaining,
    operations,
  });
  for (;;) {
    const claim = signal.aborted ? null : await claimNext(device, userId, lease(), isHeldBack);
    if (claim?.kind !== 'claimed') return report((await store.list(userId)).length);
    const { mutation } = claim;
    const renew = async () => !signal.aborted && (await store.extend(mutation.key, lease()));
    const remember = (variant: Variant) =>
      store.update(mutation.key, (each) => ({ ...each, variants: [...(each.variants ?? []), variant] }));
    const turn = { renew, remember, signal };
    const result = await syncMutation(device, mutation, await store.ids(userId), turn);
    if (result.kind === 'later' || result.kind === 'unpaid') {
      // a newer run of this tab has the lease
      if (!signal.aborted)
        await store.update(mutation.key, (each) =>
          each.lease?.id === device.tab ? withoutLease(each) : each,
        );
      if (result.kind === 'later') return report((await store.list(userId)).length);
      unpaid.push(mutation);
      continue;
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

/** Whether it refers to an entity that another mutation creates. */
function isAbout({ params, query, body }: QueuedMutation, key: string): boolean {
  const text = JSON.stringify([params, query, body]);
  return text.includes(temporaryId(key)) || text.includes(String(temporaryNumber(key)));
}

/** Discards a mutation with all that refer to the entity it would have created. Throws while one of them is being sent. */
export async function discardMutation(device: Device, userId: string, key: string): Promise<void> {
  const discarded = (await device.store.list(userId)).filter(
    (mutation) => mutation.key === key || isAbout(mutation, key),
  );
  const areSent = await Promise.all(discarded.map((mutation) => isBeingSent(device, mutation)));
  if (areSent.some(Boolean)) throw new Error('The change is being sent at the moment.');
  for (const mutation of discarded) await device.store.settle(mutation, { history: null });
  device.notify();
}

/**
 * Queues a refused mutation again. Its key stays: what refers to the entity it creates finds it, and if the
 * server has carried it out after all, it does not do so twice.
 */
export async function requeueRefused(
  { store, now, notify }: Device,
  history: readonly HistoryEntry[],
  id: string,
): Promise<void> {
  const refused = history.find((each) => each.id === id)?.mutation;
  if (!refused) return;
  const createdAt = now().toISOString();
  await store.removeHistory(id, withoutLease({ ...refused, createdAt }));
  notify();
}
