import type { ReactNode } from 'react';
import { ownRecipeEditor as texts } from '#src/features/recipes/texts/own.ts';
import type { useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { LineReview } from './LineReview.tsx';
import { OwnRecipeForm } from './OwnRecipeForm.tsx';

export interface OwnRecipeEditorProps {
  readonly editor: ReturnType<typeof useOwnRecipeEditor>;
  /** Below the form. */
  readonly children?: ReactNode;
}

/** The form, or the review of its lines. */
export function OwnRecipeEditor({ editor, children }: OwnRecipeEditorProps) {
  if (editor.isReviewing && editor.reading !== null)
    return <LineReview editor={editor} reading={editor.reading} />;
  if (editor.isStarting)
    return (
      <Stack pad="page">
        <TextSkeleton label={texts.reading} />
      </Stack>
    );
  return <OwnRecipeForm editor={editor}>{children}</OwnRecipeForm>;
}
