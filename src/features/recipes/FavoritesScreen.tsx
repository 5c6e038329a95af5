import { messages } from '#domain/message/messages.ts';
import { useFavoriteList } from '#src/flows/recipes/use-favorite-list.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { RecipeResults } from './list/RecipeResults.tsx';

/** The member's favorite recipes. */
export function FavoritesScreen() {
  usePageTitle('My Favorites');
  const list = useFavoriteList();
  return (
    <Stack pad="page">
      <RecipeResults
        variant="rows"
        {...list}
        onMore={list.showMore}
        onRetry={list.retry}
        empty={
          <EmptyState
            title={messages.noFavorites}
            text="Tap a heart and it will wait for you here."
            action={
              <Button variant="tinted" size="sm" href={paths.recipes()}>
                Browse recipes
              </Button>
            }
          />
        }
      />
    </Stack>
  );
}
