import { unreadRecipe as texts } from '#src/features/recipes/texts/recipe.ts';
import type { Reading } from '#src/flows/recipes/use-reading.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { RecipePageSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import styles from './RecipeScreen.module.css';

/** Shown instead of a recipe that is loading, does not exist, or could not be loaded. */
export function UnreadRecipe({ state, failure, retry }: Pick<Reading, 'state' | 'failure' | 'retry'>) {
  if (state === 'notFound')
    return (
      <div className={styles['instead']}>
        <EmptyState
          drawing="lost"
          heading="h1"
          title={texts.notFound}
          text={texts.notFoundHint}
          action={
            <Button variant="tinted" size="sm" href={paths.recipes()}>
              {texts.browse}
            </Button>
          }
        />
      </div>
    );
  if (state === 'failed')
    return (
      <div className={styles['instead']}>
        <FailureNote heading="h1" title={texts.failed} text={failure} onRetry={retry} />
      </div>
    );
  return <RecipePageSkeleton />;
}
