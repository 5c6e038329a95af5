import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { familyInSearch, type NamedFoods } from '#domain/food/food-family.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { type Cuisine, cuisinePhrases, notCuisines } from './cuisines.ts';
import type { Effort } from './effort.ts';
import type { MealType } from './meal-types.ts';
import { cuisineLabel, isJoining, nameOf, type Part, phraseOf } from './search-labels.ts';
import { caloriesAt, timeAt } from './search-patterns.ts';
import {
  allergenPhrases,
  axisPhrases,
  coursePhrases,
  dietPhrases,
  effortPhrases,
  freeWords,
  notFilters,
  seasonPhrases,
  traitPhrases,
} from './search-phrases.ts';
import { type SearchTrait, traitLabel } from './search-traits.ts';
import type { Season } from './seasons.ts';
import { searchForms } from './title-key.ts';

/** Words are looked up in phrases of at most so many. */
const maxPhraseWords = 4;

/** Diets that people follow because other food makes them ill. */
export const protectingDiets: readonly Diet[] = ['Gluten Free', 'Low FODMAP'];

/** Consumes the words of a search from the left. */
export class SearchReader {
  readonly #foods: NamedFoods;
  readonly #left: string[];
  readonly #parts: Part[] = [];
  readonly #minutes: number[] = [];
  readonly #calories: number[] = [];
  readonly #diets = new Set<Diet>();
  readonly #allergens = new Set<AllergenId>();
  readonly #without = new Set<string>();
  readonly #low = new Set<Intolerance>();
  readonly #courses: (readonly MealType[])[] = [];
  readonly #cuisines: (readonly Cuisine[])[] = [];
  readonly #seasons: (readonly Season[])[] = [];
  readonly #efforts = new Set<Effort>();
  readonly #traits = new Set<SearchTrait>();

  constructor(words: readonly string[], foods: NamedFoods) {
    this.#left = [...words];
    this.#foods = foods;
  }

  /** Reads everything. */
  read() {
    while (this.#left.length > 0) {
      const isRead =
        this.#readTime() ||
        this.#readCalories() ||
        this.#readDiet() ||
        this.#readLow() ||
        this.#readAxis() ||
        this.#readFreeOf() ||
        this.#readEffort() ||
        this.#readTrait() ||
        this.#readWithout() ||
        this.#readFilter();
      if (!isRead) this.#keep(1);
    }
    const min = (figures: readonly number[]) => (figures.length === 0 ? null : Math.min(...figures));
    const maxMinutes = min(this.#minutes);
    const maxCalories = min(this.#calories);
    const figures: Readonly<Record<string, string>> = {
      time: `${maxMinutes} minutes or less`,
      calories: `at most ${maxCalories} calories`,
    };
    return {
      parts: this.#parts.map((part) => ({ ...part, label: figures[part.label ?? ''] ?? part.label })),
      maxMinutes,
      maxCalories,
      diets: [...this.#diets],
      allergens: [...this.#allergens],
      withoutFoods: [...this.#without],
      low: [...this.#low],
      courses: this.#courses,
      cuisines: this.#cuisines,
      seasons: this.#seasons,
      efforts: [...this.#efforts],
      traits: [...this.#traits],
    };
  }

  #text = (count: number) => this.#left.slice(0, count).join(' ');

  /** Consumes so many words, as one part with that label. */
  #take(count: number, label: string, isProtecting = false): true {
    this.#parts.push({ text: this.#text(count), label, isProtecting });
    this.#left.splice(0, count);
    return true;
  }

  /** Consumes so many plain words. */
  #keep(count: number): true {
    for (const text of this.#left.splice(0, count))
      this.#parts.push({ text, label: null, isProtecting: false });
    return true;
  }

  #protect(text: string, label: string): void {
    this.#parts.push({ text, label, isProtecting: true });
  }

  #skip(count: number): void {
    this.#left.splice(0, count);
  }

  /** "30 minutes", "under 1 hour", "half an hour", "quick". */
  #readTime(): boolean {
    const found = timeAt(this.#text(6));
    if (found === null) return false;
    this.#minutes.push(found.amount);
    return this.#take(found.length, 'time');
  }

  /** "under 500 calories", "low calorie". */
  #readCalories(): boolean {
    const found = caloriesAt(this.#text(6));
    if (found === null) return false;
    this.#calories.push(found.amount);
    return this.#take(found.length, 'calories');
  }

  /** The value of the longest phrase that begins here, and how many words it has. */
  #longest<T>(
    read: (phrase: string) => T | undefined,
  ): { readonly value: T; readonly length: number } | null {
    for (let length = Math.min(maxPhraseWords, this.#left.length); length > 0; length -= 1) {
      const value = read(this.#text(length));
      if (value !== undefined) return { value, length };
    }
    return null;
  }

  #readDiet(): boolean {
    const found = this.#longest((phrase) => dietPhrases.get(phrase));
    if (found === null) return false;
    this.#diets.add(found.value);
    return this.#take(found.length, found.value.toLowerCase(), protectingDiets.includes(found.value));
  }

  /** "low histamine", "low in oxalates and salicylates". */
  #readLow(): boolean {
    if (this.#left[0] !== 'low') return false;
    let next = this.#left[1] === 'in' ? 2 : 1;
    let end = 0;
    for (let axis = this.#axisAt(next); axis !== undefined; axis = this.#axisAt(next)) {
      this.#limit(axis);
      end = next + 1;
      next = isJoining(this.#left[end]) ? end + 1 : end;
    }
    this.#skip(end);
    return end > 0;
  }

  #axisAt = (place: number): Intolerance | undefined =>
    searchForms(this.#left[place] ?? '').flatMap((form) => axisPhrases.get(form) ?? [])[0];

  #limit(axis: Intolerance): void {
    this.#low.add(axis);
    this.#protect(`low ${axis}`, `low ${axis === 'fodmap' ? 'FODMAP' : axis}`);
  }

  /** "fodmap friendly", "oxalate free", "histamine": nobody looks for much of it, but who does finds no filter. */
  #readAxis(): boolean {
    if (this.#left[0] === 'high' && this.#axisAt(1) !== undefined) return this.#keep(2);
    const axis = this.#axisAt(0);
    if (axis !== undefined) {
      this.#limit(axis);
      this.#skip(['free', 'friendly', 'safe', 'intolerance'].includes(this.#left[1] ?? '') ? 2 : 1);
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
      this.#allergens.add(id);
      this.#protect(`no ${phraseOf(id)}`, `no ${nameOf(id)}`);
    }
  }

  /** "dairy free", "nut free", "garlic-free", "eggless". */
  #readFreeOf(): boolean {
    const ids = freeWords.get(this.#left[0] ?? '');
    const length = this.#left.indexOf('free');
    const isRead = ids === undefined && length > 0 && length < 4 && this.#readUnwanted(length);
    this.#leaveOut(ids ?? []);
    if (isRead || ids !== undefined) this.#skip(1);
    return isRead || ids !== undefined;
  }

  /** "easy", "no bake". */
  #readEffort(): boolean {
    const found = this.#longest((phrase) => effortPhrases.get(phrase));
    if (found === null) return false;
    this.#efforts.add(found.value);
    return this.#take(found.length, found.value);
  }

  /** "high protein", "low carb"; but "low fat yogurt" and "protein powder" are food. */
  #readTrait(): boolean {
    const found = this.#longest((phrase) => traitPhrases.get(phrase));
    if (found === null) return false;
    const food = this.#longest((phrase) => this.#foodsNamed(phrase)?.length);
    if (food !== null && food.length > found.length) return this.#keep(food.length);
    this.#traits.add(found.value);
    return this.#take(found.length, traitLabel(found.value));
  }

  /** "without celery", "no milk or eggs". Nothing is read if it names no allergen or food. */
  #readWithout(): boolean {
    const [first, second] = this.#left;
    const opening =
      first === 'without' || first === 'no' || first === 'not'
        ? 1
        : first === 'free' && isJoining(second)
          ? 2
          : 0;
    if (opening === 0) return false;
    const before = [...this.#left];
    this.#skip(opening);
    let isRead = false;
    while (this.#readUnwanted()) {
      isRead = true;
      if (isJoining(this.#left[0]) && this.#left.length > 1) this.#skip(1);
    }
    if (!isRead) this.#left.splice(0, Infinity, ...before);
    return isRead;
  }

  #foodsNamed(phrase: string) {
    return [phrase, ...searchForms(phrase)]
      .map((form) => this.#foods.named(form))
      .find((it) => it.length > 0);
  }

  /** An allergen or a food, of so many words if it is known how many. */
  #readUnwanted(words?: number): boolean {
    const found = this.#longest((phrase) => {
      const ids = this.#allergenOf(phrase);
      if (ids !== undefined) return { ids, foods: [] };
      const foods = familyInSearch(phrase, this.#foods);
      return foods.length === 0 ? undefined : { ids: [], foods };
    });
    if (found === null || (words !== undefined && found.length !== words)) return false;
    const { ids, foods } = found.value;
    this.#leaveOut(ids);
    for (const id of foods) this.#without.add(id);
    const named = this.#text(found.length);
    if (foods.length > 0) this.#protect(`no ${named}`, `no ${named}`);
    this.#skip(found.length);
    return true;
  }

  /** "dinner", "italian", "summer"; but "french toast", "summer squash" and "breakfast sausage" are food. */
  #readFilter(): boolean {
    const found = this.#longest((phrase) => {
      for (const form of searchForms(phrase)) {
        const types = coursePhrases.get(form);
        if (types !== undefined) return { label: form, add: () => this.#courses.push(types) };
        const named = cuisinePhrases.get(form);
        if (named !== undefined)
          return { label: cuisineLabel(form, named), add: () => this.#cuisines.push(named) };
        const season = seasonPhrases.get(form);
        if (season) return { label: season.toLowerCase(), add: () => this.#seasons.push([season]) };
      }
      return undefined;
    });
    if (found === null) return false;
    const food = this.#longest((phrase) => {
      const isFood =
        phrase.includes(' ') &&
        (searchForms(phrase).some((form) => notCuisines.has(form) || notFilters.has(form)) ||
          this.#foodsNamed(phrase) !== undefined);
      return isFood || undefined;
    });
    if (food !== null && food.length > found.length) return this.#keep(food.length);
    found.value.add();
    return this.#take(found.length, found.value.label);
  }
}
