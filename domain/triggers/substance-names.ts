import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { formatList } from '#domain/message/format-list.ts';
import {
  type CountedSubstance,
  countedSubstances,
  isCounted,
  type SingleFood,
  type TestedSubstance,
} from './doses.ts';

/** Within a sentence. */
export const substanceNames = {
  oxalate: 'oxalate',
  lactose: 'lactose',
  fructose: 'excess fructose',
  fructans: 'fructans',
  gos: 'GOS (beans and other legumes)',
  sorbitol: 'sorbitol',
  mannitol: 'mannitol',
} as const satisfies Record<CountedSubstance, string>;

/** By itself: `Lactose`, or the name of the food. */
export function substanceTitle(substance: TestedSubstance, foodName: string): string {
  if (!isCounted(substance)) return foodName;
  const name = substanceNames[substance];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The title within a sentence; `GOS (beans and other legumes)` keeps its capitals. */
export const titleInSentence = (title: string): string =>
  title === substanceNames.gos ? title : nameInSentence(title);

/** The titles of several, as a list within a sentence. */
export const titlesInSentence = (tested: readonly { readonly name: string }[]): string =>
  formatList(tested.map(({ name }) => titleInSentence(name)));

const isSingleFood = (text: string): text is SingleFood => /^food:[a-z0-9-]+$/.test(text);

/** Null for what cannot be tested. */
export const readSubstance = (text: string): TestedSubstance | null =>
  countedSubstances.find((it) => it === text) ?? (isSingleFood(text) ? text : null);

/** A letter for each block: `Dish A` to `Dish Z`, then `Dish AA`. */
export function dishName(block: number): string {
  const letter = (n: number): string =>
    (n < 26 ? '' : letter(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));
  return `Dish ${letter(block)}`;
}
