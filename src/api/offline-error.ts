import { connectionMessages } from '#domain/message/connection-messages.ts';

/** There is no network: what a member is to know of a read, or of another call. */
export class OfflineError extends Error {
  constructor(method: string) {
    super(method === 'GET' ? connectionMessages.notStored : connectionMessages.notSent);
    this.name = 'OfflineError';
  }
}
