import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

/** A recipe in a grid of two columns. The whole card is a link. */
export function RecipeCard({
  recipe,
  fit,
  table,
  favorite,
  eager = false,
  heading: Heading = 'h3',
}: RecipeCardProps) {
  return (
    <article className={styles['card']}>
      <Dish src={recipe.image} shape="card" eager={eager} />
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <Link href={recipe.href} className={styles['link']}>
            {recipe.title}
          </Link>
        </Heading>
        <RecipeMeta recipe={recipe} variant="tight" />
        {fit?.sentence && (
          <div className={styles['verdict']}>
            <VerdictLine fit={fit} />
          </div>
        )}
        {table !== undefined && (
          <Text as="span" variant="note" tone="muted">
            {table}
          </Text>
        )}
      </div>
      {favorite && (
        <span className={styles['heart']}>
          <FavoriteButton {...favorite} title={recipe.title} />
        </span>
      )}
    </article>
  );
}
