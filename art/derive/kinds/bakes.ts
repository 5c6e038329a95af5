import type { BaseName } from '../../base/bases.ts';
import { mix } from '../../drawing/color.ts';
import type { DrawnName, PieceName } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const fruity =
  /apple|pear|peach|plum|berr|cherr|rhubarb|apricot|nectarine|mango|fig|cranberr|currant|banana|pumpkin|pecan|lemon/;
const fruitTint = (fallback: string) => (f: Facts) => f.color(fallback, fruity);
const dark = (f: Facts): boolean => f.has(/cocoa|dark-chocolate|semisweet-chocolate|unsweetened-chocolate/);
const cover = (f: Facts): string =>
  dark(f)
    ? '#6b4029'
    : f.has(/carrot|pumpkin|ginger/)
      ? '#fbf1dc'
      : mix(f.color('#f4e7cd', /lemon|orange|cream|cheese|yog|coconut|berr/), '#f8ecd2', 0.5);
/** Color of a pressed dough. */
const pressed = (f: Facts, fallback: string): `#${string}` =>
  `#${mix(dark(f) ? '#5e3722' : f.color(fallback, /oats|date|nut|almond|peanut|cashew|coconut|matcha|granola|flour|rice-kris|tahini|seed/), fallback, 0.4).slice(1)}`;
const stuck = (f: Facts): string =>
  f.fills(2, /oats|date|butter$|syrup|honey|cocoa|flour|oil|sugar|vanilla|salt|egg|milk/);

/** Small bakes that come in numbers. */
const batch = (
  name: string,
  pattern: RegExp,
  piece: (f: Facts) => PieceName,
  vessels: Kind['vessels'] = ['wire-rack', 'baking-tray', 'flat-plate', 'slate'],
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels,
  alike: 3,
  bases: ['none'],
  layout: 'grid',
  pieces: (f) => [one(piece(f))],
});

/** A dish whose base says it all. */
const whole = (
  name: string,
  pattern: RegExp,
  base: BaseName,
  vessels: Kind['vessels'],
  tint: Kind['tint'],
  max = 2,
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels,
  bases: [base],
  layout: 'few',
  most: max,
  without: /flour|sugar|butter|egg|milk|oil|oats|cocoa|cheese|biscuit|cracker/,
  ...(tint ? { tint } : {}),
});

/** One portion on a plate, cut side towards us. */
const portion = (name: string, when: Kind['when'], piece: (f: Facts) => PieceName): Kind => ({
  name,
  when,
  vessels: ['flat-plate', 'slate', 'round-board'],
  alike: 2,
  bases: ['none'],
  layout: 'crown',
  pieces: (f) => [one(piece(f))],
  garnish: (f) => f.garnish(1),
});

/** Such a dish shows no pastry, which somebody may not eat. */
const crustless = (f: Facts): boolean => f.named(/crustless|without (a )?(crust|pastry)/);

export const bakes: readonly Kind[] = [
  batch(
    'egg muffins',
    /(egg|omelette|omelet|frittata|breakfast) (muffins?|cups?|bites?)/,
    (f) => `egg-muffin:${f.fills(4, /egg|milk|cream|oil|butter/)}`,
    ['muffin-tin', 'flat-plate'],
  ),
  batch('cupcakes', /cupcakes?|fairy cakes?/, () => 'cupcake', ['wire-rack', 'flat-plate']),
  {
    ...batch(
      'muffins',
      /muffins?/,
      (f): DrawnName =>
        f.has(/blueberr|berry|cherr|currant/) ? 'blueberry-muffin' : dark(f) ? 'chocolate-muffin' : 'muffin',
      ['muffin-tin', 'wire-rack', 'baking-tray'],
    ),
    when: (f) => f.named(/muffins?/) && !f.named(/english muffin|muffins? with/),
    alike: 2,
  },
  batch('donuts', /do(ugh)?nuts?|beignets?|berliner/, (f) => (dark(f) ? 'chocolate-donut' : 'donut')),
  batch('cinnamon rolls', /cinnamon (rolls?|buns?)|(sticky|chelsea|cardamom) buns?/, () => 'cinnamon-roll', [
    'baking-dish',
    'baking-tray',
    'flat-plate',
  ]),
  batch('baklava', /baklava/, () => 'baklava-piece', ['platter', 'baking-tray', 'flat-plate']),
  { ...batch('churros', /churros?/, () => 'churro', ['platter', 'slate', 'flat-plate']), layout: 'row' },
  batch(
    'cream puffs',
    /cream puffs?|profiteroles?|choux|[ée]clairs?|gougeres?|goug[eè]res|popovers?/,
    () => 'cream-puff',
  ),
  batch('mochi', /mochi|daifuku/, () => 'mochi', ['slate', 'flat-plate', 'platter']),
  batch('macaroons', /macaroons?|coconut (cookies?|bites?|kisses)/, () => 'macaroon'),
  {
    ...whole('pavlova', /pavlova/, 'none', ['flat-plate', 'round-board'], undefined),
    layout: 'topped',
    pieces: (f) => [
      one('pavlova', 6),
      ...f
        .shown('raw', 3, /egg|sugar|cream|vinegar|cornstarch|vanilla/)
        .map(({ piece, weight }) => one(piece, weight)),
    ],
  },
  batch('meringues', /meringues?/, () => 'meringue'),
  batch(
    'cookies',
    /cookies?|biscuits?|shortbread|snaps?$|biscotti|snickerdoodles/,
    (f): PieceName =>
      f.named(/peanut|tahini|almond butter/)
        ? 'peanut-cookie'
        : dark(f) && !f.named(/chip/)
          ? 'ball:#6b4029'
          : f.has(/chocolate|raisin|cranberr/)
            ? 'cookie'
            : 'biscuit',
    ['baking-tray', 'wire-rack', 'flat-plate', 'slate'],
  ),
  {
    ...batch(
      'bars',
      /\bbars?\b|flapjacks?|slices$|squares$|rice krispies? treats?/,
      (f) => `bar:${pressed(f, '#c98f4b')}${stuck(f)}` as PieceName,
      ['baking-tray', 'loaf-board', 'flat-plate', 'slate'],
    ),
    when: (f) =>
      f.named(/\bbars?\b|flapjacks?|slices$|squares$|rice krispies? treats?/) &&
      !f.named(/(apple|pear|banana|orange) slices/),
  },
  batch(
    'brownies',
    /brownies?|blondies?/,
    (f) => (dark(f) ? 'brownie' : (`bar:${pressed(f, '#d9a45c')}` as PieceName)),
    ['baking-tray', 'loaf-board', 'flat-plate'],
  ),
  batch(
    'balls',
    /(energy|protein|bliss|oat|date|nut|cocoa|coconut|peanut|almond)[a-z ]*(balls?|bites?)|truffles?|brigadeiros?|rum balls/,
    (f) => `ball:${pressed(f, '#7d4e30')}${stuck(f)}` as PieceName,
    ['flat-plate', 'platter', 'baking-tray', 'slate'],
  ),
  portion(
    'cheesecake slice',
    (f) => f.named(/cheesecake/) && !f.named(/bars?|bites?|cups?|pots?|jars?/),
    () => 'cheesecake-slice',
  ),
  portion(
    'tiramisu',
    (f) => f.named(/tiramis/) && !f.named(/pots?|cups?|jars?/),
    () => 'tiramisu-slice',
  ),
  portion(
    'pumpkin pie',
    (f) => f.is('Dessert') && f.named(/(pumpkin|sweet potato|custard|buttermilk|chess|pecan) pie/),
    () => 'pumpkin-pie-slice',
  ),
  portion(
    'bread pudding',
    (f) => f.named(/bread (and butter )?pudding/),
    () => 'bread-pudding-slice',
  ),
  whole(
    'crumble',
    /crumble|cobbler|brown betty|fruit crisp|(apple|berry|peach|plum|cherry|pear|rhubarb|blueberry|blackberry) crisp/,
    'crumble',
    ['baking-dish', 'tart-tin', 'skillet', 'casserole'],
    fruitTint('#7a3c5c'),
  ),
  {
    name: 'cake',
    when: (f) =>
      f.named(/\bcake\b|gateau|torte|sponge/) &&
      !f.named(/fish|rice|potato|crab|salmon|tuna|oat|corn|pancake|pound|loaf/),
    vessels: ['flat-plate', 'round-board', 'slate'],
    alike: 2,
    bases: ['round-cake'],
    layout: 'few',
    most: 2,
    tint: cover,
    without:
      /flour|sugar|butter|egg|milk|oil|cheese|cocoa|cream|carrot|pumpkin|zucchini|yog|chocolate|zest|juice/,
  },
  {
    name: 'quiche',
    when: (f) =>
      f.named(/quiche|(onion|leek|tomato|spinach|zucchini|courgette|mushroom|vegetable|asparagus) tart/) &&
      !crustless(f),
    vessels: ['tart-tin'],
    bases: ['frittata'],
    layout: 'toss',
    without: /egg|milk|cream|pastry|flour|butter|crust/,
  },
  {
    name: 'phyllo pie',
    when: (f) =>
      f.named(/spanakopita|phyllo|filo|burek|tiropita/) ||
      (f.has(/^phyllo/) && f.named(/\bpie\b/) && f.has(/spinach|chard|cheese|feta|leek/)),
    vessels: ['baking-dish', 'baking-tray', 'tart-tin'],
    bases: ['phyllo'],
    layout: 'few',
    pieces: () => [],
  },
  {
    name: 'pot pie',
    when: (f) =>
      f.named(/\bpies?\b/) &&
      f.is('Main course') &&
      f.has(/pastry|flour|crust|dough/) &&
      !f.named(/shepherd|cottage|fisherman|fish pie/) &&
      !crustless(f),
    vessels: ['baking-dish', 'tart-tin'],
    alike: 2,
    bases: ['pastry-lid'],
    layout: 'toss',
    pieces: () => [],
  },
  {
    ...whole('fruit pie', /\bpies?\b/, 'lattice-pie', ['tart-tin', 'baking-dish'], fruitTint('#7a3c5c'), 0),
    when: (f) => f.is('Dessert') && f.named(/\bpies?\b|strudel/) && !crustless(f),
  },
  {
    name: 'fruit tart',
    when: (f) => f.is('Dessert') && f.named(/\btarts?\b|galette|clafoutis|tatin/) && !crustless(f),
    vessels: ['tart-tin', 'round-board'],
    bases: ['filling'],
    layout: 'rosette',
    most: 2,
    tint: () => '#f0cd86',
    without: /flour|sugar|butter|egg|milk|cream|pastry|almond-flour|crust|pudding/,
  },
];
