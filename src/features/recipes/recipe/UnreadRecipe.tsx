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
          title="There is no such recipe"
          text="It may have been taken out, or the address is not quite right."
          action={
            <Button variant="tinted" size="sm" href={paths.recipes()}>
              Browse recipes
            </Button>
          }
        />
      </div>
    );
  if (state === 'failed')
    return (
      <div className={styles['instead']}>
        <FailureNote heading="h1" title="We couldn’t load the recipe" text={failure} onRetry={retry} />
      </div>
    );
  return <RecipePageSkeleton />;
}
