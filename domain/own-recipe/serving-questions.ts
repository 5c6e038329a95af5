/** The size of one serving of an own recipe. */
export interface ServingSize {
  readonly servings: number;
  readonly kcal: number;
  readonly grams: number;
}

/** More than a person eats of one dish; usually a wrong number of servings or a wrong unit. */
const plausibleMaxima = { kcal: 2_500, grams: 3_000 } as const;

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const kilograms = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Questions to the recipe's owner about implausible figures; none for plausible ones. */
export function servingQuestions({ servings, kcal, grams }: ServingSize): readonly string[] {
  const amounts = [
    ...(kcal > plausibleMaxima.kcal ? [`${count.format(kcal)} kcal`] : []),
    ...(grams > plausibleMaxima.grams ? [`${kilograms.format(grams / 1000)} kg`] : []),
  ];
  if (amounts.length === 0) return [];
  const serves = `Does it really serve ${count.format(servings)}?`;
  return [`That’s ${amounts.join(' and ')} a serving. ${serves}`];
}
