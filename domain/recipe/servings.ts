export const minimumServings = 1;
/** As many as a recipe can have, a day of the plan of one dish, and a record of cooking. */
export const maximumServings = 100;

/** Whether they can be written, planned, and noted as cooked. */
export const isPossibleServings = (servings: number) => isServings(servings) && servings <= maximumServings;

/** Whole servings, at least one. */
export const isServings = (servings: number) => Number.isInteger(servings) && servings >= minimumServings;

/** The servings in an address; those of the recipe where it has none that can be cooked. */
export function servingsIn(text: string | null, written: number): number {
  const wanted = Math.round(Number(text));
  return isPossibleServings(wanted) ? wanted : written;
}

/** A part of one serving, or all of it. */
export const isPortion = (portion: number) => portion > 0 && portion <= 1;

/** What to do about more servings than are possible. */
export const tooManyServings = `A dish or food can have up to ${maximumServings} servings. Choose fewer.`;
