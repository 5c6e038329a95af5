import { useId } from 'react';
import { noteSection as texts } from '#src/features/recipes/texts/recipe.ts';
import { whenIdle } from '#src/flows/when-idle.ts';
import { lazyPart } from '#src/ui/feedback/lazy-part.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './NoteSection.module.css';

const RecipeNote = lazyPart(
  async () => {
    await whenIdle();
    return (await import('./RecipeNote.tsx')).RecipeNote;
  },
  { title: texts.unloaded, text: texts.unloadedHint },
);

/** The member's private note, below the fold: its code is loaded when the rest of the page has been. */
export function NoteSection({ recipeId }: { recipeId: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <Stack gap={12}>
        <Text as="h2" variant="h2" id={id}>
          {texts.title}
        </Text>
        <RecipeNote key={recipeId} recipeId={recipeId} />
      </Stack>
    </section>
  );
}
