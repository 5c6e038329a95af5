import type { CookingForm, GeneratorForm } from '#domain/meal-plan/generator-form.ts';
import { ServingsStepper } from '#src/ui/field/ServingsStepper.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

interface CookingFieldsProps {
  readonly form: GeneratorForm;
  /** Who eats is known of each meal. */
  readonly isForTable: boolean;
  readonly change: (changes: Partial<GeneratorForm>) => void;
}

const minutes = [15, 25, 35, 45, 60, 90].map((value) => ({ value: String(value), label: `${value} min` }));
const prices = [
  { value: '1', label: 'Low' },
  { value: '2', label: 'Medium' },
  { value: '3', label: 'Higher' },
  { value: '4', label: 'Any' },
];
const habits = [
  { value: 'cookOnceEatTwice', label: 'Cook once, eat twice' },
  { value: 'repeatBreakfasts', label: 'Repeat breakfasts' },
] as const;

/** How a week is cooked. */
export function CookingFields({ form, isForTable, change }: CookingFieldsProps) {
  const { cooking } = form;
  const set = (changes: Partial<CookingForm>) => change({ cooking: { ...cooking, ...changes } });
  return (
    <Stack gap={12} as="section" aria-label="Cooking">
      <Text as="h3" variant="h3">
        Cooking
      </Text>
      <Row gap={12}>
        <SelectField
          label="Work on weekdays"
          name="weekdayMinutes"
          value={String(cooking.weekdayMinutes)}
          options={minutes}
          onChange={(value) => set({ weekdayMinutes: Number(value) })}
        />
        <SelectField
          label="On weekends"
          name="weekendMinutes"
          value={String(cooking.weekendMinutes)}
          options={minutes}
          onChange={(value) => set({ weekendMinutes: Number(value) })}
        />
      </Row>
      <Count
        label="Different dinners"
        value={cooking.dinners}
        max={7}
        onChange={(dinners) => set({ dinners })}
      />
      {isForTable ? (
        <Text variant="small" tone="muted">
          Planned for all who’re at the table of each meal. You set that at the meal.
        </Text>
      ) : (
        <Count
          label="People at the table"
          value={cooking.persons}
          max={12}
          onChange={(persons) => set({ persons })}
        />
      )}
      <ChipChoice
        label="Habits"
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
        label="Budget"
        name="mostPriceClass"
        value={String(cooking.mostPriceClass)}
        options={prices}
        onChange={(value) => set({ mostPriceClass: Number(value) })}
      />
      <TextField
        label="In the fridge, to use up"
        name="useUp"
        value={cooking.useUp}
        onChange={(useUp) => set({ useUp })}
        placeholder="spinach, ground beef"
        hint="Up to ten, with commas between them."
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
