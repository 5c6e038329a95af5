import { healthMessages } from '#domain/message/health-messages.ts';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { type Medication, useMedication } from '#src/flows/health/use-medication.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { ConfirmSheet } from '#src/ui/sheet/ConfirmSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { defaultAnswerOptions } from './answer-options.ts';
import page from './CategoryScreen.module.css';
import { ConsentGate } from './ConsentGate.tsx';
import styles from './MedicationsScreen.module.css';
import { OfferedMedications } from './OfferedMedications.tsx';
import { medicationsScreen as texts } from './texts/questionnaire.ts';

const comparing = texts.compareNote;

/** The member's medicines, picked from a list. */
export const MedicationsScreen = () => (
  <ConsentGate>
    <MedicationList from="questionnaire" />
  </ConsentGate>
);

/** The same page under the account, without a membership. */
export const OwnMedicationsScreen = () => (
  <ConsentGate>
    <MedicationList from="account" />
  </ConsentGate>
);

function MedicationList({ from }: { readonly from: 'questionnaire' | 'account' }) {
  const medication = useMedication(from);
  const { title, state, failure, picked, compared } = medication;
  usePageTitle(title || texts.title);
  if (state === 'loading') return <TextSkeleton label={texts.loading} />;
  if (state === 'failed')
    return <FailureNote heading="h1" title={texts.failedTitle} text={failure} onRetry={medication.retry} />;
  return (
    <div className={page['page']}>
      <Stack gap={20} className={page['body'] ?? ''}>
        <div>
          <Text as="h1" variant="h1">
            {title}
          </Text>
          <Text tone="muted" className={styles['lead'] ?? ''}>
            {medication.description}
          </Text>
        </div>
        {medication.isNone && <NoMedicinesAnswer medication={medication} />}
        <Picked medication={medication} />
        <OfferedMedications medication={medication} />
        <Text variant="note" tone="faint">
          {healthMessages.notMedicalAdvice}
        </Text>
      </Stack>
      <ConfirmSheet
        open={state === 'comparing'}
        title={texts.compareTitle(compared?.prompt ?? '')}
        text={comparing}
        confirmLabel={texts.confirm}
        cancelLabel={texts.deny}
        onConfirm={() => medication.compare(true)}
        onClose={() => medication.compare(false)}
      />
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
      <Text as="h2" variant="h2" id="picked">
        {texts.listTitle}
      </Text>
      <ul className={styles['picked']}>
        {picked.map(({ input, value }) => (
          <li key={input.input_id} className={styles['pick']}>
            <div className={styles['head']}>
              <div className={styles['words']}>
                <Text as="h3" variant="h3">
                  {input.prompt}
                </Text>
                {input.description && (
                  <Text variant="note" tone="muted">
                    {input.description}
                  </Text>
                )}
              </div>
              <IconButton
                label={texts.removeLabel(input.prompt)}
                icon={<TrashIcon size={20} />}
                onClick={() => medication.remove(input.input_id)}
              />
            </div>
            <AnswerChoice<AnswerValue>
              about={input.prompt}
              legend={input.form_prompt ?? texts.isTaken}
              options={defaultAnswerOptions}
              value={value}
              onChange={(next) => medication.answer(input.input_id, next)}
              variant="row"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoMedicinesAnswer({ medication }: { medication: Medication }) {
  return (
    <Stack as="section" gap={8} aria-label={texts.answerLabel}>
      <Text>{texts.nothingTaken}</Text>
      <Button
        variant="tinted"
        size="sm"
        busy={medication.state === 'withdrawing'}
        onClick={medication.withdrawNone}
      >
        {texts.withdrawAnswer}
      </Button>
    </Stack>
  );
}
