import { GaugeRow } from '../verdict/Gauge.tsx';
import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeCardBody } from './RecipeCardBody.tsx';
import type { RecipeLeadCardProps } from './recipe-facts.ts';

/** The first recipe of a list, across both columns, with its five gauges. */
export function RecipeLeadCard({ verdicts, favorite, eager = false, ...about }: RecipeLeadCardProps) {
  const { recipe } = about;
  return (
    <article className={styles['lead']}>
      <Dish src={recipe.imageWide ?? recipe.image} shape="wide" eager={eager} />
      <RecipeCardBody {...about} variant="full">
        <GaugeRow verdicts={verdicts} />
      </RecipeCardBody>
      {favorite && (
        <span className={styles['heart']}>
          <FavoriteButton {...favorite} title={recipe.title} />
        </span>
      )}
    </article>
  );
}
