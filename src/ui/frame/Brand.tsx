import { classNames } from '../class-names.ts';
import styles from './Brand.module.css';

/** The logo and the name, in the operator's colors. */
export function Brand({ size = 'md', name = 'Kindfare' }: { size?: 'md' | 'lg' | 'sm'; name?: string }) {
  const edge = { sm: 22, md: 26, lg: 28 }[size];
  return (
    <span className={classNames(styles['brand'], styles[size])}>
      <BrandMark edge={edge} />
      {name}
    </span>
  );
}

export function BrandMark({ edge }: { edge: number }) {
  return (
    <svg viewBox="0 0 28 28" width={edge} height={edge} className={styles['mark']} aria-hidden="true">
      <path d="M3 14.5h22a11 11 0 0 1-22 0z" className={styles['bowl']} />
      <path d="M13 12.5C12.2 7.3 15 3.5 21.5 2.5c.7 5.8-2.5 9.6-8.5 10z" className={styles['leaf']} />
      <path d="M11.2 12.5C10.8 9.6 9 7.7 5.6 7.2c-.2 3.2 1.7 5.1 5.6 5.3z" className={styles['sprout']} />
    </svg>
  );
}
