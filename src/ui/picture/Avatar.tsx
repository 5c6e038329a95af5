import { useState } from 'react';
import { initialsOf } from '#domain/member/initials.ts';
import { classNames } from '../class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Its initials are shown without a picture, and until it is loaded. */
  readonly name: string;
  readonly src: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
  /** The picture is being changed. */
  readonly busy?: boolean;
}

/** A member's round picture. Decorative, as the name is shown next to it. */
export function Avatar({ name, src, size = 'md', busy = false }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <span className={classNames(styles['avatar'], styles[size])} aria-hidden="true">
      {initialsOf(name)}
      {src !== null && src !== missing && (
        <img src={src} alt="" className={styles['picture']} onError={() => setMissing(src)} />
      )}
      {busy && <span className={styles['busy']} />}
    </span>
  );
}
