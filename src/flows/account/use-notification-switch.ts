import { useActorRef, useSelector } from '@xstate/react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { notificationSwitchFlow } from './notification-switch-flow.ts';

/** Whether notifications are enabled on this device, and why not if enabling failed. */
export function useNotificationSwitch() {
  const actor = useActorRef(notificationSwitchFlow);
  useAnnouncements(actor);
  return {
    isEnabled: useSelector(actor, (snapshot) => snapshot.hasTag('on')),
    refusal: useSelector(actor, (snapshot) => snapshot.context.refusal),
    toggle: () => actor.send({ type: 'switch.toggled' }),
  };
}
