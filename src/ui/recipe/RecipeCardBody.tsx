import type { ReactNode } from 'react';
import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

interface RecipeCardBodyProps extends Pick<RecipeCardProps, 'recipe' | 'fit' | 'table' | 'heading'> {
  /** `full` has all that is known of it above a rule. */
  readonly variant?: 'tight' | 'full';
  /** Below what the card says. */
  readonly children?: ReactNode;
}

/** What a card says of its recipe beside the picture. */
export function RecipeCardBody(props: RecipeCardBodyProps) {
  const { recipe, fit, table, heading: Heading = 'h3', variant = 'tight', children } = props;
  return (
    <div className={styles['body']}>
      <Heading className={styles['title']}>
        <Link href={recipe.href} className={styles['link']}>
          <bdi>{recipe.title}</bdi>
        </Link>
      </Heading>
      <RecipeMeta recipe={recipe} variant={variant} />
      {variant === 'full' && <hr className={styles['rule']} />}
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
      {children}
    </div>
  );
}
