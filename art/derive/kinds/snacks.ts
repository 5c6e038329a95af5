import { type Kind, one } from '../kind.ts';

const handy = (f: Parameters<Kind['when']>[0]): boolean => f.is('Snack') || f.is('Appetizer');

export const snacks: readonly Kind[] = [
  {
    name: 'bowl of nibbles',
    when: (f) =>
      handy(f) &&
      f.named(
        /popcorn|\bnuts?\b|almonds|cashews|walnuts|\bseeds\b|chickpeas|trail mix|crisps|\bchips\b|edamame|olives|pretzel/,
      ),
    vessels: ['bowl', 'small-bowl', 'baking-tray'],
    bases: ['pile'],
    layout: 'pile',
    most: 4,
    tint: (f) =>
      f.color('#d9a868', /popcorn|nut|almond|cashew|chickpea|seed|kale|potato|edamame|olive|raisin/),
    without: /oil|butter|syrup|honey|salt|sugar|paprika|cumin|chili/,
    pieces: (f) =>
      f
        .shown('cut', 4, /oil|butter|syrup|honey|salt|sugar|paprika/)
        .map(({ piece, weight }) => one(piece, weight)),
  },
  {
    name: 'crudités',
    when: (f) => f.named(/crudit|vegetable sticks|veggie sticks|snack plate|platter|antipast|mezze/),
    vessels: ['round-board', 'platter'],
    bases: ['none'],
    layout: 'sectors',
    manner: 'raw',
    most: 5,
  },
];
