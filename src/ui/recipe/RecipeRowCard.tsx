import { Link } from '../link/Link.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import { Dish } from './Dish.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

/** A recipe across the column, its picture at the left: for search results and collections. */
export function RecipeRowCard(props: RecipeCardProps) {
  const { recipe, fit, favourite, eager = false, heading: Heading = 'h3' } = props;
  return (
    <article className={styles['row']}>
      <Dish src={recipe.image} shape="fill" eager={eager} className={styles['picture']} />
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <Link href={recipe.href} className={styles['link']}>
            {recipe.title}
          </Link>
        </Heading>
        <RecipeMeta recipe={recipe} look="tight" />
        {fit && (
          <div className={styles['verdict']}>
            <VerdictLine fit={fit} />
          </div>
        )}
      </div>
      {favourite && (
        <span className={styles['heart']}>
          <FavouriteButton {...favourite} title={recipe.title} />
        </span>
      )}
    </article>
  );
}
