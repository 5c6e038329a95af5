import {
  adviceFor,
  type DiaryDay,
  type Symptom,
  severities,
  symptomLabels,
  symptoms,
} from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { quickLog as texts } from '../texts/diary.ts';
import { AdviceNote } from './AdviceNote.tsx';
import styles from './Diary.module.css';

export interface QuickLogProps {
  readonly diary: Diary;
  readonly day: DiaryDay;
  readonly isToday: boolean;
}

interface SymptomDraft {
  readonly symptom: Symptom | null;
  readonly severity: number | null;
  readonly note: string;
}

const nothingChosen: SymptomDraft = { symptom: null, severity: null, note: '' };

const symptomProblems = ({ symptom, note }: SymptomDraft): { note?: readonly string[] } =>
  symptom === 'other' && note.trim() === '' ? { note: [texts.symptomMissing] } : {};

/** Two taps: what it is, and how bad. */
export function QuickLog({ diary, day, isToday }: QuickLogProps) {
  const { draft, problems, change, reset, submit } = useDraft<SymptomDraft, 'note'>({
    initial: nothingChosen,
    problemsOf: symptomProblems,
    onSubmit: ({ symptom, severity, note }) => {
      if (symptom !== null && severity !== null)
        diary.log(day.date, { kind: 'symptom', symptom, severity, note: note.trim() || null });
      reset(nothingChosen);
    },
  });
  const { symptom } = draft;
  const log = (severity: number) => {
    change({ severity });
    submit();
  };
  return (
    <Card aria-label={texts.label}>
      <Stack gap={12}>
        <Text as="h3" variant="h3">
          {symptom === null ? (isToday ? texts.howAreYou : texts.howWereYou) : symptomLabels[symptom]}
        </Text>
        {symptom === null ? (
          <>
            {day.worst === null && (
              <Button
                variant="tinted"
                width="block"
                busy={diary.isSaving}
                onClick={() => diary.log(day.date, { kind: 'calm' })}
              >
                {isToday ? texts.noneToday : texts.noneThatDay}
              </Button>
            )}
            <div className={styles['choices']}>
              {symptoms.map((it) => (
                <Button key={it} size="sm" onClick={() => change({ symptom: it })}>
                  {symptomLabels[it]}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <>
            {adviceFor({ kind: 'symptom', symptom, severity: null }) === 'emergency' && (
              <AdviceNote advice="emergency" />
            )}
            {symptom === 'other' && (
              <TextField
                label={texts.otherSymptom}
                name="symptom"
                value={draft.note}
                onChange={(note) => change({ note })}
                maxLength={500}
                autoComplete="off"
                error={problems.note?.[0]}
              />
            )}
            <Text variant="small-strong">{texts.howBad}</Text>
            <fieldset aria-label={texts.howBad} className={styles['severities']}>
              {severities.map(({ value, label }) => (
                <Button key={value} busy={diary.isSaving} onClick={() => log(value)}>
                  {label}
                </Button>
              ))}
            </fieldset>
            <div>
              <Button variant="quiet" size="sm" onClick={() => reset(nothingChosen)}>
                {texts.back}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
