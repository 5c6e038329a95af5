import type { AriaAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import { hasLongWord } from '../text/has-long-word.ts';
import styles from './Button.module.css';

/** With `aria-disabled` it does nothing, but keeps the focus, unlike with `disabled`. */
export interface ButtonProps extends AriaAttributes {
  readonly children: ReactNode;
  /** At most one primary per view. `danger` opens a confirmation, `danger-solid` confirms. */
  readonly variant?: 'primary' | 'secondary' | 'tinted' | 'quiet' | 'danger' | 'danger-solid';
  readonly size?: 'md' | 'sm';
  readonly width?: 'hug' | 'block' | 'grow';
  readonly icon?: ReactNode;
  /** Shows a spinner at unchanged width and ignores presses. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly type?: 'button' | 'submit';
  /** Renders a link that looks like a button. */
  readonly href?: string;
  /** `_self`: a full page load, also for a URL of this site. */
  readonly target?: '_blank' | '_self';
  readonly form?: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
}

export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'secondary',
    size = 'md',
    width = 'hug',
    icon,
    busy = false,
    ...others
  } = props;
  const { disabled = false, type = 'button', href, target, form, onClick, ref, className, ...aria } = others;
  const isIdle = busy || aria['aria-disabled'] === true;
  const names = classNames(
    styles['button'],
    styles[variant],
    size === 'sm' && styles['sm'],
    width !== 'hug' && styles[width],
    typeof children === 'string' && hasLongWord(children) && styles['long'],
    className,
  );
  const spinner = <span className={styles['spinner']} aria-hidden="true" />;
  const content = (
    <>
      {busy ? spinner : icon}
      <span className={classNames(styles['label'], busy && !icon && styles['covered'])}>{children}</span>
    </>
  );
  if (href !== undefined && !disabled)
    return (
      <Link
        {...aria}
        href={href}
        {...(target && { target, rel: 'noopener' })}
        {...(onClick && { onClick })}
        className={names}
      >
        {content}
      </Link>
    );
  return (
    <button
      {...aria}
      ref={ref}
      type={type}
      form={form}
      disabled={disabled}
      aria-disabled={isIdle || undefined}
      aria-busy={busy || undefined}
      data-bare={busy && !icon ? '' : undefined}
      className={names}
      onClick={(event) => (isIdle ? event.preventDefault() : onClick?.(event))}
    >
      {content}
    </button>
  );
}
