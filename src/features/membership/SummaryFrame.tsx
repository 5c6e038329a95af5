import type { ReactNode } from 'react';
import styles from './OrderSummary.module.css';

/** As high as its content will be, so that nothing moves once it is there. */
export const SummaryFrame = ({ hasRest, children }: { hasRest: boolean; children?: ReactNode }) => (
  <div className={`${styles['summary']} ${hasRest ? styles['withRest'] : ''}`}>{children}</div>
);
