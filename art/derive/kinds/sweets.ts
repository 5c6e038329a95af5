import { mix } from '../../drawing/color.ts';
import type { DrawnName } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const creamy = (f: Facts): string =>
  f.named(/chocolate|cocoa|mocha/)
    ? '#63402c'
    : f.color(
        '#f7ead0',
        /cream|milk|yog|chocolate|cocoa|mascarpone|ricotta|quark|chia|coconut|oats|rice|custard|egg|vanilla|turmeric|matcha/,
      );

const scoopOf = (f: Facts): DrawnName =>
  f.named(/vanilla/)
    ? 'vanilla-scoop'
    : f.has(/chocolate|cocoa/)
      ? 'chocolate-scoop'
      : f.has(/raspberr|strawberr|blueberr|blackberr|cherr/)
        ? 'berry-scoop'
        : f.has(/mango|peach|apricot|orange|melon|papaya/)
          ? 'mango-scoop'
          : f.has(/mint|pistachio|matcha|avocado|lime/)
            ? 'green-scoop'
            : 'vanilla-scoop';

/** Halves of fruit, cooked or raw. */
const halves: readonly (readonly [RegExp, DrawnName])[] = [
  [/apple/, 'apple-half'],
  [/pear/, 'pear-half'],
  [/peach|nectarine|apricot/, 'peach-half'],
  [/fig/, 'fig'],
  [/banana/, 'banana'],
];
const half = (f: Facts): DrawnName => halves.find(([pattern]) => f.has(pattern))?.[1] ?? 'peach-half';

export const sweets: readonly Kind[] = [
  {
    name: 'ice lollies',
    when: (f) => f.named(/lolli|lolly|popsicle|ice pops?|paleta/),
    vessels: ['baking-tray'],
    bases: ['none'],
    layout: 'grid',
    pieces: (f) => [
      one(f.has(/berr|cherr|watermelon|beetroot|pomegranate|plum/) ? 'berry-lolly' : 'fruit-lolly'),
    ],
  },
  {
    name: 'granita',
    when: (f) => f.named(/granita|shaved ice|slush/),
    vessels: ['pot'],
    bases: ['granita'],
    layout: 'float',
    most: 2,
    tint: (f) => f.color('#f2b06a'),
  },
  {
    name: 'ice cream',
    when: (f) => f.named(/ice cream|sorbet|gelato|nice cream|frozen yogh?urt/),
    vessels: ['bowl', 'small-bowl'],
    bases: ['none'],
    layout: 'scoops',
    pieces: (f) => [
      one(scoopOf(f), 8),
      ...f.shown('cut', 1, /milk|cream|chocolate|cocoa/).map(({ piece }) => one(piece, 1)),
    ],
  },
  {
    name: 'layered pot',
    when: (f) =>
      (f.is('Dessert') || f.is('Breakfast')) &&
      f.named(/parfait|trifle|overnight|chia|bircher|fool\b|\bpots?\b|verrine/) &&
      !f.named(/chocolate|one[- ]pot/),
    vessels: ['pot', 'jar'],
    bases: ['yoghurt', 'porridge'],
    layout: 'float',
    most: 2,
    tint: (f) => creamy(f),
  },
  {
    name: 'set pot',
    when: (f) =>
      f.is('Dessert') &&
      f.named(
        /panna cotta|mousse|custard|\bpots?\b|cr[eè]me|posset|jelly|flan|blancmange|pudding cups?|zabaglione|sabayon|syllabub|tiramis|bavarois/,
      ),
    vessels: ['pot'],
    bases: ['filling'],
    layout: 'float',
    most: 2,
    tint: (f) => creamy(f),
    without: /chocolate|cocoa|milk|cream$|egg|sugar|syrup|honey/,
  },
  {
    name: 'fruit halves',
    when: (f) =>
      f.named(
        /(baked|roast|roasted|poached|grilled|stuffed|caramelised) (whole )?(apples?|pears?|peach(es)?|nectarines?|figs?|apricots?|bananas?)|(apples?|pears?|peaches|nectarines|figs|apricots) (baked|roasted|poached|grilled|stuffed)/,
      ),
    vessels: ['baking-dish', 'platter'],
    bases: ['glaze'],
    layout: 'grid',
    tint: (f) => mix(f.color('#d9a04e'), '#c98436', 0.5),
    pieces: (f) => [one(half(f))],
    garnish: (f) => [...(f.has(/oats/) ? (['oats'] as const) : []), ...f.garnish(1)],
  },
  {
    name: 'fruit salad',
    when: (f) => f.named(/fruit salad|fruit bowl|fruit cup/),
    vessels: ['bowl', 'salad-bowl'],
    bases: ['pile'],
    layout: 'pile',
    most: 6,
    manner: 'raw',
    tint: (f) => f.color('#f2b06a'),
  },
  {
    name: 'filled dates',
    when: (f) => f.named(/(stuffed|filled) (medjool )?dates/),
    vessels: ['flat-plate', 'platter'],
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('filled-date')],
  },
  {
    name: 'chocolate bark',
    when: (f) => f.named(/\bbark\b|fudge|chocolate (clusters|discs)/),
    vessels: ['round-board', 'baking-tray'],
    bases: ['none'],
    layout: 'toss',
    pieces: (f) => [one(f.has(/nut|almond|pecan|pistachio|cashew/) ? 'chocolate-shard' : 'chocolate-square')],
  },
  {
    name: 'sweet rice or porridge',
    when: (f) => f.named(/rice pudding|pudding|semolina|tapioca/) && f.is('Dessert'),
    vessels: ['bowl', 'deep-plate', 'casserole', 'baking-dish'],
    bases: ['porridge', 'yoghurt'],
    layout: 'crescent',
    most: 3,
    tint: (f) => creamy(f),
    without: /milk|cream|rice$/,
  },
  {
    name: 'rice with fruit',
    when: (f) => f.is('Dessert') && f.part(/rice$/) > 0.12 && f.named(/\brice\b/),
    vessels: ['bowl', 'deep-plate', 'flat-plate'],
    bases: ['rice'],
    layout: 'crescent',
    most: 2,
    without: /rice$|milk|sugar/,
  },
];

/** Desserts that no word in the title gives away; tried after everything else that is sweet. */
export const otherSweets: readonly Kind[] = [
  {
    name: 'cream in a glass',
    when: (f) => f.is('Dessert') && f.part(/cream|milk|yog|^egg|mascarpone|ricotta|quark|chocolate/) > 0.45,
    vessels: ['pot'],
    bases: ['filling'],
    layout: 'float',
    most: 2,
    tint: creamy,
    without: /chocolate|cocoa|milk|cream$|egg|sugar|syrup|honey|flour/,
  },
  {
    name: 'fruit in a bowl',
    when: (f) => f.is('Dessert') && f.shown('raw', 2).length > 0,
    vessels: ['bowl', 'small-bowl', 'platter'],
    bases: ['pile', 'glaze'],
    layout: 'pile',
    most: 4,
    manner: 'raw',
    tint: (f) => f.color('#e0a85c'),
  },
];
