import { IconButton } from '../button/IconButton.tsx';
import { HeartIcon, HeartSolidIcon } from '../icon/recipe-icons.tsx';
import styles from './FavoriteButton.module.css';

export interface FavoriteButtonProps {
  readonly on: boolean;
  /** Of the recipe, so that one heart in a list is told from another. */
  readonly title: string;
  readonly onToggle: () => void;
}

export function FavoriteButton({ on, title, onToggle }: FavoriteButtonProps) {
  return (
    <IconButton
      look="solid"
      label={on ? `Remove ${title} from favorites` : `Add ${title} to favorites`}
      icon={on ? <HeartSolidIcon className={styles['on']} /> : <HeartIcon />}
      onClick={onToggle}
    />
  );
}
