import { classNames } from '../class-names.ts';
import styles from './Dish.module.css';

export interface DishProps {
  readonly src: string;
  /** Width to height; the room is kept before the picture is there. */
  readonly shape: 'card' | 'wide' | 'fill' | 'round';
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

/** A recipe's picture. It says nothing that the title beside it does not say. */
export function Dish({ src, shape, eager = false, className }: DishProps) {
  return (
    <span className={classNames(styles['dish'], styles[shape], className)}>
      <img
        key={src}
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        // the plain ground says more than a torn page
        onError={(event) => {
          event.currentTarget.hidden = true;
        }}
      />
    </span>
  );
}
