/** Little things that carry other things: canapés, lettuce cups, skewers, stuffed vegetables. */
import type { DrawnName, PieceName } from '../../piece/piece-index.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

type Vessels = Kind['vessels'];
const trays: Vessels = ['platter', 'flat-plate', 'round-board'];

const stuffedOf: readonly (readonly [RegExp, DrawnName])[] = [
  [/pepper/, 'stuffed-pepper'],
  [/mushroom/, 'stuffed-mushroom'],
  [/courgette|zucchini|marrow/, 'stuffed-courgette'],
  [/aubergine|eggplant/, 'stuffed-aubergine'],
  [/squash|pumpkin/, 'stuffed-squash'],
  [/tomato/, 'stuffed-tomato'],
  [/sweet potato/, 'stuffed-sweet-potato'],
  [/potato/, 'stuffed-potato'],
];
const hollow = 'pepper|mushroom|courgette|zucchini|aubergine|eggplant|squash|pumpkin|tomato|potato|marrow';
const stuffed = (f: Facts): DrawnName => stuffedOf.find(([word]) => f.named(word))?.[1] ?? 'stuffed-pepper';

const drawable = (piece: PieceName): boolean => !piece.includes(':');

/** A dollop first, then up to two other pieces. */
function laidOn(f: Facts, carrier: DrawnName, without: RegExp): PieceName {
  const shown = f.shown('cut', 4, without).map(({ piece }) => piece);
  const tops = [...new Set([...shown, ...f.garnish(1)])].filter(drawable);
  const dollop = (p: PieceName): number => Number(pieceOf(p).role === 'dollop');
  return `on:${[carrier, ...tops.toSorted((a, b) => dollop(b) - dollop(a)).slice(0, 3)].join('+')}`;
}

/** Smaller forms for a stick. */
const bite: Partial<Record<PieceName, DrawnName>> = {
  mozzarella: 'mozzarella-ball',
  tomato: 'cherry-tomato',
  onion: 'red-onion',
  watermelon: 'melon',
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
  bases: ['none'],
  layout: 'grid',
  pieces: (f) => [one(piece(f))],
  garnish: () => [],
});

export const carriers: readonly Kind[] = [
  {
    ...carrying(
      'stuffed vegetables',
      new RegExp(`(stuffed|filled|loaded) .*(${hollow})|(${hollow})e?s (stuffed|filled)`),
      stuffed,
    ),
    vessels: ['baking-tray', 'baking-dish', 'platter', 'flat-plate'],
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('jacket potatoes', /(jacket|baked|loaded) (sweet )?potato/, (f) =>
      f.has(/sweet-potato/) ? 'stuffed-sweet-potato' : 'stuffed-potato',
    ),
    vessels: ['baking-tray', 'flat-plate', 'platter'],
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('devilled eggs', /devill?ed eggs?|stuffed eggs?/, () => 'devilled-egg'),
    garnish: (f) => f.garnish(1),
  },
  {
    ...carrying('skewers', /skewers?|shish|kebabs?|kabobs?|satay|brochettes?/, skewered),
    vessels: ['platter', 'flat-plate', 'baking-tray', 'round-board'],
    layout: 'row',
    garnish: (f) => f.garnish(1),
  },
  carrying('lettuce cups', /(lettuce|cabbage) (cups?|wraps?|boats?)|\bcups\b/, (f) =>
    laidOn(f, 'lettuce-cup', /lettuce|endive|chicory|cabbage/),
  ),
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
