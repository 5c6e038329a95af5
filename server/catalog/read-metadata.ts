import { type Cooking, cookings } from '#domain/nutrition/cooking.ts';
import { type MealType, mealTypes } from '#domain/recipe/meal-types.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { isServings } from '#domain/recipe/servings.ts';
import type { CooklangText } from './parse-cooklang.ts';

/** The parsed front matter; art still in the author's words. */
interface RecipeMetadata
  extends Pick<Recipe, 'title' | 'summary' | 'mealTypes' | 'servings' | 'readyInMinutes' | 'author' | 'art'> {
  readonly cooking: CookingWords;
}

/** The author's corrections to the inferred cooking, with foods by their names. */
export interface CookingWords {
  readonly foods: readonly { readonly name: string; readonly cooking: Cooking }[];
  /** Fractions above 0 and below 1. */
  readonly notEaten: readonly { readonly name: string; readonly share: number }[];
  readonly evaporates: number | null;
}

/** A problem with one key; the text follows `file:line:`. */
interface KeyProblem {
  readonly key: string;
  readonly text: string;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isMealType = (value: string): value is MealType => mealTypes.some((it) => it === value);

/** Reads the keys that a recipe needs; other keys of Cooklang are ignored. */
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
    expected: string,
  ) => {
    const value = holder[key];
    if (is(value)) return value;
    if (value !== undefined && value !== null) fail(key, `${key} has to be ${expected}`);
    return null;
  };
  const text = (key: string) => {
    const value = metadata[key];
    if (isText(value)) return value.trim();
    fail(key, `${key} is missing; add a line ${key}: with it`);
    return '';
  };

  for (const key of nestedKeys)
    if (metadata[key] !== undefined)
      fail(
        key,
        `${key} stands on its own; indent it under ${artKeys.some((it) => it === key) ? 'art' : 'cooking'}:`,
      );
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
      cooking: readCooking(optional(metadata, 'cooking', isRecord, cookingKeys) ?? {}, fail),
    },
    problems,
  };
}

/** Keys that have a meaning inside `art` and `cooking` alone: at the margin they would be ignored without a word. */
const artKeys = ['vessel', 'base', 'mood', 'show', 'garnish'] as const;
const nestedKeys = [...artKeys, ...cookings, 'not eaten', 'evaporates'] as const;

const cookingKeys = `a list of ${[...cookings, 'not eaten', 'evaporates'].join(', ')}`;

/** `40%` as 0.4; null unless it is a percentage between 0 and 100. */
function shareOf(value: unknown): number | null {
  const percent = Number(/^([\d.]+) ?%$/.exec(String(value))?.[1]);
  return percent > 0 && percent < 100 ? percent / 100 : null;
}

function readCooking(
  words: Record<string, unknown>,
  fail: (key: string, text: string) => void,
): CookingWords {
  const { 'not eaten': notEaten = {}, evaporates, ...lists } = words;
  const foods = Object.entries(lists).flatMap(([key, names]) => {
    const cooking = cookings.find((it) => it === key);
    if (cooking && isTexts(names)) return names.map((name) => ({ name, cooking }));
    fail(
      'cooking',
      cooking ? `cooking: ${key} has to be a list of foods` : `cooking has to be ${cookingKeys}`,
    );
    return [];
  });
  if (!isRecord(notEaten)) fail('not eaten', 'not eaten has to be foods with a share: { olive oil: 60% }');
  const shares = Object.entries(isRecord(notEaten) ? notEaten : {}).flatMap(([name, value]) => {
    const share = shareOf(value);
    if (share !== null) return [{ name, share }];
    fail('not eaten', `not eaten: ${name} needs a share such as 60%`);
    return [];
  });
  const steam = evaporates === undefined ? null : shareOf(evaporates);
  if (evaporates !== undefined && steam === null)
    fail('evaporates', 'evaporates has to be a share such as 20%');
  return { foods, notEaten: shares, evaporates: steam };
}

function readMealTypes(value: unknown, fail: (key: string, text: string) => void): MealType[] {
  const words = isText(value) ? [value] : value;
  if (!isTexts(words) || words.length === 0) {
    fail('meal types', `meal types is missing; add a list out of ${mealTypes.join(', ')}`);
    return [];
  }
  for (const word of words.filter((it) => !isMealType(it))) {
    fail('meal types', `"${word}" is not a meal type; the meal types are ${mealTypes.join(', ')}`);
  }
  return words.filter(isMealType);
}
