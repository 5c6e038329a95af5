import { useRef } from 'react';
import { InstallPrompt } from '#src/features/shell/InstallPrompt.tsx';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useMayOfferInstall } from '#src/flows/shell/use-install-offer.ts';
import { useFrameHandle } from '../routing/route-handle.ts';

/**
 * Shows the install prompt on every page but those of members without navigation, such as forms. A guest gets the
 * browser's dialog only: the page that explains the steps is for members.
 */
export function InstallPromptHost() {
  const isMember = useSession().user !== null;
  const { frame } = useFrameHandle();
  const isPlace = !isMember || frame !== 'bare';
  const mayOffer = useMayOfferInstall(isMember);
  const isWanted = useRef(false);
  // once shown, the prompt stays mounted across navigations
  isWanted.current ||= isPlace && mayOffer;
  if (!isWanted.current) return null;
  return <InstallPrompt isHidden={!isPlace} />;
}
