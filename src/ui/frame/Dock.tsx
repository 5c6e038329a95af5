import { type ReactNode, useRef } from 'react';
import styles from './Dock.module.css';
import { useDockHeight } from './use-dock-height.ts';

/** The primary action of a screen, between scroll area and navigation: never over content. */
export function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useDockHeight(dock);
  return (
    <div ref={dock} className={styles['dock']}>
      {children}
    </div>
  );
}
