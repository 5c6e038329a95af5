import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { draftFromText } from '#domain/own-recipe/import/draft-from-text.ts';
import { isSharedRecipe } from '#domain/own-recipe/import/shared-address.ts';
import { draftOf, emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { ownRecipeScreens as texts } from '#src/features/recipes/texts/own.ts';
import { useOwnRecipeDeletion, useOwnRecipeEditor } from '#src/flows/recipes/use-own-recipe-editor.ts';
import { useEditedRecipe, useOwnRecipePhoto } from '#src/flows/recipes/use-own-recipes.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { OwnRecipeEditor } from './OwnRecipeEditor.tsx';
import { PhotoField } from './PhotoField.tsx';

/** Navigates to the stored recipe; back does not return to the form. */
export function useLeaveToRecipe() {
  const navigate = useNavigate();
  return useCallback((id: number) => navigate(paths.recipe(String(id)), { replace: true }), [navigate]);
}

export function NewOwnRecipeScreen() {
  usePageTitle(texts.newTitle);
  const [query] = useSearchParams();
  const draft = isSharedRecipe(query)
    ? draftFromText(query.get('text') ?? '', query.get('title') ?? '')
    : emptyDraft;
  const editor = useOwnRecipeEditor({ id: null, draft, isImported: false }, useLeaveToRecipe());
  return <OwnRecipeEditor editor={editor} />;
}

export function EditOwnRecipeScreen() {
  usePageTitle(texts.editTitle);
  const { id = '' } = useParams();
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { id: string }) {
  const { recipe, failure, isFailed, isMissing, retry } = useEditedRecipe(id);
  if (isFailed) return <FailureNote title={texts.failed} text={failure} onRetry={retry} />;
  if (isMissing)
    return (
      <EmptyState
        drawing="lost"
        title={texts.notFound}
        text={texts.notFoundHint}
        action={
          <Button variant="tinted" size="sm" href={memberPaths.ownRecipes()}>
            {texts.toOwnRecipes}
          </Button>
        }
      />
    );
  if (recipe === null)
    return (
      <Stack pad="page">
        <TextSkeleton label={texts.loading} />
      </Stack>
    );
  return <Edited id={id} recipe={recipe} />;
}

function Edited({ id, recipe }: { id: string; recipe: Parameters<typeof draftOf>[0] }) {
  const navigate = useNavigate();
  const editor = useOwnRecipeEditor({ id, draft: draftOf(recipe), isImported: false }, useLeaveToRecipe());
  const leave = useCallback(() => navigate(memberPaths.ownRecipes(), { replace: true }), [navigate]);
  const deletion = useOwnRecipeDeletion(id, leave);
  const photo = useOwnRecipePhoto(id, recipe.image);
  return (
    <>
      <OwnRecipeEditor editor={editor}>
        <PhotoField photo={photo} />
        <Button
          variant="quiet"
          width="block"
          aria-haspopup="dialog"
          busy={deletion.isBusy}
          onClick={deletion.ask}
        >
          {texts.delete}
        </Button>
      </OwnRecipeEditor>
      <ConfirmSheet
        open={deletion.isAsked}
        title={texts.deleteTitle(bidiIsolated(recipe.title))}
        text={texts.deleteText}
        confirmLabel="Delete"
        cancelLabel={texts.keep}
        tone="danger"
        onConfirm={deletion.confirm}
        onClose={deletion.decline}
      />
    </>
  );
}
