export const minimumServings = 1;
/** As many as can be planned or noted as cooked. */
export const maximumServings = 100;

/** Whole servings, at least one. */
export const isServings = (servings: number) => Number.isInteger(servings) && servings >= minimumServings;

/** The servings in an address; those of the recipe where it has none that can be cooked. */
export function servingsIn(text: string | null, written: number): number {
  const wanted = Math.round(Number(text));
  return isServings(wanted) && wanted <= maximumServings ? wanted : written;
}

/** A part of one serving, or all of it. */
export const isPortion = (portion: number) => portion > 0 && portion <= 1;
