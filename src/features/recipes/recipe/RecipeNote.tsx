import { useId } from 'react';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { maxNoteLength } from '#domain/recipe/recipe-note.ts';
import { recipeNote as texts } from '#src/features/recipes/texts/recipe.ts';
import { useRecipeNote } from '#src/flows/recipes/use-recipe-note.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { Switch } from '#src/ui/input/Switch.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CookedLast } from './CookedLast.tsx';
import styles from './NoteSection.module.css';

type Note = ReturnType<typeof useRecipeNote>;

export function RecipeNote({ recipeId }: { recipeId: string }) {
  const note = useRecipeNote(recipeId);
  const sharing = useId();
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
        label={note.isShared === true ? texts.sharedLabel : texts.label}
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
          {formatNumber(note.text.length)} / {formatNumber(maxNoteLength)}
        </Text>
      </Row>
      {note.isShared !== null && (
        <Row gap={12} spread="between">
          <label htmlFor={sharing}>
            <Text as="span" variant="small">
              {texts.share}
            </Text>
          </label>
          <Switch
            id={sharing}
            label={texts.share}
            checked={note.isShared}
            busy={note.state !== 'saved'}
            onChange={note.share}
          />
        </Row>
      )}
      {note.shared.map(({ from, text }) => (
        <Stack key={from + text} gap={4}>
          <Text as="h3" variant="body-strong">
            {texts.from(bidiIsolated(from))}
          </Text>
          <Text className={styles['shared'] ?? ''}>{text}</Text>
        </Stack>
      ))}
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
