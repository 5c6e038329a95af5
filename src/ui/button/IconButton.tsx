import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends AriaAttributes {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `solid` is for use on a picture. */
  readonly variant?: 'plain' | 'solid' | 'small' | 'tinted';
  /** A badge at the corner: a dot, or a number. */
  readonly mark?: number | 'dot' | null;
  readonly disabled?: boolean;
  readonly href?: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string | undefined;
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'plain',
    mark = null,
    disabled = false,
    href,
    onClick,
    ref,
    className,
    ...aria
  } = props;
  const names = classNames(styles['button'], styles[variant], className);
  const content = (
    <>
      {icon}
      {mark === 'dot' && <span className={styles['dot']} />}
      {typeof mark === 'number' && mark > 0 && (
        <span className={styles['count']} aria-hidden="true">
          {mark}
        </span>
      )}
    </>
  );
  if (href !== undefined)
    return (
      <Link {...aria} href={href} aria-label={label} {...(onClick && { onClick })} className={names}>
        {content}
      </Link>
    );
  return (
    <button
      {...aria}
      ref={ref}
      type="button"
      aria-label={label}
      disabled={disabled}
      className={names}
      onClick={onClick}
    >
      {content}
    </button>
  );
}
