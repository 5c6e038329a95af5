import type { OperationAnswer } from '#contract/operations.ts';
import type { ChangingRead, ReadRequest } from './cached-reads.ts';
import type { ReadCache } from './device.ts';
import type { QueuedMutation, QueuedOperationId } from './queued-mutation.ts';
import type { View } from './queued-operation.ts';
import { operationOf } from './queued-operations.ts';

function overlayOne<Id extends QueuedOperationId, Read extends ChangingRead>(
  mutation: QueuedMutation<Id>,
  body: OperationAnswer<Read>,
  request: ReadRequest<Read>,
): OperationAnswer<Read> {
  const overlay = operationOf(mutation).overlay[request.read];
  return overlay === undefined ? body : overlay(body, mutation, request);
}

function createOne<Id extends QueuedOperationId, Read extends ChangingRead>(
  mutation: QueuedMutation<Id>,
  request: ReadRequest<Read>,
): OperationAnswer<Read> | null {
  return operationOf(mutation).creates[request.read]?.(mutation, request) ?? null;
}

/** A response with all pending mutations shown in it, oldest first. */
export function overlayAll<Read extends ChangingRead>(
  read: Read,
  body: OperationAnswer<Read>,
  request: Omit<ReadRequest<Read>, 'read'>,
  pending: readonly QueuedMutation[],
): OperationAnswer<Read> {
  let shown = body;
  for (const mutation of pending) shown = overlayOne(mutation, shown, { ...request, read });
  return shown;
}

/** The same where the device has no response: one of the mutations may be what it would be about. */
export function overlayNothing<Read extends ChangingRead>(
  request: ReadRequest<Read>,
  pending: readonly QueuedMutation[],
): OperationAnswer<Read> | null {
  let shown: OperationAnswer<Read> | null = null;
  for (const mutation of pending)
    shown = shown === null ? createOne(mutation, request) : overlayOne(mutation, shown, request);
  return shown;
}

export const viewOf = (cache: ReadCache, pending: readonly QueuedMutation[]): View => ({
  cache,
  pending,
  show: overlayAll,
});
