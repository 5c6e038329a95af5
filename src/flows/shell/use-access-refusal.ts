import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { messages } from '#domain/message/messages.ts';
import { accessRefusalMachine } from '#machines/shell/access-refusal.machine.ts';
import { onAccessRefused } from '#src/api/client.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';

/** After any response 402 the member sees the reason and is redirected to the plans. */
export function useAccessRefusal(): void {
  const refusal = useActorRef(accessRefusalMachine);
  useAnnouncements(refusal);
  useEffect(
    () => onAccessRefused(() => refusal.send({ type: 'access.refused', message: messages.upgradeNeeded })),
    [refusal],
  );
}
