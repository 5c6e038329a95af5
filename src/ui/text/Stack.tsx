import type { ElementType, HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Stack.module.css';

type Gap = 0 | 2 | 4 | 6 | 8 | 10 | 12 | 16 | 20 | 24 | 32;

export interface StackProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  readonly ref?: Ref<HTMLElement>;
  readonly gap?: Gap;
  /** Padding at the sides and, if requested, above and below. */
  readonly pad?: 'none' | 'sides' | 'page';
}

/** A vertical stack. */
export function Stack({ as, gap = 0, pad = 'none', className, ...rest }: StackProps) {
  const Tag = as ?? 'div';
  return (
    <Tag
      {...rest}
      className={classNames(styles['stack'], styles[`gap-${gap}`], pad !== 'none' && styles[pad], className)}
    />
  );
}

export interface RowProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  readonly gap?: Gap;
  readonly spread?: 'start' | 'between' | 'center';
  readonly wrap?: boolean;
}

/** A horizontal row, vertically centered. */
export function Row({ as, gap = 8, spread = 'start', wrap = false, className, ...rest }: RowProps) {
  const Tag = as ?? 'div';
  return (
    <Tag
      {...rest}
      className={classNames(
        styles['row'],
        styles[`gap-${gap}`],
        spread !== 'start' && styles[spread],
        wrap && styles['wrap'],
        className,
      )}
    />
  );
}

/** Two columns of equal width; a child with `data-wide` takes both. */
export function Grid({ as, gap = 12, className, ...rest }: Omit<StackProps, 'pad'>) {
  const Tag = as ?? 'div';
  return <Tag {...rest} className={classNames(styles['grid'], styles[`gap-${gap}`], className)} />;
}
