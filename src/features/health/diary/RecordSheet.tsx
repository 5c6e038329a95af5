import { useId } from 'react';
import { type DiaryRecord, severityLabel } from '#domain/triggers/diary-record.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { InputBox } from '#src/ui/field/InputBox.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { recordSheet as texts } from '../texts/diary.ts';

export interface RecordSheetProps {
  /** Null: closed. */
  readonly record: DiaryRecord | null;
  readonly onClose: () => void;
  readonly onSave: (record: DiaryRecord) => void;
}

const options = Array.from({ length: 10 }, (_, n) => ({
  value: String(n + 1),
  label: texts.severityOption(n + 1, severityLabel(n + 1).toLowerCase()),
}));

interface RecordDraft {
  readonly time: string;
  readonly severity: number | null;
  readonly note: string;
  /** Nothing else says what it was. */
  readonly needsNote: boolean;
}

const recordProblems = ({ note, needsNote }: RecordDraft): { note?: readonly string[] } =>
  needsNote && note.trim() === '' ? { note: [texts.noteMissing] } : {};

/** Time, strength, and note of a record. The calling component keys it by the record's id. */
export function RecordSheet({ record, onClose, onSave }: RecordSheetProps) {
  const id = useId();
  const { draft, problems, change, submit } = useDraft<RecordDraft, 'note'>({
    initial: {
      time: record?.time ?? '',
      severity: record?.severity ?? null,
      note: record?.note ?? '',
      needsNote: record?.symptom === 'other' || (record?.kind === 'meal' && record.recipe_id === null),
    },
    problemsOf: recordProblems,
    onSubmit: ({ time, severity, note }) => {
      if (record === null) return;
      onSave({ ...record, time: time === '' ? null : time.slice(0, 5), severity, note: note.trim() || null });
    },
  });
  const { severity } = draft;
  return (
    <BottomSheet
      open={record !== null}
      onClose={onClose}
      title={texts.title}
      footer={
        <Button variant="primary" width="block" type="submit" form={id}>
          {texts.save}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Field id={`${id}-time`} label={texts.time}>
            <InputBox>
              <input
                id={`${id}-time`}
                type="time"
                value={draft.time}
                onChange={(event) => change({ time: event.target.value })}
              />
            </InputBox>
          </Field>
          {severity !== null && (
            <SelectField
              label={texts.howBad}
              name="severity"
              value={String(severity)}
              options={options}
              onChange={(value) => change({ severity: Number(value) })}
            />
          )}
          <TextArea
            label={record?.kind === 'meal' ? texts.meal : texts.note}
            value={draft.note}
            onChange={(note) => change({ note })}
            maxLength={500}
            error={problems.note?.[0]}
          />
        </Stack>
      </form>
    </BottomSheet>
  );
}
