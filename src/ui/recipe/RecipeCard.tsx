import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeCardBody } from './RecipeCardBody.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

/** A recipe in a grid of two columns. The whole card is a link. */
export function RecipeCard({ favorite, eager = false, ...about }: RecipeCardProps) {
  const { recipe } = about;
  return (
    <article className={styles['card']}>
      <Dish src={recipe.image} shape="card" eager={eager} />
      <RecipeCardBody {...about} />
      {favorite && (
        <span className={styles['heart']}>
          <FavoriteButton {...favorite} title={recipe.title} />
        </span>
      )}
    </article>
  );
}
