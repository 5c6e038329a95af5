import { classNames } from '../class-names.ts';
import { CheckIcon } from '../icon/sign-icons.tsx';
import styles from './CheckMark.module.css';

/** The drawn box of a checkbox; the control itself is beside or around it. */
export function CheckMark({ checked }: { checked: boolean }) {
  return (
    <span className={classNames(styles['mark'], checked && styles['on'])} aria-hidden="true">
      {checked && <CheckIcon size={16} />}
    </span>
  );
}
