import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { isInstalled, onInstallationChanged } from '#src/pwa/installation.ts';
import { installPromptFlow } from './install-prompt-flow.ts';

/** The offer to install the app. */
export function useInstallPrompt() {
  const actor = useActorRef(installPromptFlow);
  useAnnouncements(actor);
  useEffect(
    () =>
      onInstallationChanged(() => {
        if (isInstalled()) actor.send({ type: 'app.installed' });
      }),
    [actor],
  );
  return {
    isShown: useSelector(actor, (snapshot) => snapshot.hasTag('shown')),
    /** The browser has no install dialog; a page explains the steps instead. */
    isHint: useSelector(actor, (snapshot) => snapshot.matches('hinting')),
    install: () => actor.send({ type: 'install.requested' }),
    dismiss: () => actor.send({ type: 'prompt.dismissed' }),
  };
}
