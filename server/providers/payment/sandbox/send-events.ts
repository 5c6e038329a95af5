import { claimSandboxEvents, setSandboxEventSent } from '#server/queries/sandbox-payments.ts';
import { addMs } from '#server/security/lifetimes.ts';
import { signWebhook } from './sandbox-signature.ts';
import type { SandboxParts } from './sandbox-subscriptions.ts';

/** Posts to the webhook; resolves to the response status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

const retryDelayMs = 30_000;

/** Sends the due events; failed ones are retried half a minute later. */
export async function sendSandboxEvents({ db, now, secrets }: SandboxParts, deliver: Deliver): Promise<void> {
  for (const { copies, ...event } of await claimSandboxEvents(db, now(), addMs(now(), retryDelayMs))) {
    const body = JSON.stringify(event);
    let isTaken = true;
    for (let copy = 0; copy < copies; copy += 1) {
      const status = await deliver(body, signWebhook(secrets, body, now()));
      isTaken &&= status < 300;
    }
    if (isTaken) await setSandboxEventSent(db, event.id, now());
  }
}
