import type { Food } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import type { Kitchen } from '#domain/own-recipe/amounts/measure-country.ts';
import { isPlain, isState, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { isTelling, plainWordFits } from './plain-word-fits.ts';
import { freshFits, stateFits } from './state-fits.ts';

interface NameEntry {
  readonly food: Food;
  /** Words of the name that others may lack: "dried", "whole". */
  readonly modifiers: readonly string[];
}

/** Names of the table by their distinctive words. */
export interface NameIndex {
  readonly byCore: ReadonlyMap<string, readonly NameEntry[]>;
  /** Cores by their last word. */
  readonly byHead: ReadonlyMap<string, readonly string[]>;
  /** All words of the names. */
  readonly words: ReadonlySet<string>;
  /** Where the names are used: some mean another food there. */
  readonly kitchen: Kitchen;
}

const isModifier = (word: string) => isPlain(word) || isState(word);

export const coreOf = (words: readonly string[]): string =>
  words.filter((word) => !isModifier(word)).join(' ');

function readNames({ foods }: FoodTable): NameIndex {
  const byCore = new Map<string, NameEntry[]>();
  for (const food of foods)
    for (const name of new Set([food.name, food.id, ...food.aliases])) {
      const words = nameWords(name.split(/[\s,()/-]+/));
      const modifiers = words.filter(isModifier);
      const core = coreOf(words);
      if (core === '') continue;
      byCore.set(core, [...(byCore.get(core) ?? []), { food, modifiers }]);
    }
  const byHead = Map.groupBy(byCore.keys(), (core) => core.split(' ').at(-1) ?? '');
  return {
    byCore,
    byHead,
    words: new Set([...byCore.keys()].flatMap((core) => core.split(' '))),
    kitchen: 'us',
  };
}

/**
 * Whether a word says how it is prepared: "sifted", "thinly"; not a seed, a jelly, pork belly, nor Oatly, whose
 * stem is food.
 */
export const isParticiple = ({ words }: NameIndex, word: string): boolean =>
  /(?:ed|ly)$/.test(word) && !words.has(word) && !(word.endsWith('ly') && words.has(word.slice(0, -2)));

const known = new WeakMap<FoodTable, NameIndex>();

export function nameIndexOf(table: FoodTable): NameIndex {
  const found = known.get(table) ?? readNames(table);
  known.set(table, found);
  return found;
}

/** The words of a name, and the states found elsewhere: in a note, by a can. */
export interface NameQuery {
  readonly words: readonly string[];
  readonly noted: readonly string[];
  /** States that may not belong to this food: they can rule a food out, but not select one. */
  readonly doubtful?: readonly string[];
}

export interface FoundName {
  readonly food: Food | null;
  /** Foods with that name that the other words contradict. */
  readonly near: readonly Food[];
  /** Several foods have the name, and no word decides. */
  readonly isAmbiguous: boolean;
}

function isFit({ food, modifiers }: NameEntry, { words, noted, doubtful = [] }: NameQuery): boolean {
  const isLeft = (word: string) => !modifiers.includes(word);
  const own = words.filter((word) => isState(word) && isLeft(word));
  const isFresh = words.includes('fresh') && isLeft('fresh');
  return (
    own.every((word) => stateFits(word, food, false)) &&
    doubtful.every((word) => !isLeft(word) || stateFits(word, food, true)) &&
    noted.every((word) => !isLeft(word) || !isState(word) || stateFits(word, food, true)) &&
    (!isFresh || freshFits(food)) &&
    [...words, ...noted.filter(isTelling)].every((word) => !isLeft(word) || plainWordFits(word, food, words))
  );
}

/** The food whose name contains all words without contradicting them; the name with most words wins. */
export function findName(names: NameIndex, sought: NameQuery): FoundName {
  const all = new Set([...sought.words, ...sought.noted]);
  const entries = (names.byCore.get(coreOf(sought.words)) ?? []).filter(({ modifiers }) =>
    modifiers.every((word) => all.has(word)),
  );
  const fitting = entries.filter((entry) => isFit(entry, sought));
  const max = Math.max(...fitting.map(({ modifiers }) => modifiers.length));
  const best = new Set(fitting.filter((it) => it.modifiers.length === max).map(({ food }) => food));
  const [food] = best;
  if (food !== undefined && best.size === 1) return { food, near: [], isAmbiguous: false };
  const near = best.size > 1 ? best : (names.byCore.get(coreOf(sought.words)) ?? []).map((it) => it.food);
  return { food: null, near: [...new Set(near)], isAmbiguous: best.size > 1 };
}
