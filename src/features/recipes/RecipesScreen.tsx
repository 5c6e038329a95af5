import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readForWhom } from '#domain/recipe-filter/for-whom.ts';
import { recipesScreen as texts } from '#src/features/recipes/texts/screens.ts';
import { useRecentSearches } from '#src/flows/recipes/use-recent-searches.ts';
import { useRecipeList } from '#src/flows/recipes/use-recipe-list.ts';
import { useIsSheetOpen } from '#src/flows/shell/use-sheets.ts';
import { paths } from '#src/paths.ts';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ForWhom } from './list/ForWhom.tsx';
import { NotFilteredNote } from './list/NotFilteredNote.tsx';
import { NothingFound } from './list/NothingFound.tsx';
import { RecentSearches } from './list/RecentSearches.tsx';
import { RecipeFinder } from './list/RecipeFinder.tsx';
import { RecipeResults } from './list/RecipeResults.tsx';
import { totalSentence } from './list/total-sentence.ts';
import { UnderstoodChips } from './list/UnderstoodChips.tsx';
import styles from './RecipesScreen.module.css';

/** All recipes with search and filter. The URL contains the search. */
export function RecipesScreen() {
  const list = useRecipeList('recipes');
  const { recent, forget } = useRecentSearches(list.typed);
  const isFilterOpen = useIsSheetOpen('filter');
  useSearchInAddress(list.query, list.forWhom);
  usePageTitle(list.query.trim() === '' ? texts.title : texts.found(list.query.trim()));
  return (
    <Stack gap={12} pad="page">
      <RecipeFinder
        typed={list.typed}
        onType={list.type}
        onSearch={list.search}
        limitCount={list.limitCount}
        isFilterOpen={isFilterOpen}
        onFilter={list.openFilter}
      />
      <ForWhom people={list.people} forWhom={list.forWhom} onChoose={list.searchForWhom} />
      <RecentSearches recent={recent} onSearch={list.searchFor} onForget={forget} />
      <Text variant="small" tone="muted" role="status" className={styles['total'] ?? ''}>
        {list.total && totalSentence(list.total, list)}
      </Text>
      <UnderstoodChips understood={list.understood} onSearch={list.searchFor} />
      <NotFilteredNote notFilteredBy={list.notFilteredBy} onFilter={list.openFilter} />
      <RecipeResults
        variant="rows"
        {...list}
        onMore={list.showMore}
        onRetry={list.retry}
        empty={
          <NothingFound
            query={list.query}
            limitCount={list.limitCount}
            forWhom={list.forWhom}
            onClearSearch={() => list.type('')}
            onFilter={list.openFilter}
            loosened={list.loosened}
            onLoosen={list.loosen}
          />
        }
      />
    </Stack>
  );
}

/** Updates the URL after a search; the route's loader handles the other direction. */
function useSearchInAddress(query: string, forWhom: string): void {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const inAddress = (parameters.get('keyword') ?? '').trim();
  const keyword = query.trim();
  const isSame = keyword === inAddress && forWhom === readForWhom(parameters.get('for'));
  useEffect(() => {
    if (!isSame) void navigate(paths.recipes({ keyword, forWhom }), { replace: true });
    // A changed URL has updated the search before this screen renders.
  }, [isSame, keyword, forWhom, navigate]);
}
