import { memo, useDeferredValue, useRef } from 'react';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { messages } from '#domain/message/messages.ts';
import type { useCollection } from '#src/flows/collections/use-collection.ts';
import { useRated } from '#src/flows/recipes/ratings.ts';
import { useFavorite } from '#src/flows/recipes/use-favorite.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { SelectBox } from '#src/ui/input/SelectBox.tsx';
import { eagerCards } from '#src/ui/recipe/eager-cards.ts';
import { RecipeRowCard } from '#src/ui/recipe/RecipeRowCard.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { useContentVisibility } from '#src/ui/recipe/use-content-visibility.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CollectionScreen.module.css';
import { collectionRecipes as texts } from './texts.ts';

type Page = ReturnType<typeof useCollection>;
type Recipe = Page['recipes'][number];

const sorts = [
  { value: 'a-z', label: texts.ascending },
  { value: 'z-a', label: texts.descending },
] as const;
/** The recipes of a collection with a button to remove each; in the favorites, the heart. */
export function CollectionRecipes({ page }: { page: Page }) {
  const { recipes, state, sort } = page;
  // cards render after the tap that requested them
  const rendered = useDeferredValue(recipes);
  const list = useRef<HTMLElement>(null);
  useContentVisibility(list);
  if (recipes.length === 0) {
    if (page.isAppendFailed) return <More page={page} />;
    return page.isEmptied ? <RecipeRowsSkeleton /> : <NoRecipes page={page} />;
  }
  return (
    <Stack gap={12}>
      <Row>
        <SelectBox
          aria-label={texts.sortLabel}
          name="sort"
          value={sort === 'default' ? '' : sort}
          options={sorts}
          placeholder={texts.sort}
          onChange={(chosen) =>
            page.chooseSort(sorts.find(({ value }) => value === chosen)?.value ?? 'default')
          }
        />
      </Row>
      <Stack
        ref={list}
        as="ul"
        gap={12}
        aria-label={texts.recipesLabel}
        aria-busy={state === 'loading' || rendered !== recipes}
        className={`${styles['recipes']} ${state === 'loading' ? styles['busy'] : ''}`}
      >
        {rendered.map((recipe, place) => (
          <li key={recipe.id}>
            <CollectionRecipe
              recipe={recipe}
              eager={place < eagerCards.rows}
              onRemove={page.mayRemove ? page.remove : null}
              mayRemove={state === 'ready'}
            />
          </li>
        ))}
      </Stack>
      <More page={page} />
    </Stack>
  );
}

/** Below the list: its next page, or why that isn't there. */
function More({ page }: { page: Page }) {
  const { recipes, count, failure } = page;
  if (page.isAppendFailed)
    return (
      <Stack gap={12}>
        <Text variant="small" tone="danger" align="center" role="alert">
          {failure}
        </Text>
        <Button width="block" onClick={page.retry}>
          {texts.tryAgain}
        </Button>
      </Stack>
    );
  const isPart = recipes.length < count && page.state === 'ready';
  if (!page.hasMore && !isPart) return null;
  return (
    <Stack gap={12}>
      <Text variant="note" tone="faint" align="center" role="status">
        {page.hasMore ? texts.shown(formatNumber(recipes.length), formatNumber(count)) : texts.savedOnly}
      </Text>
      {page.hasMore && (
        <Button width="block" busy={page.isAppending} onClick={page.showMore}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
}

interface CollectionRecipeProps {
  readonly recipe: Recipe;
  readonly eager: boolean;
  readonly onRemove: ((id: number) => void) | null;
  /** False while the last change is in flight. */
  readonly mayRemove: boolean;
}

/** Memoized, since each further page would render all of them again. */
const CollectionRecipe = memo(function CollectionRecipe({
  recipe,
  eager,
  onRemove,
  mayRemove,
}: CollectionRecipeProps) {
  return (
    <RecipeRowCard
      recipe={recipeFactsOf(useRated(recipe), paths.recipe(recipe.id))}
      fit={recipe.fit}
      favorite={useFavorite(recipe)}
      eager={eager}
      heading="h2"
      {...(onRemove && {
        action: (
          <IconButton
            variant="solid"
            label={texts.removeLabel(recipe.title)}
            icon={<CloseIcon size={18} />}
            aria-disabled={!mayRemove}
            onClick={() => onRemove(recipe.id)}
          />
        ),
      })}
    />
  );
});

function NoRecipes({ page: { isFavorites, from } }: { page: Page }) {
  if (from !== null)
    return <EmptyState title={messages.noRecipes} text={texts.emptyShared(bidiIsolated(from))} />;
  return (
    <EmptyState
      title={messages.noRecipes}
      text={isFavorites ? texts.emptyFavorites : texts.emptyText}
      action={
        <Button variant="tinted" size="sm" href={paths.recipes()}>
          {texts.browse}
        </Button>
      }
    />
  );
}
