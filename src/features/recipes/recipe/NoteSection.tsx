import { type ComponentType, useEffect, useId, useState } from 'react';
import { runWhenIdle } from '#src/flows/when-idle.ts';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './NoteSection.module.css';

type Loaded = { readonly Note: ComponentType<{ recipeId: string }> } | 'loading' | 'failed';

/**
 * The member's private note, below the fold: its code is loaded when the rest of the page has been. The page stays
 * where that fails, as it does offline before the code was cached.
 */
export function NoteSection({ recipeId }: { recipeId: string }) {
  const id = useId();
  const [loaded, setLoaded] = useState<Loaded>('loading');
  useEffect(() => {
    if (loaded !== 'loading') return undefined;
    return runWhenIdle(async (signal) => {
      const next = await import('./RecipeNote.tsx').then(
        ({ RecipeNote }) => ({ Note: RecipeNote }),
        () => 'failed' as const,
      );
      if (!signal.aborted) setLoaded(next);
    });
  }, [loaded]);
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <Stack gap={12}>
        <Text as="h2" variant="h2" id={id}>
          My note
        </Text>
        {loaded === 'failed' && (
          <FailureNote
            title="Your note isn’t here yet"
            text="Try again once you’re online."
            onRetry={() => setLoaded('loading')}
          />
        )}
        {typeof loaded === 'object' && <loaded.Note key={recipeId} recipeId={recipeId} />}
      </Stack>
    </section>
  );
}
