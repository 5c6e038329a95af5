import { classNames } from '../class-names.ts';
import { cycleOptions } from './cycle-options.ts';
import styles from './SegmentedChoice.module.css';

interface StaticCycleSwitchProps {
  readonly value: 'monthly' | 'yearly';
  /** The discount of the yearly price in percent; 0 shows none. */
  readonly saving: number;
}

/** The switch of the billing cycle before the app is loaded: the same in looks, without a function. */
export function StaticCycleSwitch({ value, saving }: StaticCycleSwitchProps) {
  return (
    <div className={classNames(styles['segments'], styles['block'])}>
      {cycleOptions(saving).map((option) => (
        <div
          key={option.value}
          className={styles['segment']}
          {...(option.value === value && { 'data-active': true })}
        >
          <span className={styles['words']}>
            {option.label} {option.badge && <span className={styles['badge']}>{option.badge}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
