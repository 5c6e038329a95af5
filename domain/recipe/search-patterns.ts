/** Times and calories in searches, as `titleKey` writes them. */
const limit = '(?:under|below|in|within|up to|less than|at most|max|maximum)';
const timeLimit = new RegExp(
  `^(?:${limit} )?(\\d{1,3}) ?(m|min|mins|minute|minutes|h|hr|hrs|hour|hours)(?: or less)?(?= |$)`,
);
const spokenTime = new RegExp(
  `^(?:${limit} )?(half an hour|half hour|an hour|one hour|quick|quickly|fast|speedy)(?= |$)`,
);
const calorieLimit = new RegExp(
  `^(?:${limit} )?(\\d{2,4}) ?(?:calories|calorie|kcal|cal|kilocalories)(?: or less)?(?= |$)`,
);
const quickMinutes = 30;
const fewCalories = 400;

/** A figure at the beginning of the words, and how many words it takes. */
interface Found {
  readonly length: number;
  readonly amount: number;
}
const found = (all: string, amount: number): Found => ({ length: all.split(' ').length, amount });

/** The minutes that the words begin with; null without. */
export function timeAt(words: string): Found | null {
  const counted = timeLimit.exec(words);
  if (counted !== null) {
    const [all, figure = '', unit = ''] = counted;
    const minutes = Number(figure) * (unit.startsWith('h') ? 60 : 1);
    return minutes === 0 ? null : found(all, minutes);
  }
  const spoken = spokenTime.exec(words);
  if (spoken === null) return null;
  const [all, phrase = ''] = spoken;
  return found(all, /hour$/.test(phrase) && !phrase.startsWith('half') ? 60 : quickMinutes);
}

/** The calories that the words begin with; null without. */
export function caloriesAt(words: string): Found | null {
  const counted = calorieLimit.exec(words) ?? /^low calories?(?= |$)/.exec(words);
  if (counted === null) return null;
  const [all, figure] = counted;
  return found(all, figure === undefined ? fewCalories : Number(figure));
}
