import type { ReactNode } from 'react';
import { entryMessages } from '#domain/message/entry-messages.ts';
import { Button, type ButtonProps } from './Button.tsx';
import styles from './PartnerButton.module.css';

export interface PartnerButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** Null: the partner is not connected. */
  readonly link: Pick<ButtonProps, 'href' | 'target' | 'onClick'> | null;
}

/** Opens the site of a partner, or says that there is none. */
export function PartnerButton({ label, icon, link }: PartnerButtonProps) {
  if (link !== null)
    return (
      <Button width="block" size="sm" icon={icon} {...link}>
        {label}
      </Button>
    );
  return (
    <Button width="block" size="sm" icon={icon} aria-disabled>
      {label} <span className={styles['note']}>{entryMessages.notConnected}</span>
    </Button>
  );
}
