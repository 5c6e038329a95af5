import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

type Variant =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body'
  | 'body-strong'
  | 'small'
  | 'small-strong'
  | 'note'
  | 'note-strong'
  | 'figure';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  readonly variant?: Variant;
  readonly tone?: 'ink' | 'muted' | 'faint' | 'accent' | 'danger';
  readonly align?: 'start' | 'center';
  readonly children?: ReactNode;
}

/** Text in one of the type scale's steps. Set a heading's level with `as`. */
export function Text({ as, variant = 'body', tone = 'ink', align = 'start', className, ...rest }: TextProps) {
  const Tag = as ?? 'p';
  const names = classNames(styles[variant], styles[tone], align === 'center' && styles['center'], className);
  return <Tag {...rest} className={names} />;
}
