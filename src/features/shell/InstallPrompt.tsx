import { useInstallPrompt } from '#src/flows/shell/use-install-prompt.ts';
import { useHeldWhilePressed } from '#src/ui/frame/use-held-while-pressed.ts';
import { DownloadIcon } from '#src/ui/icon/account-icons.tsx';
import { OfferBar } from './OfferBar.tsx';
import { installPrompt as texts } from './texts.ts';

/** Offers to install the app. */
export function InstallPrompt({ isHidden }: { isHidden: boolean }) {
  const { isShown, isHint, install, dismiss } = useInstallPrompt();
  // it moves the navigation
  const isVisible = useHeldWhilePressed(isShown && !isHidden);
  if (!isVisible) return null;
  return (
    <OfferBar
      label={texts.label}
      icon={<DownloadIcon size={24} />}
      text={isHint ? texts.addToHomeScreen : texts.installOnDevice}
      action={isHint ? texts.showHow : texts.install}
      onAccept={install}
      dismissal={texts.dismiss}
      onDismiss={dismiss}
    />
  );
}
