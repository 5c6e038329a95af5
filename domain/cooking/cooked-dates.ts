/** The days with one noted or taken back, latest first. */
export function changedDates(
  dates: readonly string[],
  { cooked_on: day, is_cooked: isCooked }: { readonly cooked_on: string; readonly is_cooked: boolean },
): string[] {
  const others = dates.filter((date) => date !== day);
  return (isCooked ? [...others, day] : others).toSorted().toReversed();
}
