import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { draftOf, emptyDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { useEditedRecipe, useOwnRecipe } from '#src/flows/recipes/use-own-recipes.ts';
import { usePageSheet } from '#src/flows/shell/use-page-sheet.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { OwnRecipeForm } from './OwnRecipeForm.tsx';

/** To the recipe that was kept, or to the list after a deletion; back does not lead into the form again. */
export function useLeaveForm() {
  const navigate = useNavigate();
  return useCallback(
    (id: number | null) =>
      navigate(id === null ? paths.ownRecipes() : paths.recipe(String(id)), { replace: true }),
    [navigate],
  );
}

export function NewOwnRecipeScreen() {
  usePageTitle('New recipe');
  return <OwnRecipeForm id={null} draft={emptyDraft} form={useOwnRecipe(useLeaveForm())} />;
}

export function EditOwnRecipeScreen() {
  usePageTitle('Edit recipe');
  const { id = '' } = useParams();
  return <Edited key={id} id={id} />;
}

function Edited({ id }: { id: string }) {
  const { recipe, failure, isFailed, isMissing, retry } = useEditedRecipe(id);
  const sheet = usePageSheet();
  const { close } = sheet;
  const leave = useLeaveForm();
  const form = useOwnRecipe(leave);
  if (isFailed) return <FailureNote title="The recipe did not arrive" text={failure} onRetry={retry} />;
  if (isMissing)
    return <EmptyState title="No such recipe" text="It is not among your own, or no longer there." />;
  if (recipe === null)
    return (
      <Stack pad="page">
        <TextSkeleton label="The recipe is being fetched" />
      </Stack>
    );
  return (
    <>
      <OwnRecipeForm id={id} draft={draftOf(recipe)} form={form}>
        <Button variant="quiet" width="block" aria-haspopup="dialog" onClick={sheet.open}>
          Delete the recipe
        </Button>
      </OwnRecipeForm>
      <ConfirmSheet
        open={sheet.isOpen}
        title="Delete this recipe?"
        text="It goes from your plans, collections and favorites too. This cannot be undone."
        confirmLabel="Delete"
        cancelLabel="Keep it"
        tone="danger"
        busy={form.isBusy}
        onConfirm={() => {
          close();
          form.remove(id);
        }}
        onClose={close}
      />
    </>
  );
}
