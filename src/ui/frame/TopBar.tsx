import type { ReactNode } from 'react';
import { topBar as texts } from '#src/ui/frame/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icon/sign-icons.tsx';
import styles from './Header.module.css';

export interface TopBarProps {
  readonly title: string;
  /** `large`: a page title at the left, without a back button. */
  readonly variant?: 'centered' | 'large';
  /** `label` if the page has its own heading below. */
  readonly titleIs?: 'heading' | 'label';
  readonly onBack?: (() => void) | undefined;
  readonly end?: ReactNode;
}

/** Back button, title and one more control. */
export function TopBar({ title, variant = 'centered', titleIs = 'heading', onBack, end }: TopBarProps) {
  const Title = titleIs === 'heading' ? 'h1' : 'p';
  const isLarge = variant === 'large';
  return (
    <header className={styles['bar']}>
      {onBack && <IconButton label={texts.back} icon={<ArrowLeftIcon size={22} />} onClick={onBack} />}
      {!onBack && !isLarge && <span className={styles['side']} />}
      <Title className={classNames(styles['title'], isLarge && styles['large'])}>{title}</Title>
      <span className={styles['side']}>{end}</span>
    </header>
  );
}
