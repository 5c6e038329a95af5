import { useState } from 'react';
import {
  type DiaryDay,
  type DiaryRecord,
  severityLabel,
  symptomLabels,
} from '#domain/triggers/diary-record.ts';
import type { Diary } from '#src/flows/health/use-diary.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { PencilIcon } from '#src/ui/icon/common-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { recordList as texts } from '../texts/diary.ts';
import styles from './Diary.module.css';
import { RecordSheet } from './RecordSheet.tsx';

const nameOf = ({ kind, symptom, title, note }: DiaryRecord): string => {
  if (kind === 'calm') return texts.noSymptoms;
  if (kind === 'portion') return texts.portion;
  if (kind === 'meal') return title ?? note ?? texts.meal;
  return symptom === null || symptom === 'other' ? (note ?? texts.symptom) : symptomLabels[symptom];
};

function detailOf({ kind, symptom, severity, note, time }: DiaryRecord): string {
  const strength = severity === null ? [] : [texts.strength(severityLabel(severity), severity)];
  const eaten = kind === 'meal' ? [texts.notPlanned] : [];
  const own = kind === 'symptom' && symptom !== 'other' && note !== null ? [note] : [];
  return [...(time === null ? [] : [time]), ...strength, ...eaten, ...own].join(' · ');
}

/** What was logged on a day, with edit, removal, and undo. */
export function RecordList({ diary, day }: { readonly diary: Diary; readonly day: DiaryDay }) {
  const [edited, setEdited] = useState<DiaryRecord | null>(null);
  const { removed } = diary;
  const shown = day.records.filter(({ kind }) => kind !== 'not_eaten');
  const canUndo = removed !== null && removed.kind !== 'not_eaten' && removed.date === day.date;
  if (shown.length === 0 && !canUndo) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.title}>
      <Text as="h3" variant="h3">
        {texts.title}
      </Text>
      <ul className={styles['records']}>
        {shown.map((record) => (
          <li key={record.id} className={styles['record']}>
            <div className={styles['words']}>
              <Text variant="body-strong">{nameOf(record)}</Text>
              <Text variant="small" tone="muted">
                {detailOf(record)}
              </Text>
            </div>
            {record.kind !== 'calm' && (
              <IconButton
                label={texts.editLabel(nameOf(record))}
                icon={<PencilIcon size={20} />}
                onClick={() => setEdited(record)}
              />
            )}
            <IconButton
              label={texts.removeLabel(nameOf(record))}
              icon={<TrashIcon size={20} />}
              onClick={() => diary.remove(record)}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {canUndo && (
          <Row gap={8} spread="between">
            <Text variant="small">{texts.removed(nameOf(removed))}</Text>
            <Button size="sm" busy={diary.isSaving} onClick={diary.undo}>
              {texts.undo}
            </Button>
          </Row>
        )}
      </div>
      <RecordSheet
        key={edited?.id}
        record={edited}
        onClose={() => setEdited(null)}
        onSave={(record) => {
          diary.change(record);
          setEdited(null);
        }}
      />
    </Stack>
  );
}
