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
};
const number = String.raw`(?:\d+\s+\d\/\d|\d+\/\d+|\d+(?:\.\d+)?\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]|half an?|an?)`;
const unit = '(?:hours?|hrs?|h|minutes?|mins?|seconds?|secs?)';
const time = new RegExp(
  String.raw`(?<![\w/.])(${number})(?:\s*(?:to|or|–|-)\s*${number})?\s*(${unit})\b(?:\s+(?:and\s+)?(\d+)\s*(minutes?|mins?)\b)?`,
  'gi',
);

const secondsOf = (word: string): number => (word.startsWith('h') ? 3600 : word.startsWith('m') ? 60 : 1);

/** "1 1/2", "1½", "0.5", "an", "half an". */
function read(amount: string): number {
  if (amount.startsWith('half')) return 1 / 2;
  if (amount.startsWith('a')) return 1;
  return amount
    .replaceAll(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign] ?? 0}`)
    .trim()
    .split(/\s+/)
    .map((part) => {
      const [over = 0, under = 1] = part.split('/').map(Number);
      return over / under;
    })
    .reduce((sum, part) => sum + part, 0);
}

/** The times in a step, in its order; each once. */
export function stepTimes(step: string): StepTime[] {
  const found = [...step.matchAll(time)].map(([label, amount = '', word = '', more]): StepTime => {
    const seconds =
      read(amount.toLowerCase()) * secondsOf(word.toLowerCase()) + (more ? Number(more) * 60 : 0);
    return { label: label.trim(), seconds: Math.round(seconds) };
  });
  return found.filter(
    ({ label, seconds }, place) => seconds > 0 && found.findIndex((other) => other.label === label) === place,
  );
}
