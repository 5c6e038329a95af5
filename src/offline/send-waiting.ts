import type { Device } from './device.ts';
import { syncMutation } from './sync-mutation.ts';

export interface SendingReport {
  readonly sent: number;
  /** How many the server would not have; what was lost with them is told. */
  readonly refused: number;
  readonly left: number;
}

/** Sends what waits, in its order, until nothing is left or the server cannot be reached. One tab at a time. */
export const sendWaiting = (device: Device, userId: string): Promise<SendingReport> =>
  device.alone(async () => {
    let [sent, refused] = [0, 0];
    for (;;) {
      const waiting = await device.store.list(userId);
      const [oldest] = waiting;
      if (oldest === undefined) return { sent, refused, left: 0 };
      const outcome = await syncMutation(device, oldest, await device.store.names(userId));
      if (outcome.kind === 'later') return { sent, refused, left: waiting.length };
      await device.store.settle(oldest, outcome);
      device.tell();
      if (outcome.kind === 'refused') refused += 1;
      else sent += 1;
    }
  });

/** Takes a change out of what waits, with all that is about what it would have made. */
export const discardChange = (device: Device, userId: string, key: string): Promise<void> =>
  device.alone(async () => {
    const waiting = await device.store.list(userId);
    const own = `waiting-${key}`;
    for (const change of waiting)
      if (change.key === key || change.url.includes(own)) await device.store.settle(change);
    device.tell();
  });
