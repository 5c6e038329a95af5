import { rawKindOf } from '#domain/recipe/raw-foods.ts';
import type { Rule } from './linted-recipe.ts';

/** Cooked meat, fish, and eggs keep for 3 to 4 days in a refrigerator (FSIS), so that no text promises more. */
export const storageTimesRule: Rule = ({ source, foods }) => {
  const isRisky = foods.map(rawKindOf).some((kind) => kind === 'meat' || kind === 'fish' || kind === 'egg');
  if (!isRisky) return [];
  return source.split('\n').flatMap((text, n) => {
    const found = /\b(?:all week|for a week|(?:[5-9]|\d\d)%days)\b/.exec(text);
    return found === null
      ? []
      : [{ line: n + 1, text: `"${found[0]}": cooked meat, fish, and eggs keep for 3 to 4 days` }];
  });
};
