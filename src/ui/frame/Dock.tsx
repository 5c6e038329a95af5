import type { ReactNode } from 'react';
import styles from './Dock.module.css';

/** The primary action of a screen, between scroll area and navigation: never over content. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles['dock']}>{children}</div>;
}
