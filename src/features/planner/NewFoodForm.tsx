import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { type CustomFood, emptyFood, type FoodDraft, foodFigures } from '#domain/meal-plan/custom-food.ts';
import { useCustomFood } from '#src/flows/planner/use-custom-food.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { useFocusInvalid } from '#src/ui/input/use-focus-invalid.ts';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { newFoodForm as texts } from './texts/sheets.ts';

const labels = {
  price: texts.price,
  calories: texts.calories,
  protein: texts.protein,
  fat: texts.fat,
  carbs: texts.carbs,
} as const;

/** The form for a custom food. The input stays until it is saved. */
export function NewFoodForm({ onCreated }: { onCreated: (food: CustomFood) => void }) {
  const form = useCustomFood(onCreated);
  const { draft, change, submit } = useDraft<FoodDraft>({ initial: emptyFood, onSubmit: form.submit });
  const element = useFocusInvalid(form.fields);
  return (
    <form ref={element} noValidate aria-label={texts.formLabel} onSubmit={submit}>
      <Stack gap={16}>
        <TextField
          data-autofocus
          label={texts.title}
          name="title"
          value={draft.title}
          onChange={(title) => change({ title })}
          error={form.fields.title?.[0]}
          maxLength={200}
          autoComplete="off"
        />
        <Grid gap={12}>
          {foodFigures.map((figure) => (
            <TextField
              key={figure}
              label={labels[figure]}
              name={figure}
              type="number"
              inputMode="decimal"
              step="any"
              value={draft[figure]}
              onChange={(typed) => change({ [figure]: typed })}
              error={form.fields[figure]?.[0]}
              autoComplete="off"
            />
          ))}
        </Grid>
        <Stack gap={8}>
          <Text as="h3" variant="h3">
            {texts.dietsTitle}
          </Text>
          <ChipChoice
            label={texts.diets}
            options={diets.map((diet) => ({ value: diet, label: diet }))}
            chosen={draft.diets}
            onChange={(chosen) => change({ diets: chosen })}
          />
        </Stack>
        <Stack gap={8}>
          <Text as="h3" variant="h3">
            {texts.allergensTitle}
          </Text>
          <Text variant="small" tone="muted">
            {texts.allergensNote}
          </Text>
          <ChipChoice
            label={texts.allergens}
            options={allergens.map(({ name }) => ({ value: name, label: allergenLabel(name) }))}
            chosen={draft.intolerances ?? []}
            onChange={(chosen) => change({ intolerances: chosen.length === 0 ? null : chosen })}
          />
          <ChipChoice
            label={texts.noAllergens}
            options={[{ value: 'none', label: texts.noneOfThese }]}
            chosen={draft.intolerances?.length === 0 ? ['none'] : []}
            onChange={([none]) => change({ intolerances: none === undefined ? null : [] })}
          />
        </Stack>
        {form.problem !== null && (
          <Text variant="small" tone="danger" role="alert">
            {form.problem}
          </Text>
        )}
        <Button variant="primary" width="block" type="submit" busy={form.isBusy}>
          {texts.save}
        </Button>
      </Stack>
    </form>
  );
}
