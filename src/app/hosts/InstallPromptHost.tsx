import { lazy, Suspense, useRef } from 'react';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useMayOfferInstall } from '#src/flows/shell/use-install-offer.ts';
import { useFrameHandle } from '../routing/route-handle.ts';

const InstallPrompt = lazy(async () => {
  try {
    return { default: (await import('#src/features/shell/InstallPrompt.tsx')).InstallPrompt };
  } catch {
    // an offer is not worth an error in the middle of something else
    return { default: () => null };
  }
});

/** Offers the app for installing on members' pages, not in the middle of a form that takes the whole page. */
export function InstallPromptHost() {
  const { user } = useSession();
  const isPlace = useFrameHandle().frame !== 'bare' && user !== null;
  const mayOffer = useMayOfferInstall();
  const isWanted = useRef(false);
  // once begun, an offer outlives the page it began on
  isWanted.current ||= isPlace && mayOffer;
  if (!isWanted.current) return null;
  return (
    <Suspense fallback={null}>
      <InstallPrompt isHidden={!isPlace} />
    </Suspense>
  );
}
