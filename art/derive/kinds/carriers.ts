/** Little things that carry other things: canapés, lettuce cups, skewers, stuffed vegetables. */
import type { DrawnName, PieceName } from '../../piece/piece-index.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

type Vessels = Kind['vessels'];
const trays: Vessels = ['platter', 'flat-plate', 'round-board', 'slate'];

const stuffedOf = [
  [/pepper/, 'stuffed-pepper'],
  [/mushroom/, 'stuffed-mushroom'],
  [/courgette|zucchini|marrow/, 'stuffed-zucchini'],
  [/aubergine|eggplant/, 'stuffed-eggplant'],
  [/squash|pumpkin/, 'stuffed-squash'],
  [/tomato/, 'stuffed-tomato'],
  [/sweet potato/, 'stuffed-sweet-potato'],
  [/potato/, 'stuffed-potato'],
] as const;
const hollow = 'pepper|mushroom|courgette|zucchini|aubergine|eggplant|squash|pumpkin|tomato|potato|marrow';

function stuffed(f: Facts): PieceName {
  const [word, form] = stuffedOf.find(([pattern]) => f.named(pattern)) ?? stuffedOf[0];
  const inside = f.fills(4, new RegExp(`${word.source}|oil|butter$|stock`));
  if (form !== 'stuffed-pepper') return `${form}:${inside}`;
  const shell = f.has(/yellow-bell/) ? '#f0ae31' : f.has(/green-bell/) ? '#7ba043' : '#d3402c';
  return `stuffed-pepper:${`${shell}${inside}` as `#${string}`}`;
}
const jacket = (f: Facts): PieceName =>
  f.has(/sweet-potato/)
    ? `stuffed-sweet-potato:${f.fills(4, /potato|oil/)}`
    : `stuffed-potato:${f.fills(4, /potato|oil/)}`;

const drawable = (piece: PieceName): boolean => !piece.includes(':');

/** A dollop first, then up to two other pieces. */
function laidOn(f: Facts, carrier: DrawnName, without: RegExp): PieceName {
  const shown = f.shown('cut', 4, without).map(({ piece }) => piece);
  const tops = [...new Set([...shown, ...f.garnish(1)])].filter(drawable);
  const dollop = (p: PieceName): number => Number(pieceOf(p).role === 'dollop');
  return `on:${[carrier, ...tops.toSorted((a, b) => dollop(b) - dollop(a)).slice(0, 3)].join('+')}`;
}

/** Smaller forms for a stick. */
const bite: Partial<Record<string, DrawnName>> = {
  mozzarella: 'mozzarella-ball',
  tomato: 'cherry-tomato',
  'tomato-dice': 'cherry-tomato',
  onion: 'red-onion',
  watermelon: 'melon',
  'chicken-slice': 'chicken',
  'poached-slice': 'chicken',
  'beef-strip': 'beef',
  'pork-strip': 'pork',
  'salmon-flakes': 'salmon-cube',
};
function skewered(f: Facts): PieceName {
  const pieces = f
    .shown('cut', 3)
    .map(({ piece }) => bite[piece] ?? piece)
    .filter(drawable);
  return pieces.length > 0 ? `skewer:${pieces.slice(0, 3).join('+')}` : 'skewer:chicken';
}

const carrying = (name: string, pattern: RegExp, piece: (f: Facts) => PieceName): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels: trays,
  alike: 4,
  bases: ['none'],
  layout: 'grid',
  pieces: (f) => [one(piece(f))],
  garnish: () => [],
});

export const carriers: readonly Kind[] = [
  {
    ...carrying(
      'stuffed vegetables',
      new RegExp(`(stuffed|filled|loaded) .*(${hollow})|(${hollow})(e?s)? (stuffed|filled|boats?|skins)`),
      stuffed,
    ),
    vessels: ['baking-tray', 'baking-dish', 'platter', 'flat-plate'],
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('jacket potatoes', /(jacket|baked|loaded|twice[- ]baked) (sweet )?potato/, jacket),
    vessels: ['baking-tray', 'flat-plate', 'platter'],
    alike: 3,
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('deviled eggs', /devill?ed eggs?|stuffed eggs?/, () => 'devilled-egg'),
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('skewers', /skewers?|shish|kebabs?|kabobs?|satay|brochettes?|yakitori|souvlaki/, skewered),
    when: (f) =>
      f.named(/skewers?|shish|kebabs?|kabobs?|\bsatay\b|brochettes?|yakitori|souvlaki/) && !f.is('Sauce'),
    vessels: ['platter', 'flat-plate', 'baking-tray', 'round-board', 'slate'],
    alike: 2,
    layout: 'row',
    garnish: (f) => f.garnish(1),
  },
  carrying('lettuce cups', /(lettuce|cabbage|endive) (cups?|wraps?|boats?)|\bcups\b/, (f) =>
    laidOn(f, 'lettuce-cup', /lettuce|endive|cabbage|oil|sauce/),
  ),
  {
    ...carrying(
      'avocado halves',
      /(baked|eggs?) in (an )?avocado|(stuffed|filled|baked) avocados?|avocado (boats|halves|cups)/,
      (f) =>
        `on:avocado-half+${f.has(/^egg$/) ? 'fried-egg' : (laidOn(f, 'cracker', /avocado|oil|juice/).split('+')[1] ?? 'cherry-tomato')}`,
    ),
    garnish: (f) => f.garnish(1),
  },
  carrying('rice cakes', /rice cakes with|^rice cakes|topped rice cakes/, (f) =>
    laidOn(f, 'rice-cake', /rice-cake/),
  ),
  carrying('cucumber bites', /cucumber.*(bites?|rounds?|canap|cups)/, (f) =>
    laidOn(f, 'cucumber', /cucumber/),
  ),
  carrying('canapés', /canap[eé]s?|(crackers|crispbreads?|blinis?|oatcakes) with/, (f) =>
    laidOn(f, 'cracker', /cracker|flour|crispbread/),
  ),
];
