import { maxNoteLength } from '#domain/recipe/recipe-note.ts';
import { recipeNote as texts } from '#src/features/recipes/texts/recipe.ts';
import { useRecipeNote } from '#src/flows/recipes/use-recipe-note.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CookedLast } from './CookedLast.tsx';

type Note = ReturnType<typeof useRecipeNote>;

export function RecipeNote({ recipeId }: { recipeId: string }) {
  const note = useRecipeNote(recipeId);
  if (note.state === 'loading')
    return (
      <Text variant="small" tone="muted" role="status">
        {texts.loading}
      </Text>
    );
  if (note.state === 'failed')
    return <FailureNote title={texts.failed} text={note.failure} onRetry={note.retry} />;
  return (
    <Stack gap={8}>
      <CookedLast recipeId={recipeId} />
      <TextArea
        label={texts.label}
        placeholder={texts.placeholder}
        value={note.text}
        onChange={note.change}
        onBlur={note.leave}
        maxLength={maxNoteLength}
        error={note.failure}
      />
      <Row spread="between" gap={12}>
        <Row gap={8}>
          <Text variant="note" tone="muted" role="status">
            {stateOf(note)}
          </Text>
          {note.state === 'unsaved' && (
            <Button size="sm" variant="quiet" onClick={note.retry}>
              {texts.tryAgain}
            </Button>
          )}
          {note.hasDeleted && note.text === '' && (
            <Button size="sm" variant="quiet" onClick={note.undo}>
              {texts.undo}
            </Button>
          )}
        </Row>
        <Text variant="note" tone="muted">
          <span className="sr">{texts.characters}</span>
          {note.text.length.toLocaleString('en-US')} / {maxNoteLength.toLocaleString('en-US')}
        </Text>
      </Row>
    </Stack>
  );
}

function stateOf({ state, isPending, text, hasDeleted }: Note): string {
  if (state === 'typing' || state === 'saving') return texts.saving;
  if (state === 'unsaved') return texts.notSaved;
  if (isPending) return texts.savedOnDevice;
  if (text !== '') return texts.saved;
  return hasDeleted ? texts.deleted : '';
}
