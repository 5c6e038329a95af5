import { type FormEvent, useCallback } from 'react';
import { minTarget } from '#domain/meal-plan/generator-form.ts';
import type { WeekPlan } from '#domain/meal-plan/week-plan.ts';
import { useCalorieTarget } from '#src/flows/planner/use-calorie-target.ts';
import type { PlannerSheets } from '#src/flows/planner/use-planner-sheets.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { targetSheet as texts } from './texts/sheets.ts';

interface TargetProps {
  readonly target: number;
  readonly energy: WeekPlan['energy'];
  readonly onSave: (kcal: number) => void;
}

/** The daily calorie target. */
export function TargetSheet({ sheets, target, energy, onSave }: TargetProps & { sheets: PlannerSheets }) {
  const { close } = sheets;
  const save = useCallback(
    (kcal: number) => {
      close();
      if (kcal !== target) onSave(kcal);
    },
    [close, target, onSave],
  );
  return (
    <BottomSheet open={sheets.open === 'target'} onClose={close} title={texts.title}>
      {energy?.is_own_choice === false ? (
        <NeedNote reasons={energy.reasons} />
      ) : (
        <TargetForm target={target} energy={energy} onSave={save} />
      )}
    </BottomSheet>
  );
}

/** The reasons why the target can't be below the energy need. */
export function NeedNote({ reasons }: { readonly reasons: readonly string[] }) {
  return (
    <Stack gap={12}>
      <Text variant="small-strong">{texts.neededTitle}</Text>
      {reasons.map((reason) => (
        <Text key={reason} variant="small">
          {reason}
        </Text>
      ))}
      <TextLink href={memberPaths.safetyNotes()}>{texts.safetyNotes}</TextLink>
    </Stack>
  );
}

function TargetForm({ target, energy, onSave }: TargetProps) {
  const draft = useCalorieTarget(target, energy?.least ?? minTarget, onSave);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={16}>
        <TextField
          label={texts.title}
          name="target"
          type="number"
          inputMode="numeric"
          value={draft.typed}
          onChange={draft.type}
          error={draft.problem}
          hint={texts.hint}
          autoComplete="off"
        />
        <Button variant="primary" width="block" type="submit">
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
