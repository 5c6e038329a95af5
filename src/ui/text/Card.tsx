import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  readonly tone?: 'plain' | 'tint';
  readonly pad?: boolean;
}

/** A card. */
export function Card({ as, tone = 'plain', pad = true, className, ...rest }: CardProps) {
  const Tag = as ?? 'section';
  return (
    <Tag
      {...rest}
      className={classNames(
        styles['card'],
        pad && styles['pad'],
        tone === 'tint' && styles['tint'],
        className,
      )}
    />
  );
}
