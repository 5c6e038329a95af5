import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import { type Kind, one } from '../kind.ts';

const grainy = /oat|rice|milk|flour|quinoa|millet|semolina|water|flake/;

export const breakfasts: readonly Kind[] = [
  {
    name: 'overnight oats',
    when: (f) => f.named(/overnight|bircher|chia pudding|chia pot/),
    vessels: ['jar', 'pot'],
    bases: ['porridge', 'yoghurt'],
    layout: 'float',
    most: 2,
    tint: (f) => mix(f.color('#ead7b3', /milk|oat|yog|chia|cocoa/), '#efe0bd', 0.5),
    without: grainy,
  },
  {
    name: 'smoothie bowl',
    when: (f) => f.named(/smoothie bowl|a[cç]a[ií]/),
    vessels: ['bowl'],
    bases: ['smoothie'],
    layout: 'crescent',
    tint: (f) => f.color('#b9608f'),
  },
  {
    name: 'porridge',
    when: (f) =>
      f.named(/porridge|oatmeal|congee|cream of wheat|baked oats|\bgrits\b/) || f.hint.base === 'porridge',
    vessels: ['bowl', 'deep-plate', 'baking-dish', 'jar'],
    bases: ['porridge'],
    layout: 'crescent',
    tint: (f) => mix(f.color('#ead7b3', /milk|oat|rice|cocoa|turmeric|pumpkin|quinoa/), '#ead7b3', 0.4),
    without: /oat|rice|milk|flour|quinoa|millet|water/,
    garnish: (f) => [
      ...(f.has(/honey|syrup/) && f.hint.show.length < 2 ? (['honey-drizzle'] as const) : []),
      ...f.garnish(2),
    ],
  },
  {
    name: 'granola or muesli',
    when: (f) => f.named(/granola|muesli/) && !f.named(/bar/),
    vessels: ['bowl', 'baking-tray'],
    bases: ['yoghurt'],
    layout: 'crescent',
    pieces: (f) => [
      one('granola', 5),
      ...f.shown('cut', 3, /oat|syrup|honey|oil/).map(({ piece }) => one(piece, 2)),
    ],
  },
  {
    name: 'yoghurt bowl',
    when: (f) =>
      f.named(/yogh?urt|quark|cottage cheese|ricotta bowl/) &&
      f.is('Breakfast') &&
      !f.named(/pancake|waffle|bread|muffin/),
    vessels: ['bowl'],
    bases: ['yoghurt'],
    layout: 'crescent',
    without: /yog|quark|cottage|ricotta|milk/,
  },
  {
    name: 'pancakes',
    when: (f) => f.named(/pancakes?|blinis?|drop scones|hotcakes/) && !f.named(/potato|courgette|savou?ry/),
    vessels: ['flat-plate'],
    bases: ['pancakes'],
    layout: 'heap',
    most: 3,
    tint: (f) => (f.has(/cocoa/) ? '#8a5a38' : '#dda257'),
    without: /flour|oat|^egg|milk|sugar/,
    garnish: (f) => (f.hint.show.length === 0 && f.has(/butter$/) ? ['butter'] : f.garnish(2)),
  },
  {
    name: 'waffles',
    when: (f) => f.named(/waffles?/),
    vessels: ['flat-plate'],
    bases: ['waffles'],
    layout: 'heap',
    most: 3,
    without: /flour|oat|^egg|milk|sugar/,
    garnish: (f) => (f.hint.show.length === 0 && f.has(/butter$/) ? ['butter'] : f.garnish(2)),
  },
  {
    name: 'crepes',
    when: (f) => f.named(/cr[eê]pes?|galettes?/),
    vessels: ['flat-plate'],
    bases: ['flatbreads'],
    layout: 'heap',
    most: 2,
    without: /flour|egg|milk|butter/,
  },
  {
    name: 'scrambled eggs',
    when: (f) => f.named(/scrambled?/),
    vessels: ['flat-plate', 'skillet'],
    bases: ['mound'],
    layout: 'heap',
    tint: (f) => (f.named(/tofu/) ? '#efd58a' : '#f3c652'),
    pieces: (f) => [
      one('scrambled-egg', 6),
      ...f.shown('cut', 3, /egg|milk|cream|butter|tofu/).map(({ piece }) => one(piece, 1.2)),
    ],
  },
  {
    name: 'omelette',
    when: (f) => f.named(/omelet/),
    vessels: ['flat-plate', 'skillet'],
    bases: ['omelette'],
    layout: 'toss',
    without: /egg|milk|cream|butter/,
  },
  {
    name: 'frittata',
    when: (f) =>
      f.named(/frittata|tortilla española|spanish tortilla|egg bake/) || f.hint.base === 'frittata',
    vessels: ['skillet', 'tart-tin', 'baking-dish'],
    bases: ['frittata'],
    layout: 'toss',
    without: /^egg|milk|cream$|butter/,
  },
  {
    name: 'eggs in sauce',
    when: (f) => f.named(/shakshuka|menemen|eggs in|baked eggs|huevos/),
    vessels: ['skillet', 'casserole', 'baking-dish'],
    bases: ['sauce', 'curry'],
    layout: 'toss',
    tint: (f) => f.color('#cf4a2c', /tomato|pepper|spinach|cream|chilli|paprika/),
    pieces: (f) => [
      one('fried-egg', 6),
      ...f.shown('cut', 3, /^egg/).map(({ piece }) => one(piece, pieceOf(piece).role === 'leaf' ? 0.8 : 1.4)),
    ],
  },
  {
    name: 'hash',
    when: (f) => f.named(/\bhash\b|breakfast skillet|fry-?up/),
    vessels: ['skillet', 'flat-plate'],
    bases: ['pile'],
    layout: 'pile',
    tint: (f) => f.color('#c98a4b'),
  },
];
