import { useActorRef, useSelector } from '@xstate/react';
import { platformOf } from '#domain/device/platform.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { isStandalone } from '#src/pwa/installation.ts';
import { notificationSwitchFlow } from './notification-switch-flow.ts';

/** iPhones and iPads have push messages for apps on the home screen only. */
const needsInstalling = () => platformOf(navigator) === 'ios' && !isStandalone();

/** Whether notifications are enabled on this device, and why not if enabling failed. */
export function useNotificationSwitch() {
  const actor = useActorRef(notificationSwitchFlow);
  useAnnouncements(actor);
  return {
    isEnabled: useSelector(actor, (snapshot) => snapshot.hasTag('on')),
    refusal: useSelector(actor, ({ context: { refusal } }) =>
      refusal === 'unsupported' && needsInstalling() ? ('uninstalled' as const) : refusal,
    ),
    toggle: () => actor.send({ type: 'switch.toggled' }),
  };
}
