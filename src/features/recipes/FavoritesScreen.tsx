import { messages } from '#domain/message/messages.ts';
import { favoritesScreen as texts } from '#src/features/recipes/texts/screens.ts';
import { useFavoriteList } from '#src/flows/recipes/use-favorite-list.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { RecipeResults } from './list/RecipeResults.tsx';

/** The member's favorite recipes. */
export function FavoritesScreen() {
  usePageTitle(texts.title);
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
            text={texts.emptyHint}
            action={
              <Button variant="tinted" size="sm" href={paths.recipes()}>
                {texts.browse}
              </Button>
            }
          />
        }
      />
    </Stack>
  );
}
