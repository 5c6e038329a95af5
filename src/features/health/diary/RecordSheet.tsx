import { type FormEvent, useId, useState } from 'react';
import { type DiaryRecord, severityLabel } from '#domain/triggers/diary-record.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { InputBox } from '#src/ui/field/InputBox.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextArea } from '#src/ui/input/TextArea.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';

export interface RecordSheetProps {
  /** Null: closed. */
  readonly record: DiaryRecord | null;
  readonly onClose: () => void;
  readonly onSave: (record: DiaryRecord) => void;
}

const options = Array.from({ length: 10 }, (_, n) => ({
  value: String(n + 1),
  label: `${n + 1} of 10: ${severityLabel(n + 1).toLowerCase()}`,
}));

/** Time, strength, and note of a record. The calling component keys it by the record's id. */
export function RecordSheet({ record, onClose, onSave }: RecordSheetProps) {
  const [time, setTime] = useState(record?.time ?? '');
  const [severity, setSeverity] = useState(record?.severity ?? null);
  const [note, setNote] = useState(record?.note ?? '');
  const [isNoteMissing, setNoteMissing] = useState(false);
  const id = useId();
  const needsNote = record?.symptom === 'other' || (record?.kind === 'meal' && record.recipe_id === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (record === null) return;
    if (needsNote && note.trim() === '') return setNoteMissing(true);
    onSave({ ...record, time: time === '' ? null : time.slice(0, 5), severity, note: note.trim() || null });
  };
  return (
    <BottomSheet
      open={record !== null}
      onClose={onClose}
      title="Edit entry"
      footer={
        <Button variant="primary" width="block" type="submit" form={id}>
          Save
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap={16}>
          <Field id={`${id}-time`} label="Time">
            <InputBox>
              <input
                id={`${id}-time`}
                type="time"
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            </InputBox>
          </Field>
          {severity !== null && (
            <SelectField
              label="How bad?"
              name="severity"
              value={String(severity)}
              options={options}
              onChange={(value) => setSeverity(Number(value))}
            />
          )}
          <TextArea
            label={record?.kind === 'meal' ? 'What you ate' : 'Note'}
            value={note}
            onChange={setNote}
            maxLength={500}
            error={isNoteMissing ? 'Say in a few words what it was.' : null}
          />
        </Stack>
      </form>
    </BottomSheet>
  );
}
