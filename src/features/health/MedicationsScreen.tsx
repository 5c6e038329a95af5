import { healthMessages } from '#domain/message/health-messages.ts';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { type Medication, useMedication } from '#src/flows/health/use-medication.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { AnswerChoice } from '#src/ui/field/AnswerChoice.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { PlusIcon } from '#src/ui/icon/common-icons.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { answerWords } from './answer-words.ts';
import page from './CategoryScreen.module.css';
import styles from './MedicationsScreen.module.css';

/** What the member takes: picked from a list, each with an answer of its own. */
export function MedicationsScreen() {
  const medication = useMedication();
  const { title, state, failure, picked } = medication;
  usePageTitle(title || 'Medication');
  if (state === 'loading') return <TextSkeleton label="Loading the medications" />;
  if (state === 'failed')
    return (
      <FailureNote heading="h1" title="The list did not arrive" text={failure} onRetry={medication.retry} />
    );
  return (
    <div className={page['page']}>
      <Stack gap={20} className={page['body'] ?? ''}>
        <div>
          <Text as="h1" look="h1">
            {title}
          </Text>
          <Text tone="muted" className={styles['lead'] ?? ''}>
            {medication.description}
          </Text>
        </div>
        <Picked medication={medication} />
        <Offered medication={medication} />
        <Text look="note" tone="faint">
          {healthMessages.notMedicalAdvice}
        </Text>
      </Stack>
      <div className={page['dock']}>
        <Button variant="primary" width="block" busy={state === 'submitting'} onClick={medication.submit}>
          {picked.length === 0 ? healthMessages.noMedication : healthMessages.submit}
        </Button>
      </div>
    </div>
  );
}

function Picked({ medication }: { medication: Medication }) {
  const { picked } = medication;
  if (picked.length === 0) return null;
  return (
    <section aria-labelledby="picked">
      <Text as="h2" look="h2" id="picked">
        Your list
      </Text>
      <ul className={styles['picked']}>
        {picked.map(({ input, value }) => (
          <li key={input.input_id} className={styles['pick']}>
            <div className={styles['head']}>
              <div className={styles['words']}>
                <Text as="h3" look="h3">
                  {input.prompt}
                </Text>
                {input.description && (
                  <Text look="note" tone="muted">
                    {input.description}
                  </Text>
                )}
              </div>
              <IconButton
                label={`Remove ${input.prompt}`}
                icon={<TrashIcon size={20} />}
                onClick={() => medication.remove(input.input_id)}
              />
            </div>
            <AnswerChoice<AnswerValue>
              legend={input.form_prompt ?? 'Do you take it now?'}
              options={answerWords}
              value={value}
              onChange={(next) => medication.answer(input.input_id, next)}
              look="row"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offered({ medication }: { medication: Medication }) {
  const { found, term } = medication;
  return (
    <Stack as="section" gap={12} aria-labelledby="offered">
      <Text as="h2" look="h2" id="offered">
        Add a medication
      </Text>
      <SearchField label="Search medications" value={term} onChange={medication.type} />
      <Text look="note" tone="muted" role="status">
        {foundWords(found.length, term)}
      </Text>
      {found.length > 0 && (
        <ul aria-label="Medications" className={styles['offered']}>
          {found.map((input) => (
            <li key={input.input_id}>
              <button
                type="button"
                className={styles['offer']}
                onClick={() => medication.pick(input.input_id)}
              >
                <span className={styles['words']}>
                  <span className={styles['name']}>
                    <span className="sr">Add </span>
                    {input.prompt}
                  </span>
                  {input.description && <span className={styles['use']}>{input.description}</span>}
                </span>
                <PlusIcon className={styles['plus']} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

function foundWords(count: number, term: string): string {
  if (count > 0) return count === 1 ? '1 to choose from' : `${count} to choose from`;
  return term.trim() === ''
    ? 'All of them are on your list.'
    : 'Nothing by that name. Try the active ingredient that stands on the package.';
}
