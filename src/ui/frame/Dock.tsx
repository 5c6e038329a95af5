import type { ReactNode } from 'react';
import styles from './Dock.module.css';

/** The one action of a screen, between what scrolls and the navigation: never over content. */
export function Dock({ children }: { children: ReactNode }) {
  return <div className={styles['dock']}>{children}</div>;
}
