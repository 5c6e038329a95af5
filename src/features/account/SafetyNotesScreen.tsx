import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import { useSafetyNoteSwitch, useSafetyNotes } from '#src/flows/account/use-safety-notes.ts';
import { memberPaths } from '#src/member-paths.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Switch } from '#src/ui/input/Switch.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { safetyNotesScreen as texts } from './texts/account.ts';

/** The note of an allergy from the health answers that the preferences lack. */
const unsavedAllergy = 'allergy-not-saved';

type Note = NonNullable<ReturnType<typeof useSafetyNotes>['notes']>[number];

/** All safety constraints of the member, with their reasons. */
export function SafetyNotesScreen() {
  usePageTitle(texts.title);
  const { notes, failure, isFailed, retry } = useSafetyNotes();
  return (
    <Stack gap={20} pad="page">
      {isFailed ? (
        <FailureNote heading="h2" title={texts.failedTitle} text={failure} onRetry={retry} />
      ) : notes === null ? (
        <TextSkeleton label={texts.loading} />
      ) : (
        <SafetyNotes notes={notes} />
      )}
      {/* rendered together with the content above, whose height isn't known before */}
      {(isFailed || notes !== null) && (
        <>
          <TextLink href={memberPaths.myMedicines()}>{texts.medicinesTitle}</TextLink>
          <Text variant="note" tone="faint">
            {healthMessages.notMedicalAdvice}
          </Text>
        </>
      )}
    </Stack>
  );
}

function SafetyNotes({ notes }: { readonly notes: readonly Note[] }) {
  if (notes.length === 0)
    return (
      <EmptyState
        heading="h2"
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <Button variant="tinted" size="sm" href={paths.healthQuestionnaire()}>
            {texts.toQuestionnaire}
          </Button>
        }
      />
    );
  return (
    <>
      {[...Map.groupBy(notes, ({ about }) => about)].map(([about, found]) => (
        <Stack as="section" key={about} gap={10} aria-label={about}>
          <Text as="h2" variant="h2">
            {about}
          </Text>
          {found.map((note) => (
            <NoteCard key={note.id} note={note} />
          ))}
        </Stack>
      ))}
    </>
  );
}

function NoteCard({ note }: { readonly note: Note }) {
  const { id, title, why, ask, foods, source, can_be_switched: canBeSwitched } = note;
  return (
    <Card>
      <Stack gap={8}>
        <Row gap={12} spread="between">
          <Text as="h3" variant="h3">
            {title}
          </Text>
          {canBeSwitched && <NoteSwitch note={note} />}
        </Row>
        <Text variant="small">{why}</Text>
        {ask !== null && <Text variant="small">{texts.ask(ask)}</Text>}
        {foods.length > 0 && (
          <Text variant="small" tone="muted">
            {texts.leftOut(foods.map(nameInSentence).join(', '))}
          </Text>
        )}
        {source !== null && (
          <Text variant="note" tone="muted">
            {texts.source(source)}
          </Text>
        )}
        {id === unsavedAllergy && <TextLink href={memberPaths.preferences()}>{texts.saveAllergy}</TextLink>}
        {!canBeSwitched && id !== unsavedAllergy && (
          <Text variant="note" tone="muted">
            {texts.alwaysOn}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function NoteSwitch({ note }: { readonly note: Note }) {
  const { isEnabled, toggle } = useSafetyNoteSwitch(note.id, note.is_on);
  return <Switch label={note.title} checked={isEnabled} onChange={toggle} />;
}
