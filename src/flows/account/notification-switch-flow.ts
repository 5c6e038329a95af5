import { fromPromise } from 'xstate';
import { notificationSwitchMachine, type Permission } from '#machines/account/notification-switch.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';
import { areNotificationsEnabled, storeNotificationSetting } from '#src/pwa/notification-setting.ts';
import { activeWorker, canPush } from '#src/pwa/push-token.ts';
import { registerDevice, removeDevice } from './device-registration.ts';

async function askPermission(): Promise<Permission> {
  if (!canPush()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission === 'denied') console.warn('Notifications are blocked for this site.');
  return permission === 'default' ? 'undecided' : permission;
}

export const notificationSwitchFlow = notificationSwitchMachine.provide({
  actors: {
    readSwitch: fromPromise(async () => areNotificationsEnabled()),
    askPermission: fromPromise(askPermission),
    awaitWorker: fromPromise(async () => {
      try {
        await activeWorker();
        return null;
      } catch (error) {
        console.warn(error);
        throw error;
      }
    }),
    registerDevice: fromPromise(({ signal }) => registerDevice(signal)),
    removeDevice: fromPromise(removeDevice),
    saveSwitch: fromPromise(async ({ input: { isEnabled }, signal }) => {
      const saved = await outcomeOf(
        client.POST('/users/me/metas', { body: { notification_enabled: isEnabled }, signal }),
        () => null,
      );
      if (saved.kind === 'ok') storeNotificationSetting(isEnabled);
      return saved;
    }),
  },
});
