import type { components } from '#contract/api.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { nutritionTab as texts } from '#src/features/recipes/texts/recipe.ts';
import { NutrientTable } from '#src/ui/recipe/NutrientTable.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

type Nutrient = components['schemas']['Nutrient'];

export interface NutritionTabProps {
  readonly nutrients: readonly Nutrient[];
  /** Approximate weight of a serving of the finished dish. */
  readonly servingGrams: number;
  /** Ingredients missing from the figures; '' for none. */
  readonly without?: string;
  /** False: energy figures are hidden for this member. */
  readonly showsEnergy?: boolean;
}

/** Every nutrient of a serving. */
export function NutritionTab({
  nutrients,
  servingGrams,
  without = '',
  showsEnergy = true,
}: NutritionTabProps) {
  const shown = nutrients.filter(({ name }) => showsEnergy || name !== 'Calories');
  const rows = shown.map(({ name, amount, unit, percent_of_daily_needs }) => ({
    name,
    amount,
    unit,
    percentOfDailyNeeds: percent_of_daily_needs,
  }));
  return (
    <Stack gap={12}>
      <Text as="h2" variant="h2">
        {texts.title}
      </Text>
      {without !== '' && <Text>{texts.figures(without)}</Text>}
      <NutrientTable rows={rows} />
      <Text variant="note" tone="muted">
        {texts.serving(formatNumber(servingGrams))}
        {showsEnergy && texts.onCalories}.
      </Text>
    </Stack>
  );
}
