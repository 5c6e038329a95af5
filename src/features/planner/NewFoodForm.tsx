import { allergens } from '#domain/allergen/allergens.ts';
import { diets } from '#domain/diet/diets.ts';
import { type CustomFood, emptyFood, type FoodDraft, foodFigures } from '#domain/meal-plan/custom-food.ts';
import { useCustomFood } from '#src/flows/planner/use-custom-food.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ChipChoice } from '#src/ui/input/ChipChoice.tsx';
import { TextField } from '#src/ui/input/TextField.tsx';
import { Grid, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const labels = {
  price: 'Price per serving ($)',
  calories: 'Calories (kcal)',
  protein: 'Protein (g)',
  fat: 'Fat (g)',
  carbs: 'Carbs (g)',
} as const;

/** The form for a custom food. The input stays until it is saved. */
export function NewFoodForm({ onCreated }: { onCreated: (food: CustomFood) => void }) {
  const form = useCustomFood(onCreated);
  const { draft, change, submit } = useDraft<FoodDraft>({ initial: emptyFood, onSubmit: form.submit });
  return (
    <form noValidate aria-label="Create custom food" onSubmit={submit}>
      <Stack gap={16}>
        <TextField
          data-autofocus
          label="Title"
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
            Diets it suits
          </Text>
          <ChipChoice
            label="Diets"
            options={diets.map((diet) => ({ value: diet, label: diet }))}
            chosen={draft.diets}
            onChange={(chosen) => change({ diets: chosen })}
          />
        </Stack>
        <Stack gap={8}>
          <Text as="h3" variant="h3">
            Allergens in it
          </Text>
          <Text variant="small" tone="muted">
            Go by the label. Leave this empty, and we can’t check the food for your allergens.
          </Text>
          <ChipChoice
            label="Intolerances"
            options={allergens.map(({ name }) => ({ value: name, label: name }))}
            chosen={draft.intolerances ?? []}
            onChange={(chosen) => change({ intolerances: chosen.length === 0 ? null : chosen })}
          />
          <ChipChoice
            label="No allergens"
            options={[{ value: 'none', label: 'None of these' }]}
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
          Save
        </Button>
      </Stack>
    </form>
  );
}
