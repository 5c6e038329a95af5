import { BrandMark } from './Brand.tsx';
import styles from './Splash.module.css';

/** The bowl in the middle of the paper: a moment before anything is known. */
export function Splash() {
  return (
    <div className={styles['splash']}>
      <BrandMark edge={72} />
    </div>
  );
}
