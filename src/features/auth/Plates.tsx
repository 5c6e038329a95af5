import { Picture } from '#src/ui/picture/Picture.tsx';
import styles from './Plates.module.css';

const plates = [
  { src: '/brand/plates/left.svg', place: 'left' },
  { src: '/brand/plates/right.svg', place: 'right' },
  { src: '/brand/plates/middle.svg', place: 'middle' },
] as const;

/** Drawing of three dishes at the top of the page. */
export function Plates() {
  return (
    <div className={styles['plates']} aria-hidden="true">
      {plates.map(({ src, place }) => (
        <span key={place} className={`${styles['dish']} ${styles[place]}`}>
          <Picture src={src} width="180" height="180" />
        </span>
      ))}
    </div>
  );
}
