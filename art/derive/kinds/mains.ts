import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const liquid = /^(water|.*stock.*|.*milk|.*juice|.*wine|.*vinegar|.*oil)$/;
const plates = ['flat-plate', 'platter', 'deep-plate'] as const;
const mashed = (f: Facts): boolean =>
  f.named(/mash|pur[eé]e|creamed|polenta|\bgrits\b/) || f.hint.base === 'mash';
const mashTint = (f: Facts): string =>
  f.named(/refried/)
    ? '#a87250'
    : f.has(/cornmeal/)
      ? '#f3cd6a'
      : f.color(
          '#f4e7cd',
          /potato|cauliflower|celeriac|parsnip|pumpkin|squash|carrot|rutabaga|pea|butter|cream|milk|bean/,
        );
const hasHero = (f: Facts): boolean =>
  f.shown('plate', 4).some(({ piece }) => pieceOf(piece).role === 'hero');
const hasStalk = (f: Facts): boolean =>
  f.shown('roast', 1).some(({ piece }) => pieceOf(piece).role === 'stalk');
const rice = /^(white|jasmine|brown|wild|sushi)-rice$/;
const mashable = /potato$|potatoes|cauliflower|celeriac|parsnip|rutabaga|cornmeal|milk|cream$|^butter$/;

export const mains: readonly Kind[] = [
  {
    name: 'meatloaf',
    when: (f) => f.named(/meat ?loaf|nut roast|lentil loaf/),
    vessels: ['flat-plate', 'platter'],
    bases: ['none'],
    layout: 'plated',
    manner: 'plate',
    most: 3,
    pieces: (f) => [
      one('meatloaf', 4),
      ...f
        .shown('plate', 3, /ground|egg|crumb|oats|onion|ketchup|bread|milk|sauce|lentil|nut|carrot/)
        .map(({ piece, weight }) => one(piece, weight / 100)),
    ],
  },
  {
    name: 'fish and chips',
    when: (f) => f.named(/fish (and|&) (chips|fries)/),
    vessels: ['platter', 'flat-plate', 'baking-tray'],
    bases: ['none'],
    layout: 'plated',
    pieces: (f) => [
      one('breaded-fish', 3),
      one('fries', 3),
      ...f
        .shown('plate', 2, /fish|cod|haddock|pollock|halibut|potato|flour|oil|beer|crumb|egg/)
        .map(({ piece }) => one(piece, 1)),
    ],
  },
  {
    name: 'corn on the cob',
    when: (f) => f.named(/corn on the cob|elote|grilled corn|corn cobs|ears of corn/),
    vessels: ['platter', 'baking-tray', 'flat-plate'],
    bases: ['none'],
    layout: 'row',
    pieces: () => [one('corn-cob')],
  },
  {
    name: 'tray bake',
    when: (f) =>
      f.named(/tray ?bake|sheet[- ]pan|traybake|one[- ]pan roast/) ||
      (f.hint.vessel === 'baking-tray' && !hasStalk(f)) ||
      f.named(
        /^(roast|roasted|oven)\b.*(vegetables|cauliflower|roots|potatoes|wedges|fries|chips|pumpkin|squash|sprouts)/,
      ),
    vessels: ['baking-tray', 'skillet', 'baking-dish'],
    bases: ['none'],
    layout: 'toss',
    manner: 'roast',
    most: 5,
    without: liquid,
  },
  {
    name: 'whole roast',
    when: (f) => f.has(/^whole-chicken$/),
    vessels: ['platter', 'baking-tray'],
    bases: ['none'],
    layout: 'crown',
    manner: 'plate',
    without: liquid,
  },
  {
    name: 'roots and stalks',
    when: (f) => f.is('Side dish') && hasStalk(f),
    vessels: ['platter', 'baking-tray', 'flat-plate'],
    bases: ['none'],
    layout: 'row',
    manner: 'roast',
    most: 3,
    without: liquid,
  },
  {
    name: 'on mash',
    when: (f) =>
      mashed(f) &&
      !f.is('Side dish') &&
      hasHero(f) &&
      (f.hint.base !== null || f.named(/\bmash\b|mashed|polenta|\bgrits\b|pur[eé]e/)),
    vessels: ['deep-plate', 'flat-plate', 'bowl'],
    bases: ['mash'],
    layout: 'crown',
    manner: 'plate',
    tint: mashTint,
    without: mashable,
  },
  {
    name: 'vegetables on mash',
    when: (f) => mashed(f) && !f.is('Side dish') && !hasHero(f),
    vessels: ['deep-plate', 'flat-plate', 'bowl'],
    bases: ['mash'],
    layout: 'heap',
    tint: mashTint,
    without: mashable,
    garnish: (f) => [...(f.has(/parmesan/) ? (['parmesan'] as const) : []), ...f.garnish(2)],
  },
  {
    name: 'mash with greens',
    when: (f) => f.named(/colcannon|champ\b|bubble and squeak|stamppot|rumbledethumps/),
    vessels: ['bowl', 'deep-plate', 'casserole'],
    bases: ['mash'],
    layout: 'few',
    tint: () => '#ece3ae',
    pieces: (f) => [
      one(f.has(/kale/) ? 'kale' : f.has(/cabbage/) ? 'green-cabbage' : 'scallion', 2),
      one('scallion'),
    ],
    garnish: () => ['butter'],
  },
  {
    name: 'mash',
    when: (f) => f.named(/mash|pur[eé]e|polenta|\bgrits\b|creamed|refried/) && f.is('Side dish'),
    vessels: ['bowl', 'deep-plate', 'casserole'],
    bases: ['mash'],
    layout: 'float',
    tint: mashTint,
    pieces: (f) => (f.has(/butter/) ? [one('butter')] : []),
  },
  {
    name: 'piece on rice',
    when: (f) =>
      f.is('Main course') &&
      f.has(rice) &&
      !f.named(/stir[- ]?fr|bowl/) &&
      f.named(/chicken|salmon|cod|fish|tofu steak|pork|duck|steak/) &&
      hasHero(f) &&
      !f.named(/skillet|pot\b/),
    vessels: ['deep-plate', 'flat-plate', 'bowl'],
    bases: ['rice'],
    layout: 'crown',
    manner: 'plate',
    without: /rice$|stock|water|oil/,
  },
  {
    name: 'over rice',
    when: (f) => (f.is('Main course') && f.has(rice) && !f.named(/skillet|pot\b/)) || f.hint.base === 'rice',
    vessels: ['bowl', 'deep-plate', 'casserole', 'skillet'],
    bases: ['rice'],
    layout: 'heap',
    without: /rice$|stock|water|oil/,
  },
  {
    name: 'over grains',
    when: (f) => f.is('Main course') && f.has(/^(quinoa|couscous|bulgur|millet|pearl-barley)$/),
    vessels: ['bowl', 'deep-plate'],
    bases: ['couscous', 'quinoa', 'lentils'],
    layout: 'heap',
    without: /quinoa|couscous|bulgur|millet|barley|stock/,
  },
  {
    name: 'skillet or stir-fry',
    when: (f) => f.named(/stir[- ]?fr|skillet|saut[eé]|wok/) || f.hint.vessel === 'skillet',
    vessels: ['skillet', 'bowl', 'deep-plate'],
    bases: ['pile', 'sauce'],
    layout: 'pile',
    most: 5,
    tint: (f) => mix(f.color('#b9743a'), '#a8682f', 0.3),
    without: /rice$|noodle|stock|water|oil$|vinegar|juice|soy|tamari/,
  },
  {
    name: 'pot',
    when: (f) => f.hint.vessel === 'casserole',
    vessels: ['casserole'],
    bases: ['stew', 'pile', 'rice'],
    layout: 'toss',
    tint: (f) => mix(f.color('#a8603c'), '#9a5a30', 0.3),
    without: liquid,
  },
  {
    name: 'plated in a sauce',
    when: (f) => hasHero(f) && f.named(/\b(in|with) .*(cream|sauce|milk|broth|curry|gravy)/),
    vessels: ['deep-plate', 'flat-plate', 'platter', 'skillet'],
    bases: ['sauce', 'gravy'],
    layout: 'crown',
    manner: 'plate',
    most: 3,
    tint: (f) =>
      f.color('#f0dfb6', /cream|milk|tomato|stock|wine|butter|mustard|mushroom|pepper|dill|parsley|coconut/),
    without: liquid,
  },
  {
    name: 'plated',
    when: hasHero,
    vessels: plates,
    bases: ['none'],
    layout: 'plated',
    manner: 'plate',
    most: 4,
    without: liquid,
  },
  {
    name: 'grain on the side',
    when: (f) => f.is('Side dish') && f.has(/rice$|quinoa|couscous|bulgur|millet/),
    vessels: ['bowl', 'deep-plate'],
    bases: ['rice', 'quinoa', 'couscous'],
    layout: 'toss',
    without: /rice$|quinoa|couscous|bulgur|stock|water/,
  },
];

/** Pieces on a dish: what every recipe can be, if nothing else. */
export const lastResort: Kind = {
  name: 'dish of pieces',
  when: () => true,
  vessels: ['platter', 'bowl', 'deep-plate', 'flat-plate', 'salad-bowl', 'baking-dish', 'baking-tray'],
  bases: ['pile', 'none', 'sauce'],
  layout: 'pile',
  manner: 'raw',
  most: 5,
  tint: (f) => mix(f.color('#c9a05c'), '#b98a4b', 0.2),
  without: liquid,
};
