import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends AriaAttributes {
  /** What pressing does; the only words there are. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `solid` lies on a picture. */
  readonly look?: 'plain' | 'solid' | 'small' | 'tinted';
  /** A small mark at the corner: a dot, or a number. */
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
    look = 'plain',
    mark = null,
    disabled = false,
    href,
    onClick,
    ref,
    className,
    ...aria
  } = props;
  const names = classNames(styles['button'], styles[look], className);
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
