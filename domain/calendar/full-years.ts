/** Full years from a day to a later one, both YYYY-MM-DD; negative where it is an earlier one. */
export function fullYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
