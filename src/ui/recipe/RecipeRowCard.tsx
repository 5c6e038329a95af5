import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

export interface RecipeRowCardProps extends RecipeCardProps {
  /** A further control, below the heart. */
  readonly action?: ReactNode;
}

/** A recipe across the column, with its picture at the left: for search results and collections. */
export function RecipeRowCard(props: RecipeRowCardProps) {
  const { recipe, fit, table, favorite, action, eager = false, heading: Heading = 'h3' } = props;
  return (
    <article className={styles['row']}>
      <Dish src={recipe.image} shape="fill" eager={eager} className={styles['picture']} />
      <div className={styles['main']}>
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
