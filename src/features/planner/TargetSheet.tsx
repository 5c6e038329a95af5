import { type FormEvent, useCallback } from 'react';
import { useCalorieTarget } from '#src/flows/planner/use-calorie-target.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';

interface TargetProps {
  readonly target: number;
  readonly onSave: (kcal: number) => void;
}

/** What the member aims at on every day. */
export function TargetSheet({ sheets, target, onSave }: TargetProps & { sheets: PlannerSheets }) {
  const { close } = sheets;
  const save = useCallback(
    (kcal: number) => {
      close();
      if (kcal !== target) onSave(kcal);
    },
    [close, target, onSave],
  );
  return (
    <BottomSheet open={sheets.open === 'target'} onClose={close} title="Daily target">
      <TargetForm target={target} onSave={save} />
    </BottomSheet>
  );
}

function TargetForm({ target, onSave }: TargetProps) {
  const draft = useCalorieTarget(target, onSave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <TextField
          label="Daily target"
          name="target"
          type="number"
          inputMode="numeric"
          value={draft.typed}
          onChange={draft.type}
          error={draft.problem}
          hint="Kilocalories a day, for every day of your planner."
          autoComplete="off"
        />
        <Button variant="primary" width="block" type="submit">
          Save
        </Button>
      </Stack>
    </form>
  );
}
