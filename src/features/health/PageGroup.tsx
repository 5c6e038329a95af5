import { useEffect, useId, useRef } from 'react';
import { healthMessages } from '#domain/message/health-messages.ts';
import { isDeclined, isOpened } from '#domain/questionnaire/draft.ts';
import { askedOn, type QuestionPage } from '#domain/questionnaire/shown-questions.ts';
import type { Questionnaire } from '#src/flows/health/use-questionnaire.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './PageGroup.module.css';
import { QuestionField } from './QuestionField.tsx';
import { pageGroup as texts } from './texts/questionnaire.ts';

export interface PageGroupProps {
  readonly page: QuestionPage;
  readonly questionnaire: Questionnaire;
}

/** A page of the questionnaire: its gate question, and its questions if they apply. */
export function PageGroup({ page, questionnaire }: PageGroupProps) {
  const id = useId();
  const { draft } = questionnaire;
  const opened = isOpened(draft, page);
  const declined = isDeclined(draft, page);
  const questions = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(opened);
  useEffect(() => {
    // the pressed button was removed
    if (opened && !wasOpened.current && page.gate === null) questions.current?.focus();
    wasOpened.current = opened;
  }, [opened, page.gate]);
  return (
    <section aria-labelledby={`${id}-title`} className={styles['group']}>
      <Text as="h2" variant="h2" id={`${id}-title`}>
        {page.title}
      </Text>
      <RichText html={page.header} className={styles['header'] ?? ''} />
      {(page.gate !== null || !opened) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more question to a screen reader
        <div role="group" aria-labelledby={`${id}-title`} className={styles['gate']}>
          <button
            type="button"
            aria-expanded={opened}
            aria-controls={`${id}-questions`}
            className={opened ? `${styles['choice']} ${styles['on']}` : styles['choice']}
            onClick={() => questionnaire.openPage(page)}
          >
            {opened && <CheckIcon size={18} />}
            {healthMessages.tellMore}
          </button>
          {page.gate !== null && (
            <button
              type="button"
              aria-pressed={declined}
              className={declined ? `${styles['choice']} ${styles['on']}` : styles['choice']}
              onClick={() => questionnaire.decline(page)}
            >
              {declined && <CheckIcon size={18} />}
              {texts.no}
            </button>
          )}
        </div>
      )}
      <div id={`${id}-questions`} ref={questions} tabIndex={-1} className={styles['opened']}>
        {opened && (
          <Stack gap={16} className={styles['questions'] ?? ''}>
            {askedOn(page).map((input) => (
              <QuestionField key={input.input_id} input={input} questionnaire={questionnaire} />
            ))}
          </Stack>
        )}
      </div>
    </section>
  );
}
