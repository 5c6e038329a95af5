import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon } from '../icon/sign-icons.tsx';
import styles from './Header.module.css';

export interface TopBarProps {
  readonly title: string;
  /** `large` is a page's own title at the left, without a back control in front of it. */
  readonly look?: 'centred' | 'large';
  /** `label` when the page has a heading of its own below. */
  readonly titleIs?: 'heading' | 'label';
  readonly onBack?: (() => void) | undefined;
  readonly end?: ReactNode;
}

/** Back, title and room for one more control. */
export function TopBar({ title, look = 'centred', titleIs = 'heading', onBack, end }: TopBarProps) {
  const Title = titleIs === 'heading' ? 'h1' : 'p';
  const isLarge = look === 'large';
  return (
    <header className={styles['bar']}>
      {onBack && <IconButton label="Back" icon={<ArrowLeftIcon size={22} />} onClick={onBack} />}
      {!onBack && !isLarge && <span className={styles['side']} />}
      <Title className={classNames(styles['title'], isLarge && styles['large'])}>{title}</Title>
      <span className={styles['side']}>{end}</span>
    </header>
  );
}
