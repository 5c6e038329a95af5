export const minimumServings = 1;

/** Whole servings, at least one. */
export const isServings = (servings: number) => Number.isInteger(servings) && servings >= minimumServings;
