import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeCardProps } from './recipe-facts.ts';

type RecipeCardBodyProps = Pick<RecipeCardProps, 'recipe' | 'fit' | 'table' | 'heading'>;

/** What a card says of its recipe beside the picture. */
export function RecipeCardBody({ recipe, fit, table, heading: Heading = 'h3' }: RecipeCardBodyProps) {
  return (
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
  );
}
