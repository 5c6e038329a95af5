import type { CookingForm, GeneratorForm } from '#domain/meal-plan/generator-form.ts';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { cookingFields as texts } from './texts/sheets.ts';

interface CookingFieldsProps {
  readonly form: GeneratorForm;
  /** Who eats is known of each meal. */
  readonly isForTable: boolean;
  readonly change: (changes: Partial<GeneratorForm>) => void;
}

const minutes = [15, 25, 35, 45, 60, 90].map((value) => ({
  value: String(value),
  label: texts.minutes(value),
}));
const prices = [
  { value: '1', label: texts.lowPrice },
  { value: '2', label: texts.mediumPrice },
  { value: '3', label: texts.higherPrice },
  { value: '4', label: texts.anyPrice },
];
const habits = [
  { value: 'cookOnceEatTwice', label: texts.cookOnceEatTwice },
  { value: 'repeatBreakfasts', label: texts.repeatBreakfasts },
] as const;

/** How a week is cooked. */
export function CookingFields({ form, isForTable, change }: CookingFieldsProps) {
  const { cooking } = form;
  const set = (changes: Partial<CookingForm>) => change({ cooking: { ...cooking, ...changes } });
  return (
    <Stack gap={12} as="section" aria-label={texts.title}>
      <Text as="h3" variant="h3">
        {texts.title}
      </Text>
      <Row gap={12}>
        <SelectField
          label={texts.weekdayMinutes}
          name="weekdayMinutes"
          value={String(cooking.weekdayMinutes)}
          options={minutes}
          onChange={(value) => set({ weekdayMinutes: Number(value) })}
        />
        <SelectField
          label={texts.weekendMinutes}
          name="weekendMinutes"
          value={String(cooking.weekendMinutes)}
          options={minutes}
          onChange={(value) => set({ weekendMinutes: Number(value) })}
        />
      </Row>
      <Count label={texts.dinners} value={cooking.dinners} max={7} onChange={(dinners) => set({ dinners })} />
      {isForTable ? (
        <Text variant="small" tone="muted">
          {texts.forTable}
        </Text>
      ) : (
        <Count
          label={texts.persons}
          value={cooking.persons}
          max={12}
          onChange={(persons) => set({ persons })}
        />
      )}
      <ChipChoice
        label={texts.habits}
        options={habits}
        chosen={habits.map(({ value }) => value).filter((value) => cooking[value])}
        onChange={(chosen) =>
          set({
            cookOnceEatTwice: chosen.includes('cookOnceEatTwice'),
            repeatBreakfasts: chosen.includes('repeatBreakfasts'),
          })
        }
      />
      <SelectField
        label={texts.budget}
        name="mostPriceClass"
        value={String(cooking.mostPriceClass)}
        options={prices}
        onChange={(value) => set({ mostPriceClass: Number(value) })}
      />
      <TextField
        label={texts.useUp}
        name="useUp"
        value={cooking.useUp}
        onChange={(useUp) => set({ useUp })}
        placeholder={texts.useUpPlaceholder}
        hint={texts.useUpHint}
        maxLength={500}
        autoComplete="off"
      />
    </Stack>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, value, max, onChange }: CountProps) {
  return (
    <Row spread="between" gap={12}>
      <Text as="span" variant="small-strong">
        {label}
      </Text>
      <ServingsStepper variant="bare" label={label} value={value} max={max} onChange={onChange} />
    </Row>
  );
}
