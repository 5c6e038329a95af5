export const minimumServings = 1;

/** Whole servings, at least one. */
export const isServings = (servings: number) => Number.isInteger(servings) && servings >= minimumServings;

/** A part of one serving, or all of it. */
export const isPortion = (portion: number) => portion > 0 && portion <= 1;
