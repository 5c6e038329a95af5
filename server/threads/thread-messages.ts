/** Messages between the server and a worker thread. */
export interface WorkRequest<Work> {
  readonly kind: 'work';
  readonly id: number;
  readonly work: Work;
}

export type WorkReply<Outcome> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'outcome'; readonly id: number; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

const isOfKind = (message: unknown, kinds: readonly string[]): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  typeof message.kind === 'string' &&
  kinds.includes(message.kind);

/** Node sends its own messages over the same port, as with `--watch`: they are ignored. */
export const isWorkReply = <Outcome>(message: unknown): message is WorkReply<Outcome> =>
  isOfKind(message, ['ready', 'outcome', 'failed']);

export const isWorkRequest = <Work>(message: unknown): message is WorkRequest<Work> =>
  isOfKind(message, ['work']);
