import type { OperationResponse } from '#contract/operations.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import type { ReadCache } from './device.ts';
import type { QueuedMutation, QueuedOperationId } from './queued-mutation.ts';
import type { View } from './queued-operation.ts';
import { operationOf } from './queued-operations.ts';

function overlayOne<Id extends QueuedOperationId, Read extends ChangingRead>(
  mutation: QueuedMutation<Id>,
  body: OperationResponse<Read>,
  request: ReadRequest<Read>,
): OperationResponse<Read> {
  const overlay = operationOf(mutation).overlay[request.read];
  return overlay === undefined ? body : overlay(body, mutation, request);
}

function createOne<Id extends QueuedOperationId, Read extends ChangingRead>(
  mutation: QueuedMutation<Id>,
  request: ReadRequest<Read>,
): OperationResponse<Read> | null {
  return operationOf(mutation).creates[request.read]?.(mutation, request) ?? null;
}

/** A response with all pending mutations applied, oldest first. */
export function overlayAll<Read extends ChangingRead>(
  read: Read,
  body: OperationResponse<Read>,
  request: Omit<ReadRequest<Read>, 'read'>,
  pending: readonly QueuedMutation[],
): OperationResponse<Read> {
  let shown = body;
  for (const mutation of pending) shown = overlayOne(mutation, shown, { ...request, read });
  return shown;
}

/** The same without a cached response: one of the mutations may create it. */
export function overlayNothing<Read extends ChangingRead>(
  request: ReadRequest<Read>,
  pending: readonly QueuedMutation[],
): OperationResponse<Read> | null {
  let shown: OperationResponse<Read> | null = null;
  for (const mutation of pending)
    shown = shown === null ? createOne(mutation, request) : overlayOne(mutation, shown, request);
  return shown;
}

/** Loads what the overlays of these mutations need; without a network, what isn't on the device has no effect yet. */
export async function loadOverlays(mutations: readonly QueuedMutation[]): Promise<void> {
  await Promise.all(
    mutations.map((mutation) =>
      operationOf(mutation)
        .load?.()
        .catch(() => {}),
    ),
  );
}

export const viewOf = (cache: ReadCache, pending: readonly QueuedMutation[]): View => ({
  cache,
  pending,
  show: overlayAll,
});
