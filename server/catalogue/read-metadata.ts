import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { isServings } from '#domain/recipe/servings.ts';
import type { CooklangText } from './parse-cooklang.ts';

/** What the front matter says; art still in the author's words. */
type RecipeMetadata = Pick<
  Recipe,
  'title' | 'summary' | 'mealTypes' | 'servings' | 'readyInMinutes' | 'author' | 'art'
>;

/** A complaint about one key, in words that go on from `file:line:`. */
interface KeyProblem {
  readonly key: string;
  readonly text: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMealType = (value: string): value is MealType => mealTypes.some((it) => it === value);

/** Reads the keys a recipe needs; keys of Cooklang that the catalogue has no use for are left alone. */
export function readMetadata({ metadata, minutes }: Pick<CooklangText, 'metadata' | 'minutes'>): {
  readonly values: RecipeMetadata;
  readonly problems: readonly KeyProblem[];
} {
  const problems: KeyProblem[] = [];
  const fail = (key: string, text: string) => problems.push({ key, text });
  const optional = <T>(
    holder: Record<string, unknown>,
    key: string,
    is: (it: unknown) => it is T,
    want: string,
  ) => {
    const value = holder[key];
    if (is(value)) return value;
    if (value !== undefined && value !== null) fail(key, `${key} has to be ${want}`);
    return null;
  };
  const text = (key: string) => {
    const value = metadata[key];
    if (isText(value)) return value.trim();
    fail(key, `${key} is missing`);
    return '';
  };

  const servings = Number(metadata['servings']);
  if (!isServings(servings)) fail('servings', 'servings has to be a whole number from 1 on');
  if (minutes === null || minutes <= 0) fail('time', 'time has to be a time such as 45 min or 1 h 10 min');
  const art = optional(metadata, 'art', isRecord, 'a list of vessel, base, mood, show and garnish') ?? {};

  return {
    values: {
      title: text('title'),
      summary: text('description'),
      mealTypes: readMealTypes(metadata['meal types'], fail),
      servings,
      readyInMinutes: minutes ?? 0,
      author: optional(metadata, 'author', isText, 'a name'),
      art: {
        vessel: optional(art, 'vessel', isText, 'a word'),
        base: optional(art, 'base', isText, 'a word'),
        mood: optional(art, 'mood', isText, 'a word'),
        show: optional(art, 'show', isTexts, 'a list of foods') ?? [],
        garnish: optional(art, 'garnish', isTexts, 'a list of foods') ?? [],
      },
    },
    problems,
  };
}

function readMealTypes(value: unknown, fail: (key: string, text: string) => void): MealType[] {
  const words = isText(value) ? [value] : value;
  if (!isTexts(words) || words.length === 0) {
    fail('meal types', `meal types is missing; the meal types are ${mealTypes.join(', ')}`);
    return [];
  }
  for (const word of words.filter((it) => !isMealType(it))) {
    fail('meal types', `"${word}" is not a meal type; the meal types are ${mealTypes.join(', ')}`);
  }
  return words.filter(isMealType);
}
