import { fromPromise } from 'xstate';
import { notificationSwitchMachine, type Permission } from '#machines/account/notification-switch.machine.ts';
import { client } from '#src/api/client.ts';
import { outcomeOf } from '#src/api/outcome-of.ts';

const key = 'notification_enabled';

async function askPermission(): Promise<Permission> {
  const canPush = 'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator;
  if (!canPush) return 'unsupported';
  const permission = await Notification.requestPermission();
  return permission === 'default' ? 'undecided' : permission;
}

export const notificationSwitchFlow = notificationSwitchMachine.provide({
  actors: {
    readSwitch: fromPromise(async () => localStorage.getItem(key) === 'true'),
    // The push token of this device is to be had here as well, between the permission and what is stored.
    askPermission: fromPromise(askPermission),
    saveSwitch: fromPromise(async ({ input: { isOn }, signal }) => {
      const saved = await outcomeOf(
        client.POST('/users/me/metas', { body: { notification_enabled: isOn }, signal }),
        () => null,
      );
      if (saved.kind !== 'ok') return saved;
      if (isOn) localStorage.setItem(key, 'true');
      else localStorage.removeItem(key);
      return saved;
    }),
  },
});
