import { CheckIcon } from '../icon/sign-icons.tsx';
import styles from './Tick.module.css';

/** The drawn box of a Mantine checkbox, or the disc of a radio button, which comes before it. */
export function Tick() {
  return (
    <span className={styles['tick']} aria-hidden="true">
      <CheckIcon size={16} />
    </span>
  );
}
