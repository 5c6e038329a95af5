import { cookedScreen as texts } from '#src/features/recipes/texts/cooking.ts';
import { useCookedHistory } from '#src/flows/cooking/use-cooked-dates.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipeRowsSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Link } from '#src/ui/link/Link.tsx';
import { Dish } from '#src/ui/recipe/Dish.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CookedScreen.module.css';

const written = (day: string) =>
  new Date(`${day}T12:00:00`).toLocaleDateString('en-US', { weekday: 'long', day: 'numeric', month: 'long' });

/** What the member has cooked, by day. */
export function CookedScreen() {
  usePageTitle(texts.title);
  const { history, failure, retry } = useCookedHistory();
  if (failure !== null && history === null)
    return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (history === null) return <RecipeRowsSkeleton />;
  if (history.length === 0)
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyHint}
        action={
          <Button variant="tinted" size="sm" href={paths.recipes()}>
            {texts.browse}
          </Button>
        }
      />
    );
  const days = Map.groupBy(history, ({ cooked_on: day }) => day);
  return (
    <Stack gap={20} pad="page">
      {[...days].map(([day, cooked]) => (
        <section key={day} aria-label={written(day)}>
          <Text as="h2" variant="h3">
            {written(day)}
          </Text>
          <ul>
            {cooked.map(({ recipe, servings }) => (
              <li key={recipe.id}>
                <Link href={paths.recipe(recipe.id)} className={styles['row'] ?? ''}>
                  <Dish src={recipe.image} shape="round" className={styles['dish']} />
                  <span>
                    <Text as="span" variant="small-strong" className={styles['title'] ?? ''}>
                      {recipe.title}
                    </Text>
                    {servings !== null && (
                      <Text as="span" variant="note" tone="muted">
                        {texts.servings(servings)}
                      </Text>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
}
