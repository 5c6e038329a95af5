import { parentPort } from 'node:worker_threads';
import { isWorkRequest, type WorkReply } from './thread-messages.ts';

const sentenceOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Handles requests in a worker thread, and reports that it is ready. */
export function handleRequests<Work, Outcome>(handle: (work: Work) => Outcome | Promise<Outcome>): void {
  if (parentPort === null) throw new Error('A thread of work was started as a program.');
  const port = parentPort;
  const send = (reply: WorkReply<Outcome>) => port.postMessage(reply);
  port.on('message', async (message: unknown) => {
    if (!isWorkRequest<Work>(message)) return;
    const { id, work } = message;
    try {
      send({ kind: 'outcome', id, outcome: await handle(work) });
    } catch (error) {
      send({ kind: 'failed', id, message: sentenceOf(error) });
    }
  });
  send({ kind: 'ready' });
}
