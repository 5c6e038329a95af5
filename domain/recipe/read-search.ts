import { type AllergenId, allergens } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { allergenPhrases, axisPhrases, dietPhrases, stopWords } from './search-phrases.ts';
import { searchForms, searchWords, titleKey } from './title-key.ts';

/** What the words of a search ask for. */
export interface ReadSearch {
  /** Titles, ingredients and meal types must have all of them; null if only punctuation was typed, which matches nothing. */
  readonly words: readonly string[] | null;
  /** Of the whole recipe; null: any. */
  readonly maxMinutes: number | null;
  readonly diets: readonly Diet[];
  /** None of them. */
  readonly allergens: readonly AllergenId[];
  /** None of these, by food id. */
  readonly withoutFoods: readonly string[];
  /** Low on each. */
  readonly low: readonly Intolerance[];
  /** What is asked for beside the words, for people: `30 minutes or less`, `no milk`. */
  readonly understood: readonly string[];
}

/** Words are looked up in phrases of at most so many. */
const longestPhrase = 4;
const quickMinutes = 30;

/** Consumes the words of a search from the left. */
class Reader {
  readonly #foods: FoodTable;
  readonly #left: string[];
  readonly words: string[] = [];
  readonly minutes: number[] = [];
  readonly diets = new Set<Diet>();
  readonly allergens = new Set<AllergenId>();
  readonly foods = new Map<string, readonly string[]>();
  readonly low = new Set<Intolerance>();

  constructor(words: readonly string[], foods: FoodTable) {
    this.#left = [...words];
    this.#foods = foods;
  }

  /** Reads everything. */
  read(): void {
    while (this.#left.length > 0) {
      const isRead = this.#time() || this.#diet() || this.#low() || this.#freeOf() || this.#without();
      if (!isRead) this.words.push(this.#left.shift() ?? '');
    }
  }

  #take(count: number): true {
    this.#left.splice(0, count);
    return true;
  }

  /** "30 minutes", "under 1 hour", "half an hour", "quick". */
  #time(): boolean {
    const text = this.#left.slice(0, 6).join(' ');
    const counted =
      /^(?:(?:under|in|within|up to|less than|max|maximum) )?(\d{1,3}) ?(m|min|mins|minute|minutes|h|hr|hrs|hour|hours)(?: or less)?(?= |$)/.exec(
        text,
      );
    if (counted !== null) {
      const [all, figure = '', unit = ''] = counted;
      this.minutes.push(Number(figure) * (unit.startsWith('h') ? 60 : 1));
      return this.#take(all.split(' ').length);
    }
    const spoken = /^(?:(?:under|in|within) )?(half an hour|an hour|one hour|quick|fast|speedy)(?= |$)/.exec(
      text,
    );
    if (spoken === null) return false;
    const [all, phrase = ''] = spoken;
    this.minutes.push(/hour$/.test(phrase) && !phrase.startsWith('half') ? 60 : quickMinutes);
    return this.#take(all.split(' ').length);
  }

  /** The value of the longest phrase that begins here, and how many words it has. */
  #longest<T>(
    read: (phrase: string) => T | undefined,
  ): { readonly value: T; readonly length: number } | null {
    for (let length = Math.min(longestPhrase, this.#left.length); length > 0; length -= 1) {
      const value = read(this.#left.slice(0, length).join(' '));
      if (value !== undefined) return { value, length };
    }
    return null;
  }

  #diet(): boolean {
    const found = this.#longest((phrase) => dietPhrases.get(phrase));
    if (found === null) return false;
    this.diets.add(found.value);
    return this.#take(found.length);
  }

  /** "low histamine", "low in oxalates and salicylates". */
  #low(): boolean {
    if (this.#left[0] !== 'low') return false;
    const axisAt = (place: number) =>
      searchForms(this.#left[place] ?? '')
        .map((form) => axisPhrases.get(form))
        .find((axis) => axis !== undefined);
    let next = this.#left[1] === 'in' ? 2 : 1;
    let end = 0;
    for (let axis = axisAt(next); axis !== undefined; axis = axisAt(next)) {
      this.low.add(axis);
      end = next + 1;
      next = isJoining(this.#left[end]) ? end + 1 : end;
    }
    return end > 0 && this.#take(end);
  }

  #allergenOf(phrase: string): readonly AllergenId[] | undefined {
    return searchForms(phrase)
      .map((form) => allergenPhrases.get(form))
      .find((ids) => ids !== undefined);
  }

  /** "dairy free", "nut free". */
  #freeOf(): boolean {
    for (const length of [1, 2]) {
      const ids = this.#allergenOf(this.#left.slice(0, length).join(' '));
      if (ids === undefined || this.#left[length] !== 'free') continue;
      for (const id of ids) this.allergens.add(id);
      return this.#take(length + 1);
    }
    return false;
  }

  /** "without celery", "no milk or eggs". Nothing is read if it names no allergen or food. */
  #without(): boolean {
    const [first, second] = this.#left;
    const opening = first === 'without' || first === 'no' ? 1 : first === 'free' && isJoining(second) ? 2 : 0;
    if (opening === 0) return false;
    const before = [...this.#left];
    this.#take(opening);
    let isRead = false;
    while (this.#unwanted()) {
      isRead = true;
      if (isJoining(this.#left[0]) && this.#left.length > 1) this.#take(1);
    }
    if (!isRead) this.#left.splice(0, Infinity, ...before);
    return isRead;
  }

  #unwanted(): boolean {
    const found = this.#longest((phrase) => {
      const ids = this.#allergenOf(phrase);
      if (ids !== undefined) return { ids, foods: [] };
      const foods = [phrase, ...searchForms(phrase)]
        .map((form) => this.#foods.named(form))
        .find((it) => it.length > 0);
      return foods === undefined ? undefined : { ids: [], foods: foods.map(({ id }) => id) };
    });
    if (found === null) return false;
    for (const id of found.value.ids) this.allergens.add(id);
    if (found.value.foods.length > 0)
      this.foods.set(this.#left.slice(0, found.length).join(' '), found.value.foods);
    return this.#take(found.length);
  }
}

const isJoining = (word: string | undefined) => ['and', 'or', 'of', 'from', 'any'].includes(word ?? '');

const nameOf = (id: AllergenId) => allergens.find((it) => it.id === id)?.name.toLowerCase() ?? id;

/** Reads what was typed into a search: `dinner 30 minutes without celery`. */
export function readSearch(query: string, foods: FoodTable): ReadSearch {
  const reader = new Reader(
    titleKey(query)
      .split(' ')
      .filter((word) => word !== ''),
    foods,
  );
  reader.read();
  const { minutes, diets, allergens: free, low } = reader;
  const maxMinutes = minutes.length === 0 ? null : Math.min(...minutes);
  const understood = [
    ...(maxMinutes === null ? [] : [`${maxMinutes} minutes or less`]),
    ...[...diets].map((diet) => diet.toLowerCase()),
    ...[...low].map((axis) => `low ${axis === 'fodmap' ? 'FODMAP' : axis}`),
    ...[...[...free].map(nameOf), ...reader.foods.keys()].map((name) => `no ${name}`),
  ];
  const telling = reader.words.filter((word) => !stopWords.has(word));
  const words = [...new Set(telling.length > 0 || understood.length > 0 ? telling : reader.words)];
  return {
    words: searchWords(query).length === 0 && query.trim() !== '' ? null : words,
    maxMinutes,
    diets: [...diets],
    allergens: [...free],
    withoutFoods: [...new Set([...reader.foods.values()].flat())],
    low: [...low],
    understood,
  };
}
