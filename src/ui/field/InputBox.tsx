import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './InputBox.module.css';

export interface InputBoxProps {
  readonly icon?: ReactNode;
  readonly end?: ReactNode;
  readonly invalid?: boolean;
  readonly disabled?: boolean;
  readonly variant?: 'field' | 'search';
  readonly children: ReactNode;
}

/** The box around an input, its icon and its control. A press anywhere in it focuses the input. */
export function InputBox({ icon, end, invalid, disabled, variant = 'field', children }: InputBoxProps) {
  return (
    <div
      className={classNames(
        styles['box'],
        variant === 'search' && styles['search'],
        invalid && styles['invalid'],
        disabled && styles['disabled'],
      )}
    >
      {icon && <span className={styles['icon']}>{icon}</span>}
      {children}
      {end}
    </div>
  );
}
