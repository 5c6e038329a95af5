import type { components } from '#contract/api.ts';

export type QuestionnaireCategory = components['schemas']['QuestionnaireCategory'];

/** The way to the medications, in the list of categories and in calls. */
export const medicationCategory = 'rx';

/** Every question on display has to be answered here before anything is submitted. */
const demanding: readonly string[] = ['11', '103', '105'];

export const isDemanding = (categoryId: string): boolean => demanding.includes(categoryId);

/** The results need all of these. */
const neededForResults: readonly string[] = ['201', '11', '103', '105'];

/** Those which still keep the results from being shown, in the order of the list. */
export const unfinished = (categories: readonly QuestionnaireCategory[]): readonly QuestionnaireCategory[] =>
  categories.filter(({ id, completions }) => neededForResults.includes(id) && completions.completion < 100);

/** True when every category that the results need is known and complete. */
export const hasResults = (categories: readonly QuestionnaireCategory[]): boolean =>
  neededForResults.every((id) =>
    categories.some((category) => category.id === id && category.completions.completion >= 100),
  );
