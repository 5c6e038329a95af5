import type { operations } from '#contract/api.ts';
import { mealTypes } from '#domain/recipe/meal-types.ts';
import { countLimits } from '#domain/recipe-filter/count-limits.ts';
import type { RecipeFilter } from '#domain/recipe-filter/recipe-filter.ts';
import { recipeResults as texts } from '#src/features/recipes/texts/list.ts';
import { paths } from '#src/paths.ts';
import { MealTypeTabs } from '#src/ui/frame/Tabs.tsx';
import { eagerCards } from '#src/ui/recipe/eager-cards.ts';
import { RecipeCard } from '#src/ui/recipe/RecipeCard.tsx';
import { RecipeLeadCard } from '#src/ui/recipe/RecipeLeadCard.tsx';
import { recipeFactsOf } from '#src/ui/recipe/recipe-facts-of.ts';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './DashboardScreen.module.css';
import { NotFilteredNote } from './list/NotFilteredNote.tsx';
import { RecipeFinder } from './list/RecipeFinder.tsx';
import resultStyles from './list/RecipeResults.module.css';
import { totalSentence } from './list/total-sentence.ts';

type Page = operations['listRecipes']['responses'][200]['content']['application/json'];

export interface ServerRenderedDashboardProps {
  readonly name: string;
  readonly filter: RecipeFilter;
  readonly page: Page;
}

const nothing = () => {};

/** The dashboard as the server renders it for a member, down to the first page of the list. */
export function ServerRenderedDashboard({
  name,
  filter,
  page: { data, meta },
}: ServerRenderedDashboardProps) {
  const mealType = filter.mealTypes[0] ?? '';
  const limitCount = countLimits(filter);
  const criteria = { mealType, query: '', corrected: null, isSavedOnly: false, limitCount };
  return (
    <>
      <Stack gap={16} pad="sides" className={styles['top'] ?? ''}>
        <div>
          {/* by the clock of the device */}
          <Text as="h1" variant="h1" id="rendered-greeting" data-name={name} />
          <Text variant="small" tone="muted" className={styles['total'] ?? ''}>
            {totalSentence({ count: meta.total, isExact: meta.total_is_exact }, criteria)}
          </Text>
        </div>
        <RecipeFinder
          typed=""
          onType={nothing}
          onSearch={nothing}
          limitCount={limitCount}
          isFilterOpen={false}
          onFilter={nothing}
        />
        <NotFilteredNote notFilteredBy={meta.not_filtered_by ?? []} onFilter={nothing} />
      </Stack>
      <MealTypeTabs types={mealTypes} value={mealType} onChange={nothing}>
        <div className={styles['results']}>
          <Grid as="ul" aria-label={texts.list} className={resultStyles['cards'] ?? ''}>
            {data.map((recipe, place) => (
              <li key={recipe.id} {...(place === 0 && { 'data-wide': '' })}>
                <ListedCard recipe={recipe} place={place} />
              </li>
            ))}
          </Grid>
        </div>
      </MealTypeTabs>
    </>
  );
}

function ListedCard({ recipe, place }: { readonly recipe: Page['data'][number]; readonly place: number }) {
  const isSeen = place < eagerCards.grid;
  const facts = recipeFactsOf(recipe, paths.recipe(recipe.id));
  const common = {
    // pictures below the fold wait for the app: the browser would lay out each drawing just when the app starts
    recipe: isSeen ? facts : { ...facts, image: null },
    favorite: { on: recipe.is_favorite ?? false, onToggle: nothing },
    fit: recipe.fit,
    table: recipe.table?.sentence,
    heading: 'h2',
  } as const;
  return place === 0 ? (
    <RecipeLeadCard {...common} verdicts={recipe.verdicts} eager />
  ) : (
    <RecipeCard {...common} eager={isSeen} />
  );
}
