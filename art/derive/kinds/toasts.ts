/** On bread: toast, bruschetta, bagels, eggs with soldiers. */
import type { PieceName } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const boards = ['round-board', 'flat-plate', 'slate', 'loaf-board'] as const;
const spreadable =
  /avocado|ricotta|cream-cheese|hummus|peanut-butter|almond-butter|cashew-butter|tahini|goat|butter$|mascarpone|jam|cottage/;
const under = /bread|butter|oil|ricotta|cream-cheese|hummus|tahini|jam|bagel|muffin|flour|milk|honey|syrup/;
const spread = (f: Facts): string => f.color('#f0d9a8', spreadable);
/** How eggs lie on toast. */
const eggOf = (f: Facts): PieceName =>
  f.named(/scrambl/) || /scrambl/.test(f.text)
    ? 'scrambled-egg'
    : /poach/.test(f.text)
      ? 'poached-egg'
      : 'fried-egg';
const tops = (f: Facts, without = under) => {
  const shown = f.shown('cut', 3, new RegExp(`${without.source}|^egg$`));
  const eggs = f.has(/^egg$/) && !f.named(/french/) ? [one(eggOf(f), 300)] : [];
  return [
    ...shown.map(({ piece, weight }) => one(piece === 'tomato' ? 'tomato-dice' : piece, weight)),
    ...eggs,
  ];
};

export const toasts: readonly Kind[] = [
  {
    name: 'French toast',
    when: (f) => f.named(/french toast|pain perdu|eggy bread|torrijas/),
    vessels: ['flat-plate', 'platter', 'slate'],
    alike: 2,
    bases: ['french-toast'],
    layout: 'heap',
    most: 2,
    without: /bread|egg|milk|cream|butter|oil|sugar|syrup|honey|cinnamon|vanilla|flour/,
    garnish: (f) => [
      ...(f.has(/powdered-sugar/) ? (['powdered-sugar'] as const) : []),
      ...(f.has(/syrup|honey/) ? (['honey-drizzle'] as const) : []),
      ...f.garnish(1),
    ],
  },
  {
    name: 'eggs and soldiers',
    when: (f) => f.named(/soldiers|dippy eggs?|(soft|hard)?[- ]?boiled eggs?/) && f.has(/^egg$|hard-boiled/),
    vessels: ['flat-plate', 'platter', 'slate'],
    alike: 2,
    bases: ['none'],
    layout: 'sectors',
    pieces: (f) => [
      one('egg', 3),
      ...(f.has(/bread/) ? [one('stick:#dca353', 3)] : []),
      ...f.shown('raw', 2, /egg|bread|butter|salt/).map(({ piece }) => one(piece, 1.2)),
    ],
  },
  {
    name: 'bagels',
    when: (f) => f.named(/bagels?/) && !f.is('Bread'),
    vessels: boards,
    alike: 3,
    bases: ['bagel-halves'],
    layout: 'each',
    tint: spread,
    pieces: (f) => tops(f),
  },
  {
    name: 'toast',
    when: (f) =>
      f.named(
        /toasts?\b|bruschetta|crostini|tartines?|on rye|smorrebrod|open[- ]faced?|pan con tomate|rarebit/,
      ),
    vessels: boards,
    alike: 3,
    bases: ['toast'],
    layout: 'each',
    tint: spread,
    pieces: (f) => tops(f),
  },
];
