import { useEffect, useId, useRef } from 'react';
import { healthMessages } from '#domain/message/health-messages.ts';
import { isDeclined, isTold } from '#domain/questionnaire/draft.ts';
import { askedOn, type QuestionPage } from '#domain/questionnaire/shown-questions.ts';
import type { Questionnaire } from '#src/flows/health/use-questionnaire.ts';
import { CheckIcon } from '#src/ui/icon/sign-icons.tsx';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './PageGroup.module.css';
import { QuestionField } from './QuestionField.tsx';

export interface PageGroupProps {
  readonly page: QuestionPage;
  readonly questionnaire: Questionnaire;
}

/** What belongs together: whether it concerns the member, and if so its questions. */
export function PageGroup({ page, questionnaire }: PageGroupProps) {
  const id = useId();
  const { draft } = questionnaire;
  const told = isTold(draft, page);
  const declined = isDeclined(draft, page);
  const questions = useRef<HTMLDivElement>(null);
  const wasTold = useRef(told);
  useEffect(() => {
    // the button that was pressed is gone
    if (told && !wasTold.current && page.gate === null) questions.current?.focus();
    wasTold.current = told;
  }, [told, page.gate]);
  return (
    <section aria-labelledby={`${id}-title`} className={styles['group']}>
      <Text as="h2" look="h2" id={`${id}-title`}>
        {page.title}
      </Text>
      <RichText html={page.header} className={styles['header'] ?? ''} />
      {(page.gate !== null || !told) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more question to a screen reader
        <div role="group" aria-labelledby={`${id}-title`} className={styles['gate']}>
          <button
            type="button"
            aria-expanded={told}
            aria-controls={`${id}-questions`}
            className={told ? `${styles['choice']} ${styles['on']}` : styles['choice']}
            onClick={() => questionnaire.tellMore(page)}
          >
            {told && <CheckIcon size={18} />}
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
              No
            </button>
          )}
        </div>
      )}
      <div id={`${id}-questions`} ref={questions} tabIndex={-1} className={styles['told']}>
        {told && (
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
