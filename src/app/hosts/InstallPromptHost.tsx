import { lazy, Suspense, useRef } from 'react';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useMayOfferInstall } from '#src/flows/shell/use-install-offer.ts';
import { useFrameHandle } from '../routing/route-handle.ts';

const InstallPrompt = lazy(async () => {
  try {
    return { default: (await import('#src/features/shell/InstallPrompt.tsx')).InstallPrompt };
  } catch {
    // an optional prompt must not cause an error screen
    return { default: () => null };
  }
});

/** Shows the install prompt on members' pages, except on pages without navigation such as forms. */
export function InstallPromptHost() {
  const { user } = useSession();
  const isPlace = useFrameHandle().frame !== 'bare' && user !== null;
  const mayOffer = useMayOfferInstall();
  const isWanted = useRef(false);
  // once shown, the prompt stays mounted across navigations
  isWanted.current ||= isPlace && mayOffer;
  if (!isWanted.current) return null;
  return (
    <Suspense fallback={null}>
      <InstallPrompt isHidden={!isPlace} />
    </Suspense>
  );
}
