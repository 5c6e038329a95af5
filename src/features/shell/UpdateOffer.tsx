import { useAppUpdate } from '#src/flows/shell/use-app-update.ts';
import { useHeldWhilePressed } from '#src/ui/frame/use-held-while-pressed.ts';
import { RefreshIcon } from '#src/ui/icon/account-icons.tsx';
import { OfferBar } from './OfferBar.tsx';
import { updateOffer as texts } from './texts.ts';

/** Offers a new version of the app that was published while the page was open. */
export function UpdateOffer({ isHidden }: { isHidden: boolean }) {
  const { isOffered, isApplying, accept, postpone } = useAppUpdate();
  // it moves the navigation
  const isVisible = useHeldWhilePressed((isOffered || isApplying) && !isHidden);
  if (!isVisible) return null;
  return (
    <OfferBar
      label={texts.label}
      icon={<RefreshIcon size={24} />}
      text={texts.text}
      action={texts.update}
      isBusy={isApplying}
      onAccept={accept}
      dismissal={texts.later}
      onDismiss={postpone}
    />
  );
}
