import { createActor, fromPromise } from 'xstate';
import { pushTokenMachine } from '#machines/account/push-token.machine.ts';
import { readStoredToken } from '#src/pwa/push-token.ts';
import { registerDevice } from './device-registration.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export const pushTokenFlow = pushTokenMachine.provide({
  actors: {
    readToken: fromPromise(async () => {
      const stored = readStoredToken();
      if (stored === null) return 'none';
      return Date.now() - stored.registeredAt > week ? 'old' : 'fresh';
    }),
    renewToken: fromPromise(({ signal }) => registerDevice(signal)),
  },
});

/** Registers this device's push token again when it is due. Call it once for each sign-in. */
export function startPushTokenRefresh(): () => void {
  const actor = createActor(pushTokenFlow).start();
  return () => actor.stop();
}
