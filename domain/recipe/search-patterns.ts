/** Times and calories in searches, as `titleKey` writes them. */
const atMost = '(?:under|below|in|within|up to|less than|at most|max|maximum|no more than|not more than)';
const atLeast = '(?:over|above|more than|at least|min|minimum|from|no less than|not less than)';
const about = '(?:around|about|roughly|approximately|approx|circa)';
const minuteUnit = '(m|min|mins|minute|minutes|h|hr|hrs|hour|hours)';
const calorieUnit = '(?:calories|calorie|kcal|cal|kilocalories)';
const end = '(?= |$)';

const timeLimit = new RegExp(`^(?:(?:${atMost}|${about}) )?(\\d{1,3}) ?${minuteUnit}(?: or less)?${end}`);
const timeRange = new RegExp(`^(?:between )?\\d{1,3} (?:and |to )?(\\d{1,3}) ?${minuteUnit}${end}`);
const leastTime = new RegExp(
  `^(?:${atLeast} \\d{1,3} ?${minuteUnit}|\\d{1,3} ?${minuteUnit} (?:or more|or longer))${end}`,
);
const spokenTime = new RegExp(
  `^(?:${atMost} )?(half an hour|half hour|an hour|one hour|quick|quickly|fast|speedy)${end}`,
);
const calorieLimit = new RegExp(`^(?:${atMost} )?(\\d{2,4}) ?${calorieUnit}(?: or (?:less|fewer))?${end}`);
const calorieRange = new RegExp(
  `^(?:between |from )?(\\d{2,4}) ?${calorieUnit}? ?(?:and |to )?(\\d{2,4}) ?${calorieUnit}${end}`,
);
const leastCalories = new RegExp(
  `^(?:${atLeast} (\\d{2,4}) ?${calorieUnit}|(\\d{2,4}) ?${calorieUnit} (?:or more|and up|minimum))${end}`,
);
const aboutCalories = new RegExp(`^${about} (\\d{2,4}) ?${calorieUnit}${end}`);
const quickMinutes = 30;
const fewCalories = 400;

/** A figure at the beginning of the words, and how many words it takes. */
interface Found {
  readonly length: number;
  readonly amount: number;
}
const lengthOf = (all: string) => all.split(' ').length;
const found = (all: string, amount: number): Found => ({ length: lengthOf(all), amount });

const minutesOf = (figure: string, unit: string) => Number(figure) * (unit.startsWith('h') ? 60 : 1);

/** The most minutes that the words begin with; null without. */
export function timeAt(words: string): Found | null {
  const counted = timeRange.exec(words) ?? timeLimit.exec(words);
  if (counted !== null) {
    const [all, figure = '', unit = ''] = counted;
    const minutes = minutesOf(figure, unit);
    return minutes === 0 ? null : found(all, minutes);
  }
  const spoken = spokenTime.exec(words);
  if (spoken === null) return null;
  const [all, phrase = ''] = spoken;
  return found(all, /hour$/.test(phrase) && !phrase.startsWith('half') ? 60 : quickMinutes);
}

/** How many words ask for a time of at least so much, by which no search filters; 0 if none. */
export const leastTimeLength = (words: string): number => {
  const [all] = leastTime.exec(words) ?? [];
  return all === undefined ? 0 : lengthOf(all);
};

/** Calories that the words begin with, and how many words they take. */
export interface FoundCalories {
  readonly length: number;
  readonly min: number | null;
  readonly max: number | null;
}

/** How far "around 400 calories" reaches to both sides. */
const nearby = 0.1;

/** The calories that the words begin with; null without. */
export function caloriesAt(words: string): FoundCalories | null {
  const [range, one, other] = calorieRange.exec(words) ?? [];
  if (range !== undefined) {
    const both = [Number(one), Number(other)];
    return { length: lengthOf(range), min: Math.min(...both), max: Math.max(...both) };
  }
  const [least, from, orMore] = leastCalories.exec(words) ?? [];
  if (least !== undefined) return { length: lengthOf(least), min: Number(from ?? orMore), max: null };
  const [near, figure] = aboutCalories.exec(words) ?? [];
  if (near !== undefined) {
    const calories = Number(figure);
    const [min, max] = [1 - nearby, 1 + nearby].map((share) => Math.round(calories * share));
    return { length: lengthOf(near), min: min ?? calories, max: max ?? calories };
  }
  const [most, limit] = calorieLimit.exec(words) ?? /^low calories?(?= |$)/.exec(words) ?? [];
  if (most === undefined) return null;
  return { length: lengthOf(most), min: null, max: limit === undefined ? fewCalories : Number(limit) };
}

const gramsOf = (what: string, before: string) =>
  new RegExp(`^(?:${before} )?\\d{1,3} ?(?:g|gram|grams) (?:of )?${what}${end}`);
const muchProtein = gramsOf('protein', `(?:${atLeast}|${about})`);
const fewCarbs = gramsOf('(?:net )?(?:carb|carbs|carbohydrates)', `(?:${atMost}|${about})`);

/** How many words ask for grams of protein or of few carbs, as a trait; null without. */
export function gramsAt(
  words: string,
): { readonly length: number; readonly trait: 'high protein' | 'low carb' } | null {
  const [protein] = muchProtein.exec(words) ?? [];
  if (protein !== undefined) return { length: lengthOf(protein), trait: 'high protein' };
  const [carbs] = fewCarbs.exec(words) ?? [];
  return carbs === undefined ? null : { length: lengthOf(carbs), trait: 'low carb' };
}
