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
  f.named(/vanilla|lemon|coconut/)
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
const pale = /chocolate|cocoa|milk|cream$|egg|sugar|syrup|honey|gelatin|agar/;

export const sweets: readonly Kind[] = [
  {
    name: 'dumplings in syrup',
    when: (f) =>
      f.is('Dessert') && f.named(/gulab jamun|rasgulla|tang ?yuan|(pearls|dumplings|balls)\b.*\bsyrup/),
    vessels: ['bowl', 'deep-plate', 'small-bowl'],
    alike: 2,
    bases: ['glaze'],
    layout: 'toss',
    tint: () => '#b8642a',
    pieces: () => [one('bread-dumpling', 6)],
  },
  {
    name: 'ice pops',
    when: (f) => f.named(/lolli|lolly|popsicle|ice pops?|paleta|fudgsicle|creamsicle/),
    vessels: ['slate', 'baking-tray', 'platter'],
    alike: 3,
    bases: ['none'],
    layout: 'grid',
    pieces: (f) => [one(`pop:#${f.color('#f39a4a').slice(1)}`)],
  },
  {
    name: 'yogurt bark',
    when: (f) => f.named(/(yogh?urt|frozen) bark/),
    vessels: ['baking-tray', 'slate', 'round-board'],
    alike: 2,
    bases: ['none'],
    layout: 'toss',
    pieces: (f) => [
      one('yogurt-shard', 6),
      ...f
        .shown('raw', 3, /yog|honey|sugar|syrup/)
        .map(({ piece, weight }) => one(piece, Math.min(1.4, weight / 60))),
    ],
  },
  {
    name: 'granita',
    when: (f) => f.named(/granita|shaved ice|slush|snow cone/),
    vessels: ['pot', 'coupe'],
    alike: 2,
    bases: ['granita'],
    layout: 'float',
    most: 2,
    tint: (f) => f.color('#f2b06a'),
  },
  {
    name: 'ice cream',
    when: (f) =>
      f.named(/ice cream|sorbet|gelato|nice cream|frozen yogh?urt|sherbet|semifreddo|kulfi|sundae/),
    vessels: ['glass-bowl', 'bowl', 'small-bowl'],
    alike: 4,
    bases: ['none'],
    layout: 'scoops',
    pieces: (f) => [
      one(scoopOf(f), 8),
      ...f.shown('cut', 1, /milk|cream|chocolate|cocoa/).map(({ piece }) => one(piece, 1)),
    ],
  },
  {
    name: 'crème brûlée',
    when: (f) => f.named(/cr[eè]me br[uû]l[eé]e|crema catalana/),
    vessels: ['slate', 'round-board', 'flat-plate'],
    alike: 3,
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('ramekin')],
  },
  {
    name: 'flan',
    when: (f) => f.named(/\bflan\b|cr[eè]me caramel|caramel custard|leche asada/),
    vessels: ['flat-plate', 'deep-plate'],
    bases: ['none'],
    layout: 'crown',
    pieces: () => [one('flan')],
  },
  {
    name: 'souffle',
    when: (f) => f.named(/souffl[eé]s?/),
    vessels: ['slate', 'round-board', 'baking-tray'],
    alike: 2,
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('souffle')],
  },
  {
    name: 'jelly',
    when: (f) => f.is('Dessert') && f.named(/\bjell(y|o)\b|jell-o|gelatin|kanten|aspic/),
    vessels: ['flat-plate', 'platter'],
    bases: ['none'],
    layout: 'crown',
    pieces: (f) => [
      one(`jelly:#${f.color('#dc4a5c').slice(1)}`),
      ...f.shown('raw', 2, /gelatin|agar|sugar|(^|-)water$/).map(({ piece }) => one(piece, 0.6)),
    ],
  },
  {
    name: 'layered pot',
    when: (f) =>
      (f.is('Dessert') || f.is('Breakfast')) &&
      f.named(/parfait|trifle|overnight|chia|bircher|fool\b|\bpots?\b|verrine|eton mess/) &&
      !f.named(/chocolate|one[- ]pot/),
    vessels: ['pot', 'jar', 'coupe'],
    bases: ['yogurt', 'porridge', 'chia'],
    layout: 'float',
    most: 2,
    tint: (f) => creamy(f),
  },
  {
    name: 'set pot',
    when: (f) =>
      f.is('Dessert') &&
      f.named(
        /panna cotta|mousse|custards?|\bpots?\b|cr[eè]me|posset|blancmange|pudding cups?|zabaglione|sabayon|syllabub|bavarois|pudding$/,
      ) &&
      !f.named(/rice pudding|bread pudding/),
    vessels: ['pot', 'coupe'],
    alike: 2,
    bases: ['filling'],
    layout: 'float',
    most: 2,
    tint: (f) => creamy(f),
    without: new RegExp(`${pale.source}|avocado|banana|tofu`),
  },
  {
    name: 'fruit halves',
    when: (f) =>
      f.named(
        /(baked|roast|roasted|poached|grilled|stuffed|caramelised|caramelized|broiled) (whole )?(apples?|pears?|peach(es)?|nectarines?|figs?|apricots?|bananas?)|(apples?|pears?|peaches|nectarines|figs|apricots) (baked(?! oat)|roasted|poached|grilled|stuffed)/,
      ),
    vessels: ['baking-dish', 'platter'],
    bases: ['glaze'],
    layout: 'grid',
    tint: (f) => mix(f.color('#d9a04e'), '#c98436', 0.5),
    pieces: (f) => [one(half(f))],
    garnish: (f) => [...(f.has(/oats/) ? (['oats'] as const) : []), ...f.garnish(1)],
  },
  {
    name: 'fruit plate',
    when: (f) => f.named(/fruit (plate|platter|board)|carpaccio of|sliced (fruit|oranges|melon|pineapple)/),
    vessels: ['platter', 'flat-plate', 'slate'],
    alike: 3,
    bases: ['none'],
    layout: 'sectors',
    manner: 'raw',
    most: 6,
  },
  {
    name: 'fruit salad',
    when: (f) => f.named(/fruit (salad|bowl|cup)s?|macedonia/),
    vessels: ['glass-bowl', 'bowl', 'salad-bowl'],
    alike: 3,
    bases: ['pile'],
    layout: 'pile',
    most: 6,
    manner: 'raw',
    tint: (f) => f.color('#f2b06a'),
  },
  {
    name: 'filled dates',
    when: (f) => f.named(/(stuffed|filled) (medjool )?dates|dates (stuffed|filled|with)/),
    vessels: ['flat-plate', 'platter', 'slate'],
    alike: 3,
    bases: ['none'],
    layout: 'grid',
    pieces: (f) => [one(`date:${f.fills(2, /date/)}`)],
  },
  {
    name: 'chocolate bark',
    when: (f) =>
      f.named(/\bbark\b|fudge|chocolate (clusters|discs)|chocolate[- ]dipped|chocolate[- ]covered/),
    vessels: ['slate', 'round-board', 'baking-tray'],
    alike: 3,
    bases: ['none'],
    layout: 'toss',
    pieces: (f) => [
      one(f.has(/nut|almond|pecan|pistachio|cashew/) ? 'chocolate-shard' : 'chocolate-square', 4),
      ...f.shown('raw', 2, /chocolate|oil|salt/).map(({ piece }) => one(piece, 0.8)),
    ],
  },
  {
    name: 'rice pudding',
    when: (f) =>
      (f.named(/rice pudding|arroz con leche|kheer|risgrynsgr|milchreis|sutlac|tapioca/) ||
        (f.is('Dessert') && f.named(/pudding/) && f.part(/rice$/) > 0.08)) &&
      !f.named(/sticky rice/),
    vessels: ['bowl', 'glass-bowl', 'deep-plate', 'casserole', 'baking-dish'],
    alike: 4,
    bases: ['rice-pudding'],
    layout: 'crescent',
    most: 3,
    tint: (f) => mix(creamy(f), '#f6ead0', 0.4),
    without: /milk|cream|rice$|egg|sugar|butter/,
  },
  {
    name: 'sweet semolina',
    when: (f) => f.named(/pudding|semolina|halva\b|polenta cake/) && f.is('Dessert'),
    vessels: ['bowl', 'glass-bowl', 'deep-plate', 'baking-dish'],
    alike: 3,
    bases: ['grits', 'yogurt'],
    layout: 'crescent',
    most: 3,
    tint: (f) => creamy(f),
    without: /milk|cream|rice$/,
  },
  {
    name: 'rice with fruit',
    when: (f) => f.is('Dessert') && f.part(/rice$/) > 0.12 && f.named(/\brice\b/),
    vessels: ['bowl', 'deep-plate', 'flat-plate'],
    alike: 3,
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
    vessels: ['pot', 'coupe'],
    alike: 2,
    bases: ['filling'],
    layout: 'float',
    most: 2,
    tint: creamy,
    without: new RegExp(`${pale.source}|flour`),
  },
  {
    name: 'fruit in a bowl',
    when: (f) => f.is('Dessert') && f.shown('raw', 2).length > 0,
    vessels: ['bowl', 'glass-bowl', 'small-bowl', 'platter'],
    alike: 3,
    bases: ['pile', 'glaze'],
    layout: 'pile',
    most: 4,
    manner: 'raw',
    tint: (f) => f.color('#e0a85c'),
  },
];
