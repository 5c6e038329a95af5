import { useActorRef } from '@xstate/react';
import type { ShareContent } from '#machines/shared/share.machine.ts';
import { shareFlow } from './share-flow.ts';
import { useAnnouncements } from './use-announcements.ts';

/** Shares a link, or a text. */
export function useShare() {
  const actor = useActorRef(shareFlow);
  useAnnouncements(actor);
  return (content: ShareContent) => actor.send({ type: 'share.pressed', content });
}
