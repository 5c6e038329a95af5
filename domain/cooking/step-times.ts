import { numberWords } from '#domain/quantity/number-words.ts';

/** A time that a step names. */
export interface StepTime {
  /** As in the step: "12 to 15 minutes". */
  readonly label: string;
  /** Of a range the shorter one: it's time to look. */
  readonly seconds: number;
}

const fractions: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
};
const words: Readonly<Record<string, number>> = {
  ...numberWords,
  fifteen: 15,
  twenty: 20,
  'twenty-five': 25,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

const signs = Object.keys(fractions).join('');
const anyOf = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|');
const half = String.raw`(?:\s+and\s+a\s+half)?`;
const number = String.raw`(?:\d+[\s-]\d[/⁄]\d|\d+[/⁄]\d+|\d+(?:[.,]\d{1,2})?\s?[${signs}]?|[${signs}]|(?:${anyOf(Object.keys(words))})(?![a-z])${half})`;
const unit = '(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)';
/** An article alone is a number before these only: "a second pan" is no time. */
const whole = '(?:hour|minute|min)';
const part = String.raw`(?:half|quarter|three[\s-]quarters)`;
const range = String.raw`(?:\s*(?:to|or|–|—|-|~)\s*|(?<=\bbetween\s+${number})\s+and\s+)${number}`;
const more = String.raw`(?:\s+(?:more|additional|extra|full|whole))?`;
const rest = [
  String.raw`(?<=h(?:ou)?r?s?)(?:,?\s+(?:and\s+)?|\s*)(?<minutes>\d+)[\s-]*(?:minutes?|mins?)\b`,
  String.raw`(?<=min(?:ute)?s?)\s+(?:and\s+)?(?<seconds>\d+)[\s-]*(?:seconds?|secs?)\b`,
  String.raw`\s+and\s+a\s+(?<half>half)\b`,
].join('|');
const time = new RegExp(
  String.raw`(?<![\w/.⁄]|\d,)(?:(?<amount>${number})(?:${range})?${more}[\s-]*(?<unit>${unit})|(?<part>(?:an?\s+)?${part})(?:\s+of)?(?:[\s-]+an?)?[\s-]+(?<partOf>${whole})|an?\s+(?<one>${whole}))\b(?:${rest})?`,
  'gi',
);

const secondsOf = (word: string): number => (word.startsWith('h') ? 3600 : word.startsWith('m') ? 60 : 1);

/** "1 1/2", "1-1/2", "1½", "0.5", "0,5", "two and a half". */
function read(amount: string): number {
  const [word = '', isHalf] = amount.split(/\s+and\s+a\s+/);
  const named = words[word];
  if (named !== undefined) return named + (isHalf === undefined ? 0 : 1 / 2);
  return amount
    .replaceAll(new RegExp(`[${signs}]`, 'g'), (sign) => ` ${fractions[sign] ?? 0}`)
    .replaceAll(',', '.')
    .trim()
    .split(/[\s-]+/)
    .map((each) => {
      const [over = 0, under = 1] = each.split(/[/⁄]/).map(Number);
      return over / under;
    })
    .reduce((sum, each) => sum + each, 0);
}

const readPart = (text: string): number =>
  text.includes('half') ? 1 / 2 : text.startsWith('three') ? 3 / 4 : 1 / 4;

type Groups = Readonly<Record<string, string | undefined>>;

function secondsIn(groups: Groups): number {
  const { amount, part: partText, unit: named, partOf, one, minutes, seconds, half: isHalf } = groups;
  const size = secondsOf(named ?? partOf ?? one ?? '');
  const count = amount === undefined ? (partText === undefined ? 1 : readPart(partText)) : read(amount);
  return (count + (isHalf ? 1 / 2 : 0)) * size + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** As it reads on a button: "10-minute" is 10 minutes, and "between 10 and 15 minutes" 10 to 15. */
function labelOf(text: string, { amount }: Groups, before: string): string {
  const plain = text.trim().replace(/-(?=(?:hour|minute|second)s?$)/i, ' ');
  const isPlural = amount !== undefined && read(amount) > 1 && /(?:hour|minute|second)$/i.test(plain);
  const label = isPlural ? `${plain}s` : plain;
  return /\bbetween\s+$/i.test(before) ? label.replace(/\s+and\s+(?!a\s+half)/i, ' to ') : label;
}

/** The times in a step, in its order; each once. */
export function stepTimes(step: string): StepTime[] {
  const found = [...step.matchAll(time)].map(({ 0: text, index, groups = {} }): StepTime => {
    const lower: Groups = Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [name, group?.toLowerCase()]),
    );
    return { label: labelOf(text, lower, step.slice(0, index)), seconds: Math.round(secondsIn(lower)) };
  });
  return found.filter(
    ({ label, seconds }, place) => seconds > 0 && found.findIndex((other) => other.label === label) === place,
  );
}
