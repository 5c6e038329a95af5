import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { isJoining, nameOf, phraseOf } from './search-labels.ts';
import { namedWithNo, negatingEnds, negations } from './search-negations.ts';
import {
  allergenPhrases,
  axisPhrases,
  dietPhrases,
  freeWords,
  stopWords,
  traitPhrases,
} from './search-phrases.ts';
import type { SearchWords } from './search-words.ts';
import { searchForms } from './title-key.ts';

/** "milk, egg, nut and soy free" */
const maxNegatedWords = 9;

/** What is left out: allergens, gluten, an axis to be Low on, or foods. */
interface Unwanted {
  readonly ids: readonly AllergenId[];
  readonly isGluten: boolean;
  readonly axis: Intolerance | null;
  readonly foods: readonly string[];
}
const nothingUnwanted: Unwanted = { ids: [], isGluten: false, axis: null, foods: [] };

const axisOf = (phrase: string): Intolerance | undefined =>
  searchForms(phrase).flatMap((form) => axisPhrases.get(form) ?? [])[0];

/** What a search keeps away from the member. */
export interface KeptAway {
  readonly diets: Set<Diet>;
  readonly allergens: Set<AllergenId>;
  readonly withoutFoods: Set<string>;
  readonly low: Set<Intolerance>;
}

/** Reads what a search leaves out or wants Low, and adds it to `found`. */
export class UnwantedReader {
  readonly #words: SearchWords;
  readonly #foods: FoodLookup;
  readonly #found: KeptAway;

  constructor(words: SearchWords, foods: FoodLookup, found: KeptAway) {
    this.#words = words;
    this.#foods = foods;
    this.#found = found;
  }

  /** "low histamine", "low in oxalates and salicylates". */
  readLow(): boolean {
    if (this.#words.left[0] !== 'low') return false;
    let next = this.#words.left[1] === 'in' ? 2 : 1;
    let end = 0;
    for (let axis = this.#axisAt(next); axis !== undefined; axis = this.#axisAt(next)) {
      this.#limit(axis);
      end = next + 1;
      next = isJoining(this.#words.left[end]) ? end + 1 : end;
    }
    this.#words.skip(end);
    return end > 0;
  }

  #axisAt = (place: number): Intolerance | undefined => axisOf(this.#words.left[place] ?? '');

  #limit(axis: Intolerance): void {
    this.#found.low.add(axis);
    this.#words.protect(`low ${axis}`, `low ${axis === 'fodmap' ? 'FODMAP' : axis}`);
  }

  /** "fodmap friendly", "oxalate free", "histamine": nobody looks for much of it, but who does finds no filter. */
  readAxis(): boolean {
    if (this.#words.left[0] === 'high' && this.#axisAt(1) !== undefined) return this.#words.keep(2);
    const axis = this.#axisAt(0);
    if (axis !== undefined) {
      this.#limit(axis);
      this.#words.skip(
        ['free', 'friendly', 'safe', 'intolerance'].includes(this.#words.left[1] ?? '') ? 2 : 1,
      );
    }
    return axis !== undefined;
  }

  #allergenOf(phrase: string): readonly AllergenId[] | undefined {
    return searchForms(phrase)
      .map((form) => allergenPhrases.get(form))
      .find((ids) => ids !== undefined);
  }

  #leaveOut(ids: readonly AllergenId[]): void {
    for (const id of ids) {
      this.#found.allergens.add(id);
      this.#words.protect(`no ${phraseOf(id)}`, `no ${nameOf(id)}`);
    }
  }

  /** "dairy free", "egg and nut free", "peanut allergy", "lactose intolerant", "garlic-free", "eggless". */
  readFreeOf(): boolean {
    const ids = freeWords.get(this.#words.left[0] ?? '');
    if (ids !== undefined) {
      this.#leaveOut(ids);
      this.#words.skip(1);
      return true;
    }
    const end = this.#words.left.findIndex((word) => negatingEnds.has(word));
    if (end <= 0 || end > maxNegatedWords) return false;
    const isRead = this.#readList(end);
    if (isRead) this.#words.skip(1);
    // "free range" and "I am allergic to nuts" name nothing before these words
    const isOpening = this.#words.left[1] === 'free' || ['to', 'of'].includes(this.#words.left[2] ?? '');
    return (
      isRead || (end === 1 && !isOpening && this.#words.takeUnread(2, `leave out “${this.#words.text(1)}”`))
    );
  }

  /** Reads a list that takes exactly so many words; of foods and allergens together it may be another one. */
  #readList(end: number): boolean {
    const lengths: number[] = [];
    const kinds = new Set<string>();
    let [at, gaps, isJoined] = [0, 0, false];
    while (at < end) {
      const found = this.#unwantedAt(at, end - at);
      if (found === null) return false;
      kinds.add(found.value.foods.length > 0 ? 'food' : 'allergen');
      lengths.push(found.length);
      at += found.length;
      const joining = isJoining(this.#words.left[at]) && at < end - 1;
      if (joining) lengths.push(-1);
      else if (at < end) gaps += 1;
      isJoined ||= joining;
      at += joining ? 1 : 0;
    }
    if (kinds.size > 1 || (gaps > 0 && !(isJoined && kinds.has('allergen')))) return false;
    for (const length of lengths)
      if (length < 0) this.#words.skip(1);
      else this.#readUnwanted(length);
    return true;
  }

  /**
   * "without celery", "no milk or eggs", "allergic to nuts". What can't be left out or is a diet that isn't wanted is said,
   * and never searched for.
   */
  readWithout(): boolean {
    const negation = negations.find((each) => ` ${this.#words.text(3)} `.startsWith(` ${each} `));
    const isFreeAnd = this.#words.left[0] === 'free' && isJoining(this.#words.left[1]);
    const opening = isFreeAnd ? 2 : (negation?.split(' ').length ?? 0);
    if (opening === 0) return false;
    const unwanted = this.#unwantedAt(opening);
    const filter = isFreeAnd ? 0 : this.#filterAt(opening);
    if (filter > (unwanted?.length ?? 0))
      return this.#words.takeUnread(opening + filter, `filter by “${this.#words.text(opening + filter)}”`);
    if (unwanted === null) {
      const next = this.#words.left[opening];
      if (isFreeAnd || next === undefined) return false;
      if (namedWithNo.has(next)) return this.#words.keep(opening + 1);
      this.#words.takeUnread(opening + 1, `leave out “${next}”`);
      return this.#readFurther(true);
    }
    this.#words.skip(opening);
    // "non-dairy milk" is some milk
    if (negation === 'non' && this.#readUnwanted(1)) return true;
    this.#readUnwanted();
    return this.#readFurther();
  }

  /** The rest of a list of what is left out; behind "or" is nothing to search for, even if no food is called so. */
  #readFurther(isUnread = false): true {
    const [joining, next = ''] = this.#words.left;
    const isJoined = isJoining(joining) && next !== '';
    if (isUnread && !isJoined) return true;
    if (isJoined) this.#words.skip(1);
    if (this.#filterAt(0) > 0) return true;
    if (this.#readUnwanted(undefined, isJoined)) return this.#readFurther();
    const isLeftOut = joining === 'or' || joining === 'nor';
    if (!isLeftOut || !/^\p{L}/u.test(next) || stopWords.has(next)) return true;
    this.#words.takeUnread(1, `leave out “${next}”`);
    return this.#readFurther(true);
  }

  /** How many words there name a diet, or "low" something; 0 without. */
  #filterAt(from: number): number {
    const found = this.#words.longest((phrase) => {
      const [low, axis = ''] = phrase.split(' ');
      const isLowAxis = low === 'low' && axisOf(axis) !== undefined;
      return dietPhrases.has(phrase) || traitPhrases.has(phrase) || isLowAxis || undefined;
    }, from);
    return found?.length ?? 0;
  }

  /** What the longest phrase there names that can be left out, of at most so many words. */
  #unwantedAt(from: number, most = Number.POSITIVE_INFINITY, isExpected = true) {
    return this.#words.longest((phrase): Unwanted | undefined => {
      if (phrase.split(' ').length > most) return undefined;
      const ids = this.#allergenOf(phrase);
      if (ids !== undefined) return { ...nothingUnwanted, ids };
      if (phrase === 'gluten') return { ...nothingUnwanted, isGluten: true };
      const axis = axisOf(phrase);
      if (axis !== undefined) return { ...nothingUnwanted, axis };
      const foods = this.#foods.leftOutBy(phrase, isExpected);
      return foods.length === 0 ? undefined : { ...nothingUnwanted, foods };
    }, from);
  }

  /** An allergen, gluten, an axis or a food, of so many words if it is known how many. */
  #readUnwanted(words?: number, isExpected = true): boolean {
    const found = this.#unwantedAt(0, words, isExpected);
    if (found === null || (words !== undefined && found.length !== words)) return false;
    const { ids, isGluten, axis, foods } = found.value;
    this.#leaveOut(ids);
    if (axis !== null) this.#limit(axis);
    if (isGluten) {
      this.#found.diets.add('Gluten Free');
      this.#words.protect('gluten free', 'gluten free');
    }
    for (const id of foods) this.#found.withoutFoods.add(id);
    const named = this.#words.text(found.length);
    if (foods.length > 0) this.#words.protect(`no ${named}`, `no ${named}`);
    this.#words.skip(found.length);
    return true;
  }
}
