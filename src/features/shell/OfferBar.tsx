import type { ReactNode } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './OfferBar.module.css';

interface OfferBarProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly text: string;
  readonly action: string;
  readonly isBusy?: boolean;
  readonly onAccept: () => void;
  readonly dismissal: string;
  readonly onDismiss: () => void;
}

/** A bar above the navigation that offers one thing to do, and can be dismissed. */
export function OfferBar({
  label,
  icon,
  text,
  action,
  isBusy = false,
  onAccept,
  dismissal,
  onDismiss,
}: OfferBarProps) {
  return (
    <section className={styles['bar']} aria-label={label}>
      <span className={styles['icon']}>{icon}</span>
      <Text variant="small" className={styles['words'] ?? ''}>
        {text}
      </Text>
      <Button variant="tinted" size="sm" busy={isBusy} onClick={onAccept}>
        {action}
      </Button>
      <IconButton label={dismissal} icon={<CloseIcon />} onClick={onDismiss} />
    </section>
  );
}
