import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { messages } from '#domain/message/messages.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { onAccessRefused } from '#src/api/client.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

/** Whatever call the server refuses for lack of a membership: the member hears why and comes to the plans. */
export function useAccessRefusal(): void {
  const refusal = useActorRef(accessRefusalMachine);
  useAnnouncements(refusal);
  useEffect(
    () => onAccessRefused(() => refusal.send({ type: 'access.refused', message: messages.upgradeNeeded })),
    [refusal],
  );
}
