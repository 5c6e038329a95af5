import type { ReactNode } from 'react';
import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import type { useDependent } from '#src/flows/household/use-dependent.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { SegmentedChoice } from '#src/ui/input/SegmentedChoice.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { useFocusInvalid } from '#src/ui/input/use-focus-invalid.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { type DependentDraft, draftOf, fieldsOf, problemsOf } from './dependent-draft.ts';
import { dependentForm as texts } from './texts.ts';

type Flow = ReturnType<typeof useDependent>;

interface DependentFormProps {
  readonly saved: Flow['saved'];
  readonly errors: Flow['errors'];
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly onSave: Flow['save'];
}

const kinds = [
  { value: 'child', label: texts.child },
  { value: 'guest', label: texts.guest },
] as const;

/** The form for a child or a guest. The input stays until it is saved. */
export function DependentForm({ saved, errors: refused, problem, isBusy, onSave }: DependentFormProps) {
  const { draft, problems, refusals, change, submit } = useDraft<DependentDraft, keyof Flow['errors']>({
    initial: draftOf(saved),
    problemsOf,
    onSubmit: (accepted) => {
      if (!isBusy) onSave(fieldsOf(accepted));
    },
  });
  const errors = Object.keys(problems).length > 0 ? problems : refused;
  const form = useFocusInvalid(refused, refusals);
  return (
    <form ref={form} noValidate aria-label={texts.formLabel} onSubmit={submit}>
      <Stack gap={20}>
        <SegmentedChoice
          label={texts.kind}
          options={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
          width="block"
        />
        <TextField
          label={texts.name}
          name="name"
          value={draft.name}
          onChange={(name) => change({ name })}
          error={errors.name?.[0]}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          label={texts.age}
          name="age"
          inputMode="numeric"
          value={draft.age}
          onChange={(age) => change({ age })}
          error={errors.age?.[0]}
          hint={texts.ageHint}
          autoComplete="off"
        />
        <Part title={texts.allergens}>
          <ChipChoice
            label={texts.allergens}
            options={allergens.map(({ name }) => ({ value: name, label: allergenLabel(name) }))}
            chosen={draft.allergens}
            onChange={(chosen) => change({ allergens: chosen })}
          />
          {draft.allergens.length > 0 && <Text variant="small">{texts.emergency}</Text>}
        </Part>
        <Part title={texts.diets} error={errors.diets?.[0]}>
          <ChipChoice
            label={texts.diets}
            options={diets.map((diet) => ({ value: diet, label: diet }))}
            chosen={draft.diets}
            onChange={(chosen) => change({ diets: chosen })}
          />
        </Part>
        <Part title={texts.low}>
          <ChipChoice
            label={texts.low}
            options={intolerances.map((axis) => ({ value: axis, label: intoleranceNames[axis] }))}
            chosen={draft.low}
            onChange={(low) => change({ low })}
          />
        </Part>
        <TextField
          label={texts.excluded}
          name="excluded_foods"
          value={draft.excludedFoods}
          onChange={(excludedFoods) => change({ excludedFoods })}
          error={errors.excluded_foods?.[0]}
          hint={texts.excludedHint}
          maxLength={2000}
          autoComplete="off"
        />
        <TextField
          label={texts.calories}
          name="energy_target"
          inputMode="numeric"
          value={draft.energyTarget}
          onChange={(energyTarget) => change({ energyTarget })}
          error={errors.energy_target?.[0]}
          hint={texts.caloriesHint}
          autoComplete="off"
        />
        {problem !== null && (
          <Text variant="small" tone="danger" role="alert">
            {problem}
          </Text>
        )}
        <Text variant="small" tone="muted">
          {texts.guidance}
        </Text>
        <Button variant="primary" width="block" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}

interface PartProps {
  readonly title: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

function Part({ title, error, children }: PartProps) {
  return (
    <Stack gap={8} data-invalid={error === undefined ? undefined : true}>
      <Text as="h2" variant="h3">
        {title}
      </Text>
      {children}
      {error !== undefined && (
        <Text variant="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
