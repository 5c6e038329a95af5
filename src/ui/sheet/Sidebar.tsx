import type { ReactNode } from 'react';
import { sidebar as texts } from '#src/ui/sheet/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Brand } from '../frame/Brand.tsx';
import { CloseIcon } from '../icon/common-icons.tsx';
import { Panel } from './Panel.tsx';
import styles from './Sidebar.module.css';

export interface SidebarProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The menu, from the left edge of the column. */
export function Sidebar({ open, onClose, children }: SidebarProps) {
  return (
    <Panel open={open} onClose={onClose} from="left" className={styles['sidebar']} label={texts.menu}>
      <div className={styles['head']}>
        <Brand />
        <IconButton label={texts.close} icon={<CloseIcon size={22} />} onClick={onClose} />
      </div>
      <nav aria-label={texts.menu} className={styles['body']}>
        {children}
      </nav>
    </Panel>
  );
}
