import { classNames } from '../class-names.ts';
import styles from './Dish.module.css';

export interface DishProps {
  /** Null: its place alone. */
  readonly src: string | null;
  /** Aspect ratio; the space is reserved before the picture is loaded. */
  readonly shape: 'card' | 'wide' | 'fill' | 'round';
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A recipe's picture. Decorative, as the title is shown next to it. */
export function Dish({ src, shape, eager = false, className }: DishProps) {
  return (
    <span className={classNames(styles['dish'], styles[shape], className)}>
      {src !== null && (
        <img
          key={src}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          // hides a broken picture
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      )}
    </span>
  );
}
