import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import styles from './VerdictLine.module.css';
import type { Fit } from './verdict-response.ts';

const disc = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z';
const triangle = 'M10.3 3.7 1.9 18a2 2 0 0 0 1.7 3h16.8a2 2 0 0 0 1.7-3L13.7 3.7a2 2 0 0 0-3.4 0z';
const octagon = 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8z';

const drawings = {
  fits: (
    <>
      <path d={disc} className={styles['ground']} />
      <path d="m8 12.3 2.8 2.7 5.2-5.6" className={styles['sign']} />
    </>
  ),
  at_limit: (
    <>
      <path d={triangle} className={styles['ground']} />
      <path d="M12 9v4.5M12 17v.1" className={styles['sign']} />
    </>
  ),
  over: (
    <>
      <path d={octagon} className={styles['ground']} />
      <path d="M12 7v6M12 16.6v.1" className={styles['sign']} />
    </>
  ),
  unknown: (
    <>
      <circle cx="12" cy="12" r="9.2" className={styles['dots']} />
      <path
        d="M9.7 9.6a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1"
        className={styles['question']}
      />
    </>
  ),
  not_for_you: (
    <>
      <path d={disc} className={styles['ground']} />
      <path d="M7.5 12h9" className={styles['sign']} />
    </>
  ),
} as const satisfies Record<Fit['kind'], ReactElement>;

const families = {
  fits: 'low',
  at_limit: 'medium',
  unknown: 'unknown',
  over: 'high',
  not_for_you: 'high',
} as const satisfies Record<Fit['kind'], string>;

export interface VerdictLineProps {
  readonly fit: Fit;
  /** `badge`: on a tinted background; `large`: at the top of a page. */
  readonly variant?: 'plain' | 'badge' | 'large';
}

/** An icon and the sentence of the judgement; nothing for a member without criteria. */
export function VerdictLine({ fit, variant = 'plain' }: VerdictLineProps) {
  if (fit.sentence === '') return null;
  return (
    <span className={classNames(styles['line'], styles[families[fit.kind]], styles[variant])}>
      <svg viewBox="0 0 24 24" className={styles['shape']} aria-hidden="true">
        {drawings[fit.kind]}
      </svg>
      <span>{fit.sentence}</span>
    </span>
  );
}
