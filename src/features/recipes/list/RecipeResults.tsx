import { memo, type ReactNode, useDeferredValue, useRef } from 'react';
import type { components } from '#contract/api.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { recipeResults as texts } from '#src/features/recipes/texts/list.ts';
import { useRated } from '#src/flows/recipes/ratings.ts';
import { useFavorite } from '#src/flows/recipes/use-favorite.ts';
import type { ListState } from '#src/flows/recipes/use-recipe-list.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeGridSkeleton, RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { eagerCards } from '#src/ui/recipe/eager-cards.ts';
import { RecipeCard } from '#src/ui/recipe/RecipeCard.tsx';
import { RecipeLeadCard } from '#src/ui/recipe/RecipeLeadCard.tsx';
import { RecipeRowCard } from '#src/ui/recipe/RecipeRowCard.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { useContentVisibility } from '#src/ui/recipe/use-content-visibility.ts';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './RecipeResults.module.css';
import type { Total } from './total-sentence.ts';

type Recipe = components['schemas']['RecipeCard'];

export interface RecipeResultsProps {
  /** `grid`: a lead card and two columns; `rows`: a single column. */
  readonly variant: 'grid' | 'rows';
  readonly state: ListState;
  readonly recipes: readonly Recipe[];
  readonly total: Total | null;
  readonly failure: string | null;
  readonly hasMore: boolean;
  /** The person the list was searched for; recipes open with the same choice. */
  readonly forWhom?: string;
  /** False: only the lead card, which fills a phone. */
  readonly isWhole?: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
}

/** A list of recipes in any state. */
export function RecipeResults(props: RecipeResultsProps) {
  const { variant, state, recipes, failure, onRetry, empty, isWhole = true } = props;
  const isLoading = state === 'loading';
  // cards render in the background, so that taps stay responsive
  const isUnrendered = useDeferredValue(isLoading);
  if (isLoading || isUnrendered) return variant === 'grid' ? <RecipeGridSkeleton /> : <RecipeRowsSkeleton />;
  if (state === 'failed') return <FailureNote title={texts.failed} text={failure} onRetry={onRetry} />;
  if (recipes.length === 0) return empty;
  return (
    <Stack gap={20}>
      {variant === 'grid' ? <CardGrid {...props} /> : <CardRows {...props} />}
      {isWhole && <More {...props} />}
    </Stack>
  );
}

/** A further page renders after the tap that requested it. */
function CardGrid({ recipes, forWhom = '', isWhole = true }: RecipeResultsProps) {
  const deferred = useDeferredValue(recipes);
  const rendered = isWhole ? deferred : deferred.slice(0, 1);
  const list = useRef<HTMLElement>(null);
  useContentVisibility(list);
  return (
    <Grid
      ref={list}
      as="ul"
      aria-label={texts.list}
      aria-busy={rendered !== recipes}
      className={styles['cards'] ?? ''}
    >
      {rendered.map((recipe, place) => (
        <li key={recipe.id} {...(place === 0 && { 'data-wide': '' })}>
          <Card variant={place === 0 ? 'lead' : 'half'} place={place} recipe={recipe} forWhom={forWhom} />
        </li>
      ))}
    </Grid>
  );
}

function CardRows({ recipes, forWhom = '' }: RecipeResultsProps) {
  const rendered = useDeferredValue(recipes);
  const list = useRef<HTMLElement>(null);
  useContentVisibility(list);
  return (
    <Stack
      ref={list}
      as="ul"
      gap={12}
      aria-label={texts.list}
      aria-busy={rendered !== recipes}
      className={styles['rows'] ?? ''}
    >
      {rendered.map((recipe, place) => (
        <li key={recipe.id}>
          <Card variant="row" place={place} recipe={recipe} forWhom={forWhom} />
        </li>
      ))}
    </Stack>
  );
}

interface CardProps {
  readonly variant: 'lead' | 'half' | 'row';
  /** Index in the list. */
  readonly place: number;
  readonly recipe: Recipe;
  readonly forWhom: string;
}

/** Memoized, because typing in the search field would re-render five hundred of them. */
const Card = memo(function Card({ variant, place, recipe, forWhom }: CardProps) {
  const favorite = useFavorite(recipe);
  const common = {
    recipe: recipeFactsOf(useRated(recipe), paths.recipe(recipe.id, { forWhom })),
    favorite,
    fit: recipe.fit,
    table: recipe.table?.sentence,
    heading: 'h2',
  } as const;
  switch (variant) {
    case 'lead':
      return <RecipeLeadCard {...common} verdicts={recipe.verdicts} eager />;
    case 'half':
      return <RecipeCard {...common} eager={place < eagerCards.grid} />;
    case 'row':
      return <RecipeRowCard {...common} eager={place < eagerCards.rows} />;
  }
});

function More({ state, recipes, total, failure, hasMore, onMore, onRetry }: RecipeResultsProps) {
  if (state === 'appendFailed')
    return (
      <Stack gap={12}>
        <Text variant="small" tone="danger" align="center" role="alert">
          {failure}
        </Text>
        <Button width="block" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={12}>
      {total && (
        <Text variant="note" tone="faint" align="center" role="status">
          {shownOf(recipes.length, total)}
        </Text>
      )}
      {hasMore && (
        <Button width="block" busy={state === 'appending'} onClick={onMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

function shownOf(shown: number, { count, isExact }: Total): string {
  if (isExact && shown >= count) return texts.allShown(count === 1, formatNumber(count));
  return texts.shown(formatNumber(shown), isExact, formatNumber(count));
}
