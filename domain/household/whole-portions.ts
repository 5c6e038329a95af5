interface Portion {
  readonly id: number;
  /** Of one serving. */
  readonly kcal: number;
  readonly servings: number;
}

/** A day's portions in whole servings, as a plan of one's own has them: what one dish rounds away, the next makes up for. */
export function wholePortions(portions: readonly Portion[]): ReadonlyMap<number, number> {
  let missing = 0;
  return new Map(
    portions.map(({ id, kcal, servings }) => {
      const whole = Math.max(1, Math.round(servings + (kcal > 0 ? missing / kcal : 0)));
      missing += (servings - whole) * kcal;
      return [id, whole];
    }),
  );
}
