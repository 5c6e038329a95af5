import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { Cuisine } from './cuisines.ts';
import type { Effort } from './effort.ts';
import type { MealType } from './meal-types.ts';
import type { Choice } from './search-choices.ts';
import { spelledOut } from './search-negations.ts';
import { stopWords } from './search-phrases.ts';
import { SearchReader } from './search-reader.ts';
import type { SearchTrait } from './search-traits.ts';
import type { Season } from './seasons.ts';
import { searchWords, titleKey } from './title-key.ts';

/** A part of the typed words that is a filter, as a person reads it, and the search without it. */
export interface Understood {
  readonly label: string;
  readonly rest: string;
}

/** What the words of a search ask for. */
export interface ReadSearch {
  /** Titles, ingredients and meal types must have all of them; null if only punctuation was typed, which matches nothing. */
  readonly words: readonly string[] | null;
  /** And of each, one phrase: "chicken or beef". */
  readonly choices: readonly Choice[];
  /** Of the whole recipe; null: any. */
  readonly maxMinutes: number | null;
  /** Kilocalories per serving; null: any. */
  readonly maxCalories: number | null;
  readonly minCalories: number | null;
  readonly diets: readonly Diet[];
  /** None of them. */
  readonly allergens: readonly AllergenId[];
  /** None of these, by food id. */
  readonly withoutFoods: readonly string[];
  /** Low on each. */
  readonly low: readonly Intolerance[];
  /** Any of each: "dinner" is a main course, a soup or a salad. */
  readonly courses: readonly (readonly MealType[])[];
  readonly cuisines: readonly (readonly Cuisine[])[];
  readonly seasons: readonly (readonly Season[])[];
  readonly efforts: readonly Effort[];
  readonly traits: readonly SearchTrait[];
  /** What is asked for beside the words: `30 minutes or less`, `no milk`. */
  readonly understood: readonly Understood[];
  /** What is asked for in vain, of the understood: `can’t leave out “pollen”`. */
  readonly unread: readonly string[];
  /** Words and what they are understood as that may be left out; nothing that keeps a food away from the member. */
  readonly droppable: readonly Understood[];
}

const wordsOf = (query: string) =>
  titleKey(spelledOut(query))
    .split(' ')
    .filter((word) => word !== '');

/** Reads what was typed into a search: `dinner 30 minutes without celery`. */
export function readSearch(query: string, foods: FoodLookup): ReadSearch {
  const { parts, ...found } = new SearchReader(wordsOf(query), foods).read();
  const without = (isOut: (part: (typeof parts)[number]) => boolean) =>
    parts
      .filter((part) => !isOut(part))
      .map(({ text }) => text)
      .join(' ');
  const labels = (of: typeof parts) => [...new Set(of.flatMap(({ label }) => label ?? []))];
  const understood = labels(parts).map((label) => ({ label, rest: without((part) => part.label === label) }));
  const typed = parts.filter(({ label }) => label === null).map(({ text }) => text);
  const distinctive = typed.filter((word) => !stopWords.has(word));
  const words = [...new Set(distinctive.length > 0 || understood.length > 0 ? distinctive : typed)];
  return {
    ...found,
    words: searchWords(query).length === 0 && query.trim() !== '' ? null : words,
    choices: parts.flatMap(({ choice }) => (choice === undefined ? [] : [choice])),
    understood,
    unread: labels(parts.filter(({ isUnread }) => isUnread)),
    droppable: [
      ...words.map((word) => ({
        label: `“${word}”`,
        rest: without((part) => part.label === null && part.text === word),
      })),
      ...labels(parts.filter(({ isProtecting }) => !isProtecting)).flatMap((label) =>
        understood.filter((part) => part.label === label),
      ),
    ],
  };
}

/** The typed words with some of them replaced. */
export function withWords(query: string, replaced: ReadonlyMap<string, string>): string {
  return wordsOf(query)
    .map((word) => replaced.get(word) ?? word)
    .join(' ');
}
