import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { FoodLookup } from '#domain/food/food-lookup.ts';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import { cuisinePhrases, dishesNamedByCuisine, notCuisines } from './cuisines.ts';
import type { Effort } from './effort.ts';
import { joinChoices } from './search-choices.ts';
import { cuisineLabel, type PartFilter } from './search-labels.ts';
import { caloriesAt, gramsAt, leastTimeLength, timeAt } from './search-patterns.ts';
import {
  coursePhrases,
  dietPhrases,
  effortPhrases,
  notFilters,
  seasonPhrases,
  traitPhrases,
} from './search-phrases.ts';
import { type SearchTrait, traitLabel } from './search-traits.ts';
import { UnwantedReader } from './search-unwanted.ts';
import { SearchWords } from './search-words.ts';
import { searchForms } from './title-key.ts';

/** Diets that people follow because other food makes them ill. */
export const protectingDiets: readonly Diet[] = ['Gluten Free', 'Low FODMAP'];

/** Consumes the words of a search from the left. */
export class SearchReader {
  readonly #foods: FoodLookup;
  readonly #words: SearchWords;
  readonly #unwanted: UnwantedReader;
  readonly #minutes: number[] = [];
  readonly #mostCalories: number[] = [];
  readonly #leastCalories: number[] = [];
  readonly #diets = new Set<Diet>();
  readonly #allergens = new Set<AllergenId>();
  readonly #withoutFoods = new Set<string>();
  readonly #low = new Set<Intolerance>();
  readonly #efforts = new Set<Effort>();
  readonly #traits = new Set<SearchTrait>();

  constructor(words: readonly string[], foods: FoodLookup) {
    this.#words = new SearchWords(words);
    this.#unwanted = new UnwantedReader(this.#words, foods, {
      diets: this.#diets,
      allergens: this.#allergens,
      withoutFoods: this.#withoutFoods,
      low: this.#low,
    });
    this.#foods = foods;
  }

  /** Reads everything. */
  read() {
    while (this.#words.left.length > 0) {
      const isRead =
        this.#readTime() ||
        this.#readCalories() ||
        this.#readDiet() ||
        this.#unwanted.readLow() ||
        this.#unwanted.readAxis() ||
        this.#unwanted.readFreeOf() ||
        this.#readEffort() ||
        this.#readTrait() ||
        this.#unwanted.readWithout() ||
        this.#readDish() ||
        this.#readFilter();
      if (!isRead) this.#words.keep(1);
    }
    const parts = joinChoices(
      this.#words.parts,
      (phrase) => phrase.includes(' ') && this.#foodsNamed(phrase) !== undefined,
    );
    const filters = parts.flatMap(({ filter }) => filter ?? []);
    const pick = (of: (...figures: number[]) => number, figures: readonly number[]) =>
      figures.length === 0 ? null : of(...figures);
    const maxMinutes = pick(Math.min, this.#minutes);
    const maxCalories = pick(Math.min, this.#mostCalories);
    const minCalories = pick(Math.max, this.#leastCalories);
    const calories = [
      ...(minCalories === null ? [] : [`at least ${minCalories}`]),
      ...(maxCalories === null ? [] : [`at most ${maxCalories}`]),
    ];
    const figures: Readonly<Record<string, string>> = {
      time: `${maxMinutes} minutes or less`,
      calories: `${calories.join(' and ')} calories`,
    };
    return {
      parts: parts.map((part) => ({ ...part, label: figures[part.label ?? ''] ?? part.label })),
      maxMinutes,
      maxCalories,
      minCalories,
      diets: [...this.#diets],
      allergens: [...this.#allergens],
      withoutFoods: [...this.#withoutFoods],
      low: [...this.#low],
      courses: filters.flatMap((each) => (each.kind === 'course' ? [each.values] : [])),
      cuisines: filters.flatMap((each) => (each.kind === 'cuisine' ? [each.values] : [])),
      seasons: filters.flatMap((each) => (each.kind === 'season' ? [each.values] : [])),
      efforts: [...this.#efforts],
      traits: [...this.#traits],
    };
  }

  /** "30 minutes", "under 1 hour", "half an hour", "quick"; "over 30 minutes" is no filter. */
  #readTime(): boolean {
    const words = this.#words.text(6);
    const least = leastTimeLength(words);
    if (least > 0) return this.#words.takeUnread(least, `filter by “${this.#words.text(least)}”`);
    const found = timeAt(words);
    if (found === null) return false;
    this.#minutes.push(found.amount);
    return this.#words.take(found.length, 'time');
  }

  /** "under 500 calories", "at least 300 calories", "300 to 500 calories", "low calorie". */
  #readCalories(): boolean {
    const found = caloriesAt(this.#words.text(6));
    if (found === null) return false;
    if (found.max !== null) this.#mostCalories.push(found.max);
    if (found.min !== null) this.#leastCalories.push(found.min);
    return this.#words.take(found.length, 'calories');
  }

  #readDiet(): boolean {
    const found = this.#words.longest((phrase) => dietPhrases.get(phrase));
    if (found === null) return false;
    this.#diets.add(found.value);
    return this.#words.take(found.length, found.value.toLowerCase(), protectingDiets.includes(found.value));
  }

  /** "easy", "no bake". */
  #readEffort(): boolean {
    const found = this.#words.longest((phrase) => effortPhrases.get(phrase));
    if (found === null) return false;
    this.#efforts.add(found.value);
    return this.#words.take(found.length, found.value);
  }

  /** "high protein", "low carb"; but "low fat yogurt" and "protein powder" are food. */
  #readTrait(): boolean {
    const grams = gramsAt(this.#words.text(7));
    if (grams !== null) {
      this.#traits.add(grams.trait);
      return this.#words.take(grams.length, traitLabel(grams.trait));
    }
    const found = this.#words.longest((phrase) => traitPhrases.get(phrase));
    if (found === null) return false;
    const food = this.#words.longest((phrase) => this.#foodsNamed(phrase)?.length);
    if (food !== null && food.length > found.length) return this.#words.keep(food.length);
    this.#traits.add(found.value);
    return this.#words.take(found.length, traitLabel(found.value));
  }

  #foodsNamed(phrase: string) {
    return [phrase, ...searchForms(phrase)]
      .map((form) => this.#foods.named(form))
      .find((it) => it.length > 0);
  }

  /** "pad thai" */
  #readDish(): boolean {
    const dish = this.#words.longest((phrase) => dishesNamedByCuisine.has(phrase) || undefined);
    return dish !== null && this.#words.keep(dish.length);
  }

  /** "dinner", "italian", "summer"; but "french toast", "summer squash" and "breakfast sausage" are food. */
  #readFilter(): boolean {
    const found = this.#words.longest((phrase): { label: string; filter: PartFilter } | undefined => {
      for (const form of searchForms(phrase)) {
        const types = coursePhrases.get(form);
        if (types !== undefined) return { label: form, filter: { kind: 'course', values: types } };
        const named = cuisinePhrases.get(form);
        if (named !== undefined)
          return { label: cuisineLabel(form, named), filter: { kind: 'cuisine', values: named } };
        const season = seasonPhrases.get(form);
        if (season) return { label: season.toLowerCase(), filter: { kind: 'season', values: [season] } };
      }
      return undefined;
    });
    if (found === null) return false;
    const food = this.#words.longest((phrase) => {
      const isFood =
        phrase.includes(' ') &&
        (searchForms(phrase).some((form) => notCuisines.has(form) || notFilters.has(form)) ||
          this.#foodsNamed(phrase) !== undefined);
      return isFood || undefined;
    });
    if (food !== null && food.length > found.length) return this.#words.keep(food.length);
    const { label, filter } = found.value;
    return this.#words.take(found.length, label, false, filter);
  }
}
