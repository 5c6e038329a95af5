import { BASES } from '#art/base/bases.ts';
import { lookOf } from '#art/derive/look-of.ts';
import { MOODS } from '#art/drawing/palette.ts';
import { FRONT_VESSELS } from '#art/front/front-vessels.ts';
import { VESSELS } from '#art/vessel/vessel-index.ts';
import type { Food } from '#domain/food/food.ts';
import type { Rule } from './linted-recipe.ts';
import { qualifiers, wordsOf } from './words.ts';

const vocabulary = {
  vessel: Object.keys({ ...VESSELS, ...FRONT_VESSELS }),
  base: Object.keys(BASES),
  mood: Object.keys(MOODS),
} as const;

/** Words that many foods share although they look different. */
const kindWords = new Set('juice oil cheese bean milk cream flour sauce sugar noodle'.split(' '));

/** Related foods may be drawn for each other: a lime for lime juice, a tomato for canned tomatoes. */
const isRelated = (food: Food, other: Food): boolean => {
  const words = wordsOf(other.id).filter((word) => !kindWords.has(word) && !qualifiers.has(word));
  return food === other || wordsOf(food.id).some((word) => words.includes(word));
};

/** Hints for the picture are words that the drawing knows, and show only foods of the dish. */
export const artRule: Rule = ({ recipe: { art }, foods, table, lineOf }) => [
  ...(['vessel', 'base', 'mood'] as const).flatMap((key) => {
    const word = art[key];
    if (word === null || vocabulary[key].includes(word)) return [];
    const text = `the drawing knows no ${key} "${word}"; it knows ${vocabulary[key].join(', ')}`;
    return [{ line: lineOf(key), text }];
  }),
  ...(['show', 'garnish'] as const).flatMap((key) =>
    art[key].flatMap((id) => {
      const line = lineOf(key);
      const food = table.get(id);
      if (!food || !foods.some((other) => isRelated(food, other))) {
        return [{ line, text: `${key} has ${id}, which is not among the ingredients; take it out` }];
      }
      const { cut, plate, roast, raw, garnish, table: whole } = lookOf(id, food);
      if (cut ?? plate ?? roast ?? raw ?? garnish ?? whole) return [];
      return [{ line, text: `${key} has ${id}, which dissolves in a dish and cannot be drawn; take it out` }];
    }),
  ),
];
