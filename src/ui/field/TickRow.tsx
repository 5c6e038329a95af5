import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Text } from '../text/Text.tsx';
import { CheckMark } from './CheckMark.tsx';
import styles from './TickRow.module.css';

export interface TickRowProps {
  readonly checked: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
  readonly markAt?: 'start' | 'end';
  readonly className?: string | undefined;
  /** Below the children. */
  readonly note?: string | undefined;
  /** Has controls of its own, beside the row. */
  readonly details?: ReactNode;
}

/** A list item with a checkbox; the whole row toggles it. */
export function TickRow(props: TickRowProps) {
  const { checked, onToggle, children, markAt = 'start', className, note, details } = props;
  const id = useId();
  return (
    <li className={classNames(styles['row'], className)}>
      <input
        id={id}
        type="checkbox"
        className={styles['input']}
        checked={checked}
        onChange={onToggle}
        {...(note !== undefined && { 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-note` })}
      />
      <label htmlFor={id} className={styles['label']}>
        {markAt === 'start' && <CheckMark checked={checked} />}
        {note === undefined ? (
          children
        ) : (
          <span className={styles['noted']}>
            <span id={`${id}-name`}>{children}</span>
            <Text as="span" variant="note" tone="muted" id={`${id}-note`}>
              {note}
            </Text>
          </span>
        )}
        {markAt === 'end' && <CheckMark checked={checked} />}
      </label>
      {details}
    </li>
  );
}
