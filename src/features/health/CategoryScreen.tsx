import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { healthMessages } from '#domain/message/health-messages.ts';
import { useQuestionnaire } from '#src/flows/health/use-questionnaire.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './CategoryScreen.module.css';
import { ConsentGate } from './ConsentGate.tsx';
import { PageGroup } from './PageGroup.tsx';
import { questionId } from './QuestionField.tsx';
import { categoryScreen as texts } from './texts/questionnaire.ts';
import { UrgentHelpNote } from './UrgentHelpNote.tsx';

/** The questions of one category. */
export function CategoryScreen() {
  const { id = '' } = useParams();
  return (
    <ConsentGate>
      <OpenCategory key={id} id={id} />
    </ConsentGate>
  );
}

/** Moves the focus to a question that lacks a required answer. */
function useQuestionFocus() {
  return useCallback((inputId: number) => {
    const control = document.getElementById(questionId(inputId));
    control?.focus({ preventScroll: true });
    control?.closest('fieldset, div')?.scrollIntoView({ block: 'center' });
  }, []);
}

function OpenCategory({ id }: { id: string }) {
  const questionnaire = useQuestionnaire(id, useQuestionFocus());
  const { state, label, pages, failure, urgentHelp, openCount } = questionnaire;
  usePageTitle(label || texts.title);
  if (state === 'loading') return <TextSkeleton label={texts.loading} />;
  if (state === 'failed')
    return (
      <FailureNote heading="h1" title={texts.failedTitle} text={failure} onRetry={questionnaire.retry} />
    );
  if (state === 'missing') return <Missing />;
  if (state === 'advising' && urgentHelp !== null)
    return (
      <Stack gap={20} pad="page">
        <UrgentHelpNote help={urgentHelp} heading="h1" />
        <Text variant="small" tone="muted">
          {texts.saved}
        </Text>
        <Button variant="secondary" width="block" onClick={questionnaire.goOn}>
          {texts.backToQuestionnaire}
        </Button>
      </Stack>
    );
  return (
    <form
      aria-label={label}
      noValidate
      className={styles['page']}
      onSubmit={(event) => {
        event.preventDefault();
        questionnaire.submit();
      }}
    >
      <Stack gap={16} className={styles['body'] ?? ''}>
        <Text as="h1" variant="h1">
          {label}
        </Text>
        {pages.map((page) => (
          <PageGroup key={page.id} page={page} questionnaire={questionnaire} />
        ))}
        <Text variant="note" tone="faint">
          {texts.guidance}
        </Text>
      </Stack>
      <div className={styles['dock']}>
        {openCount > 0 && (
          <Text variant="note" tone="muted" align="center" role="status" className={styles['open'] ?? ''}>
            {texts.stillOpen(openCount)}
          </Text>
        )}
        <Button type="submit" variant="primary" width="block" busy={state === 'submitting'}>
          {healthMessages.submit}
        </Button>
      </div>
    </form>
  );
}

function Missing() {
  return (
    <EmptyState
      drawing="lost"
      heading="h1"
      title={texts.notFoundTitle}
      text={texts.notFoundText}
      action={
        <Button variant="tinted" size="sm" href={paths.healthQuestionnaire()}>
          {texts.allSections}
        </Button>
      }
    />
  );
}
