import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';
import type { Cut } from '../treatment.ts';

const handy = (f: Facts): boolean => f.is('Snack') || f.is('Appetizer');
const seasoning =
  /oil|butter$|syrup|honey|salt|sugar|paprika|cumin|chili-powder|pepper$|vinegar|juice|garlic/;

export const snacks: readonly Kind[] = [
  {
    name: 'cheese board',
    when: (f) =>
      f.named(
        /cheese (board|plate|platter)|charcuterie|ploughman|antipast|mezze (platter|board)|snack (board|plate|box)/,
      ),
    vessels: ['round-board', 'slate', 'platter'],
    alike: 2,
    bases: ['none'],
    layout: 'sectors',
    manner: 'raw',
    most: 6,
    without: seasoning,
  },
  {
    name: 'celery sticks',
    when: (f) => handy(f) && f.named(/celery (sticks?|boats?)|ants on a log/),
    vessels: ['platter', 'slate', 'round-board'],
    alike: 3,
    bases: ['none'],
    layout: 'row',
    pieces: (f) => [one(`boat:#${f.color('#fbf5e8', /cheese|butter|hummus|tahini|yog/).slice(1)}`)],
    garnish: (f) => f.garnish(1),
  },
  {
    name: 'fruit with a dip',
    when: (f) =>
      handy(f) &&
      f.named(/(apple|pear|banana|fruit) (slices|wedges|sticks|rounds)|(apple|banana) (nachos|donuts)/),
    vessels: ['platter', 'flat-plate', 'slate'],
    alike: 3,
    bases: ['none'],
    layout: 'around',
    manner: 'raw',
    most: 3,
    pieces: (f) => [
      one(`dollop:#${f.color('#c98a4b', /butter|tahini|yog|chocolate|caramel|cheese|hummus/).slice(1)}`),
      ...f
        .shown('raw', 3, /butter|tahini|yog|chocolate|cheese|hummus|honey|cinnamon/)
        .map(({ piece, weight }) => one(piece, weight)),
    ],
  },
  {
    name: 'bowl of nibbles',
    when: (f) =>
      handy(f) &&
      f.named(
        /popcorn|\bnuts?\b|almonds|cashews|walnuts|pecans|\bseeds\b|chickpeas|trail mix|snack mix|crisps|\bchips\b|edamame|olives|pretzel|granola clusters|crunch\b/,
      ) &&
      !f.named(
        /\bwith .*chips|dip\b|guacamole|hummus|yogh?urt|quark|cottage|\bpots?\b|parfait|porridge|quinoa/,
      ),
    vessels: ['bowl', 'small-bowl', 'glass-bowl', 'baking-tray'],
    alike: 4,
    bases: ['pile'],
    layout: 'pile',
    most: 5,
    tint: (f) =>
      f.color(
        '#d9a868',
        /popcorn|nut|almond|cashew|chickpea|seed|kale|potato|edamame|olive|raisin|pecan|chocolate/,
      ),
    without: seasoning,
    pieces: (f) => f.shown('cut', 5, seasoning).map(({ piece, weight }) => one(piece, weight)),
  },
  {
    name: 'crudités',
    when: (f) => f.named(/crudit|vegetable sticks|veggie sticks|snack plate|platter|mezze/),
    vessels: ['round-board', 'platter', 'slate'],
    alike: 3,
    bases: ['none'],
    layout: 'sectors',
    manner: 'raw',
    most: 5,
    without: /oil|salt|pepper$/,
  },
];

/** Cuts of what went into the dip itself. */
const stirredIn: ReadonlySet<Cut | null> = new Set(['grated', 'diced', 'chopped', 'mashed', 'crumbled']);

/** What one dips, taken from the foods that are eaten whole beside a dip. */
export const dippers = (f: Facts) =>
  f
    .shown('raw', 6)
    .filter(
      ({ piece, id }) =>
        ['slice', 'chunk', 'stalk', 'hero'].includes(pieceOf(piece).role) &&
        !stirredIn.has(f.treatment(id).cut),
    )
    .filter(({ id }) =>
      /chip|cracker|pita|bread|tortilla|naan|pretzel|carrot|cucumber|celery|pepper|radish|apple|pear|broccoli|cauliflower|endive/.test(
        id,
      ),
    )
    .slice(0, 3);
