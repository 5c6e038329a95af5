import { useRef } from 'react';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useMayOfferInstall } from '#src/flows/shell/use-install-offer.ts';
import { lazyExtra } from '#src/ui/sheet/lazy-sheet.tsx';
import { useFrameHandle } from '../routing/route-handle.ts';

const InstallPrompt = lazyExtra(
  async () => (await import('#src/features/shell/InstallPrompt.tsx')).InstallPrompt,
);

/** Shows the install prompt on members' pages, except on pages without navigation such as forms. */
export function InstallPromptHost() {
  const { user } = useSession();
  const isPlace = useFrameHandle().frame !== 'bare' && user !== null;
  const mayOffer = useMayOfferInstall();
  const isWanted = useRef(false);
  // once shown, the prompt stays mounted across navigations
  isWanted.current ||= isPlace && mayOffer;
  if (!isWanted.current) return null;
  return <InstallPrompt isHidden={!isPlace} />;
}
