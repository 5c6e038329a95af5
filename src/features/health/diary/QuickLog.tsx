import { useState } from 'react';
import {
  adviceFor,
  type DiaryDay,
  type Symptom,
  severities,
  symptomLabels,
  symptoms,
} from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { AdviceNote } from './AdviceNote.tsx';
import styles from './Diary.module.css';

export interface QuickLogProps {
  readonly diary: Diary;
  readonly day: DiaryDay;
  readonly isToday: boolean;
}

/** Two taps: what it is, and how bad. */
export function QuickLog({ diary, day, isToday }: QuickLogProps) {
  const [symptom, setSymptom] = useState<Symptom | null>(null);
  const [note, setNote] = useState('');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const choose = (it: Symptom | null) => {
    setSymptom(it);
    setNote('');
    setNoteMissing(false);
  };
  const log = (severity: number) => {
    if (symptom === null) return;
    if (symptom === 'other' && note.trim() === '') return setNoteMissing(true);
    diary.log(day.date, { kind: 'symptom', symptom, severity, note: note.trim() || null });
    choose(null);
  };
  return (
    <Card aria-label="Log a symptom">
      <Stack gap={12}>
        <Text as="h3" variant="h3">
          {symptom === null ? (isToday ? 'How are you?' : 'How were you?') : symptomLabels[symptom]}
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
                {isToday ? 'No symptoms today' : 'No symptoms that day'}
              </Button>
            )}
            <div className={styles['choices']}>
              {symptoms.map((it) => (
                <Button key={it} size="sm" onClick={() => choose(it)}>
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
                label="What is it?"
                name="symptom"
                value={note}
                onChange={setNote}
                maxLength={500}
                autoComplete="off"
                error={isNoteMissing ? 'Say in a few words what it was.' : null}
              />
            )}
            <Text variant="small-strong">How bad?</Text>
            <div className={styles['severities']}>
              {severities.map(({ value, label }) => (
                <Button key={value} busy={diary.isSaving} onClick={() => log(value)}>
                  {label}
                </Button>
              ))}
            </div>
            <div>
              <Button variant="quiet" size="sm" onClick={() => choose(null)}>
                Back
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
