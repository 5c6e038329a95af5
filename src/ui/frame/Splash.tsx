import { BrandMark } from './Brand.tsx';
import styles from './Splash.module.css';

/** The logo in the middle of the page, while the app starts. */
export function Splash() {
  return (
    <div className={styles['splash']}>
      <BrandMark edge={72} />
    </div>
  );
}
