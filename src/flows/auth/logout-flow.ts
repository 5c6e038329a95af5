import { fromPromise } from 'xstate';
import { logoutMachine } from '#machines/auth/logout.machine.ts';
import type { Outcome } from '#machines/shared/outcome.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { areNotificationsEnabled, storeNotificationSetting } from '#src/pwa/notification-setting.ts';
import { clearStoredTokens } from './session-flow.ts';

/** Notifications for this member must not be shown to the next one on this device. */
async function leaveDevice(): Promise<void> {
  if (!areNotificationsEnabled()) return;
  storeNotificationSetting(false);
  try {
    await (await import('#src/flows/account/device-registration.ts')).removeDevice();
  } catch (error) {
    console.warn(error);
  }
}

export const logoutFlow = logoutMachine.provide({
  actors: {
    logOut: fromPromise<Outcome<null>>(async ({ signal }) => {
      await leaveDevice();
      return outcomeOf(client.POST('/auth/logout', { signal }), () => null);
    }),
    clearSession: clearStoredTokens,
  },
});
