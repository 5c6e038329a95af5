import type { ReactNode } from 'react';
import { formatNumber } from '#domain/message/format-number.ts';
import { header as texts } from '#src/ui/frame/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { BellIcon, MenuIcon } from '../icon/frame-icons.tsx';
import { Link } from '../link/Link.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  readonly homeHref: string;
  /** Left: the menu. */
  readonly start?: ReactNode;
  /** Right: the bell. */
  readonly end?: ReactNode;
}

/** The member's header: menu, name, bell. */
export function Header({ homeHref, start, end }: HeaderProps) {
  return (
    <header className={styles['bar']}>
      <span className={styles['side']}>{start}</span>
      <Link href={homeHref} className={styles['home']} aria-label={texts.home}>
        <Brand />
      </Link>
      <span className={styles['side']}>{end}</span>
    </header>
  );
}

export function MenuButton({ open, onClick }: { open: boolean; onClick: () => void }) {
  return (
    <IconButton
      label={texts.menu}
      icon={<MenuIcon size={22} />}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    />
  );
}

export function BellButton({ unread, href }: { unread: number; href: string }) {
  return (
    <IconButton
      label={unread > 0 ? texts.unread(formatNumber(unread)) : texts.notifications}
      icon={<BellIcon size={22} />}
      mark={unread > 0 ? 'dot' : null}
      href={href}
    />
  );
}
