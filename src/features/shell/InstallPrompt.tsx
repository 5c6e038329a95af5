import { useInstallPrompt } from '#src/flows/shell/use-install-prompt.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { useHeldWhilePressed } from '#src/ui/frame/use-held-while-pressed.ts';
import { DownloadIcon } from '#src/ui/icon/account-icons.tsx';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './InstallPrompt.module.css';
import { installPrompt as texts } from './texts.ts';

/** A banner above the navigation that offers to install the app. */
export function InstallPrompt({ isHidden }: { isHidden: boolean }) {
  const { isShown, isHint, install, dismiss } = useInstallPrompt();
  // it moves the navigation
  const isVisible = useHeldWhilePressed(isShown && !isHidden);
  if (!isVisible) return null;
  return (
    <section className={styles['prompt']} aria-label={texts.label}>
      <DownloadIcon size={24} className={styles['icon']} />
      <Text variant="small" className={styles['words'] ?? ''}>
        {isHint ? texts.addToHomeScreen : texts.installOnDevice}
      </Text>
      <Button variant="tinted" size="sm" onClick={install}>
        {isHint ? texts.showHow : texts.install}
      </Button>
      <IconButton label={texts.dismiss} icon={<CloseIcon />} onClick={dismiss} />
    </section>
  );
}
