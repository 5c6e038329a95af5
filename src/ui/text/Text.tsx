import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Text.module.css';

type Look =
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
  readonly look?: Look;
  readonly tone?: 'ink' | 'muted' | 'faint' | 'accent' | 'danger';
  readonly align?: 'start' | 'center';
  readonly children?: ReactNode;
}

/** Words in one of the steps of the type scale. A heading says its level with `as`. */
export function Text({ as, look = 'body', tone = 'ink', align = 'start', className, ...rest }: TextProps) {
  const Tag = as ?? 'p';
  const names = classNames(styles[look], styles[tone], align === 'center' && styles['center'], className);
  return <Tag {...rest} className={names} />;
}
