import { stars as texts } from '#src/ui/recipe/texts.ts';
import { StarIcon, StarSolidIcon } from '../icon/recipe-icons.tsx';
import styles from './Stars.module.css';

const all = [1, 2, 3, 4, 5] as const;

/** A read-only rating out of five. A half counts as a whole. */
export function Stars({ rating, size = 16 }: { rating: number; size?: 16 | 22 }) {
  const filled = Math.round(rating);
  return (
    <span role="img" aria-label={texts.rating(rating)} className={styles['stars']}>
      {all.map((star) =>
        star <= filled ? <StarSolidIcon key={star} size={size} /> : <StarIcon key={star} size={size} />,
      )}
    </span>
  );
}
