import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Dock.module.css';
import { useDockHeight } from './use-dock-height.ts';

/** The primary action of a screen, between scroll area and navigation: never over content. */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock, 'below');
  return (
    <div ref={dock} className={styles['dock']}>
      {children}
    </div>
  );
}

export interface StickyDockProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The primary action at the bottom edge of a scroll area, which keeps what has the focus out from under it. */
export function StickyDock({ children, className }: StickyDockProps) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock, 'over');
  return (
    <div ref={dock} className={classNames(styles['sticky'], className)}>
      {children}
    </div>
  );
}
