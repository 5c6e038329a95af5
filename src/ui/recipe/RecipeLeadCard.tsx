import { Link } from '../link/Link.tsx';
import { Text } from '../text/Text.tsx';
import { GaugeRow } from '../verdict/Gauge.tsx';
import { VerdictLine } from '../verdict/VerdictLine.tsx';
import { Dish } from './Dish.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import styles from './RecipeCard.module.css';
import { RecipeMeta } from './RecipeMeta.tsx';
import type { RecipeLeadCardProps } from './recipe-facts.ts';

/** The first recipe of a list, across both columns, with its five gauges. */
export function RecipeLeadCard(props: RecipeLeadCardProps) {
  const { recipe, fit, table, verdicts, favorite, eager = false, heading: Heading = 'h3' } = props;
  return (
    <article className={styles['lead']}>
      <Dish src={recipe.imageWide ?? recipe.image} shape="wide" eager={eager} />
      <div className={styles['body']}>
        <Heading className={styles['title']}>
          <Link href={recipe.href} className={styles['link']}>
            {recipe.title}
          </Link>
        </Heading>
        <RecipeMeta recipe={recipe} variant="full" />
        <hr className={styles['rule']} />
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
        <GaugeRow verdicts={verdicts} />
      </div>
      {favorite && (
        <span className={styles['heart']}>
          <FavoriteButton {...favorite} title={recipe.title} />
        </span>
      )}
    </article>
  );
}
