import { findUnit } from '#domain/quantity/units.ts';

const amount = /(?:\d|[½¼¾⅓⅔⅛])[\s-]?([a-z]+(?: oz)?)\b/gi;
/** Letters that stand for more than a unit, as in 200 C. */
const isLetter = (word: string) => word.length === 1 && !/[gl]/i.test(word);

/** Whether a step names a weight or a volume, which stays that of the recipe's servings when others are chosen. */
export const namesAmount = (step: string): boolean =>
  [...step.matchAll(amount)].some(([, word = '']) => !isLetter(word) && findUnit(word)?.size != null);
