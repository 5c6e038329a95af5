import { useState } from 'react';
import { initialsOf } from '#domain/member/initials.ts';
import { classNames } from '../class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Its initials stand there without a picture, and until the picture has come. */
  readonly name: string;
  readonly src: string | null;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Something is being done to the picture. */
  readonly busy?: boolean;
}

/** A member's round picture. The name stands beside it, so it is not read out. */
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
