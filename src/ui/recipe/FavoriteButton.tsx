import { favoriteButton as texts } from '#src/ui/recipe/texts.ts';
import { IconButton } from '../button/IconButton.tsx';
import { HeartIcon, HeartSolidIcon } from '../icon/recipe-icons.tsx';
import styles from './FavoriteButton.module.css';

export interface FavoriteButtonProps {
  readonly on: boolean;
  /** Title of the recipe, for a unique accessible name. */
  readonly title: string;
  readonly onToggle: () => void;
}

export function FavoriteButton({ on, title, onToggle }: FavoriteButtonProps) {
  return (
    <IconButton
      variant="solid"
      label={on ? texts.remove(title) : texts.add(title)}
      icon={on ? <HeartSolidIcon className={styles['on']} /> : <HeartIcon />}
      onClick={onToggle}
    />
  );
}
