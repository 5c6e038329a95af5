import { greeting } from '#domain/calendar/greeting.ts';
import { dashboardScreen as texts } from '#src/features/recipes/texts/screens.ts';
import { useSession } from '#src/flows/auth/use-session.ts';
import { useGuestAnswersTransfer } from '#src/flows/onboarding/use-guest-answers.ts';
import { useMealTypes, useRecipeList } from '#src/flows/recipes/use-recipe-list.ts';
import { useIsSheetOpen } from '#src/flows/shell/use-sheets.ts';
import { useRestAfterPaint } from '#src/flows/use-rest-after-paint.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { MealTypeTabs } from '#src/ui/frame/Tabs.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DashboardScreen.module.css';
import { DashboardShortcuts } from './DashboardShortcuts.tsx';
import { HealthCard } from './HealthCard.tsx';
import { NotFilteredNote } from './list/NotFilteredNote.tsx';
import { NothingFound } from './list/NothingFound.tsx';
import { RecipeFinder } from './list/RecipeFinder.tsx';
import { RecipeResults } from './list/RecipeResults.tsx';
import { totalSentence } from './list/total-sentence.ts';
import { UnderstoodChips } from './list/UnderstoodChips.tsx';

/** The member's home: recipes by meal type, then the rest. */
export function DashboardScreen() {
  usePageTitle('Home');
  const { user } = useSession();
  const list = useRecipeList('dashboard');
  useGuestAnswersTransfer();
  const isRestRendered = useRestAfterPaint(list.state !== 'loading');
  return (
    <>
      <Stack gap={16} pad="sides" className={styles['top'] ?? ''}>
        <div>
          <Text as="h1" variant="h1">
            {greeting(new Date(), user?.name)}
          </Text>
          <Text variant="small" tone="muted" role="status" className={styles['total'] ?? ''}>
            {list.total && totalSentence(list.total, list)}
          </Text>
        </div>
        <Finder list={list} />
        <UnderstoodChips understood={list.understood} onSearch={list.searchFor} />
        <NotFilteredNote notFilteredBy={list.notFilteredBy} onFilter={list.openFilter} />
      </Stack>
      <MealTypes list={list} isWhole={isRestRendered} />
      {isRestRendered && (
        <Stack as="section" gap={16} pad="sides" aria-label={texts.more} className={styles['more'] ?? ''}>
          <HealthCard />
          <DashboardShortcuts />
        </Stack>
      )}
    </>
  );
}

type List = ReturnType<typeof useRecipeList>;

function Finder({ list }: { list: List }) {
  const isFilterOpen = useIsSheetOpen('filter');
  return (
    <RecipeFinder
      typed={list.typed}
      onType={list.type}
      onSearch={list.search}
      limitCount={list.limitCount}
      isFilterOpen={isFilterOpen}
      onFilter={list.openFilter}
    />
  );
}

interface ListProps {
  readonly list: List;
  readonly isWhole: boolean;
}

function MealTypes({ list, isWhole }: ListProps) {
  const { types, failure, retry } = useMealTypes();
  const results = (
    <div className={styles['results']}>
      <Results list={list} isWhole={isWhole} />
    </div>
  );
  if (failure !== null)
    return (
      <>
        <Row gap={12} spread="between" className={styles['failure'] ?? ''} role="alert">
          <Text variant="small" tone="danger">
            {failure}
          </Text>
          <Button size="sm" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </Row>
        {results}
      </>
    );
  const chosen = list.mealType ?? '';
  // until the meal types are loaded, only the selected one is shown
  return (
    <MealTypeTabs types={types ?? [chosen]} value={chosen} onChange={list.chooseMealType}>
      {results}
    </MealTypeTabs>
  );
}

function Results({ list, isWhole }: ListProps) {
  return (
    <RecipeResults
      variant="grid"
      {...list}
      isWhole={isWhole}
      onMore={list.showMore}
      onRetry={list.retry}
      empty={
        <NothingFound
          query={list.query}
          limitCount={list.limitCount}
          everywhereHref={paths.recipes({ keyword: list.query })}
          onClearSearch={() => list.type('')}
          onFilter={list.openFilter}
          loosened={list.loosened}
          onLoosen={list.loosen}
        />
      }
    />
  );
}
