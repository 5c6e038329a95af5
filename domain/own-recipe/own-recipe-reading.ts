import type { components } from '#contract/api.ts';

export type OwnRecipeReading = components['schemas']['OwnRecipeReading'];
export type LineReading = components['schemas']['LineReading'];

/** A field of the form, by the server's name. */
export type OwnRecipeField =
  | 'title'
  | 'summary'
  | 'servings'
  | 'ready_in_minutes'
  | 'ingredients'
  | 'steps'
  | 'content';

/** Whether a line needs no check before the recipe can be judged. */
export const isLineClear = ({ kind, doubts }: LineReading): boolean => kind !== 'open' && doubts.length === 0;

export const isClear = ({ lines, questions }: OwnRecipeReading): boolean =>
  questions.length === 0 && lines.every(isLineClear);

/** The number of lines to check, as a sentence. */
export function reviewSentence({ lines }: OwnRecipeReading): string {
  const open = lines.filter((line) => !isLineClear(line)).length;
  if (open === 0) return 'We understood every line.';
  return open === 1 ? 'One line needs a look.' : `${open} lines need a look.`;
}
