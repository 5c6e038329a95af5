import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeCardBody } from './RecipeCardBody.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

export interface RecipeRowCardProps extends RecipeCardProps {
  /** A further control, below the heart. */
  readonly action?: ReactNode;
}

/** A recipe across the column, with its picture at the left: for search results and collections. */
export function RecipeRowCard({ favorite, action, eager = false, ...about }: RecipeRowCardProps) {
  const { recipe } = about;
  return (
    <article className={styles['row']}>
      <Dish src={recipe.image} shape="fill" eager={eager} className={styles['picture']} />
      <div className={styles['main']}>
        <RecipeCardBody {...about} />
        {(favorite || action) && (
          <span className={classNames(styles['heart'], action !== undefined && styles['controls'])}>
            {favorite && <FavoriteButton {...favorite} title={recipe.title} />}
            {action}
          </span>
        )}
      </div>
    </article>
  );
}
