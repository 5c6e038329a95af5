import type { Food } from '#domain/food/food.ts';
import type { LintedRecipe } from './linted-recipe.ts';
import { distinctiveWords, wordsOf } from './words.ts';

/** A sentence of a step. */
export interface Sentence {
  /** Counts from 0. */
  readonly step: number;
  /** The line its paragraph begins at. */
  readonly line: number;
  readonly text: string;
  /** Foods it adds, with an amount. */
  readonly adds: readonly Food[];
  /** The text before the first of them; all of it if there are none. */
  readonly opening: string;
}

/** The sentences of a recipe, in order. */
export function sentencesOf({ steps, mentions }: Pick<LintedRecipe, 'steps' | 'mentions'>): Sentence[] {
  return steps.flatMap(({ line, text: whole }, step) => {
    let from = 0;
    return whole.split(/(?<=[.;]) +/).map((text) => {
      const start = whole.indexOf(text, from);
      from = start + text.length;
      const nearby = mentions.filter(
        (it) => it.step === step && it.at >= start && it.at < from && it.amount !== null,
      );
      const first = Math.min(from, ...nearby.map(({ at }) => at));
      return { step, line, text, adds: nearby.map(({ food }) => food), opening: whole.slice(start, first) };
    });
  });
}

/** Whether a text names a food by one of its distinctive words. */
export const namesFood = (food: Food, text: string): boolean => {
  const distinctive = distinctiveWords(food);
  return wordsOf(text).some((word) => distinctive.has(word));
};
