import type { BaseName } from '../../base/bases.ts';
import { mix } from '../../drawing/color.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const fruity =
  /apple|pear|peach|plum|berr|cherr|rhubarb|apricot|nectarine|mango|fig|cranberr|currant|banana|pumpkin|pecan|lemon/;
const fruitTint = (fallback: string) => (f: Facts) => f.color(fallback, fruity);
const dark = (f: Facts): boolean => f.has(/cocoa|dark-chocolate|semisweet-chocolate/);
const cover = (f: Facts): string =>
  dark(f)
    ? '#6b4029'
    : f.has(/carrot|pumpkin|ginger/)
      ? '#fbf1dc'
      : mix(f.color('#f4e7cd', /lemon|orange|cream|cheese|yog|coconut|berr/), '#f8ecd2', 0.5);

/** Small bakes that come in numbers. */
const batch = (
  name: string,
  pattern: RegExp,
  pieces: Kind['pieces'],
  vessels: Kind['vessels'] = ['wire-rack', 'baking-tray', 'flat-plate'],
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels,
  bases: ['none'],
  layout: 'grid',
  ...(pieces ? { pieces } : {}),
});

/** A dish whose base says it all. */
const whole = (
  name: string,
  pattern: RegExp,
  base: BaseName,
  vessels: Kind['vessels'],
  tint: Kind['tint'],
  most = 2,
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels,
  bases: [base],
  layout: 'few',
  most,
  without: /flour|sugar|butter|egg|milk|oil|oats|cocoa|cheese|biscuit|cracker/,
  ...(tint ? { tint } : {}),
});

export const bakes: readonly Kind[] = [
  batch(
    'egg muffins',
    /(egg|omelette|frittata|breakfast) (muffins?|cups?|bites?)/,
    () => [one('egg-muffin')],
    ['muffin-tin', 'flat-plate'],
  ),
  batch('cupcakes', /cupcakes?|fairy cakes?/, () => [one('cupcake')], ['wire-rack', 'flat-plate']),
  batch(
    'muffins',
    /muffins?/,
    (f) => [
      one(
        f.has(/blueberr|berry|cherr|currant/) ? 'blueberry-muffin' : dark(f) ? 'chocolate-muffin' : 'muffin',
      ),
    ],
    ['muffin-tin', 'wire-rack', 'baking-tray'],
  ),
  batch('macaroons', /macaroons?|coconut (cookies?|bites?|kisses)/, () => [one('macaroon')]),
  batch('meringues', /meringues?|pavlovas?/, () => [one('meringue')]),
  batch(
    'cookies',
    /cookies?|biscuits?|shortbread|snaps?$/,
    (f) => [one(f.has(/chocolate|raisin|cranberr/) ? 'cookie' : 'biscuit')],
    ['baking-tray', 'wire-rack', 'flat-plate'],
  ),
  batch('bars', /\bbars?\b|flapjacks?|slices$|squares$/, () => [one('oat-bar')], [
    'baking-tray',
    'loaf-board',
    'flat-plate',
  ]),
  batch('brownies', /brownies?|blondies?/, (f) => [one(dark(f) ? 'brownie' : 'oat-bar')], [
    'baking-tray',
    'loaf-board',
    'flat-plate',
  ]),
  batch(
    'balls',
    /(energy|protein|bliss|oat|date|nut|cocoa|coconut)[a-z ]*(balls?|bites?)|truffles?/,
    () => [one('energy-ball')],
    ['flat-plate', 'platter', 'baking-tray'],
  ),
  whole(
    'crumble',
    /crumble|cobbler|brown betty|fruit crisp|(apple|berry|peach|plum|cherry) crisp/,
    'crumble',
    ['baking-dish', 'tart-tin', 'skillet', 'casserole'],
    fruitTint('#7a3c5c'),
  ),
  {
    name: 'cheesecake or cake',
    when: (f) =>
      f.named(/cheesecake|\bcake\b|gateau|torte|sponge/) && !f.named(/fish|rice|potato|crab|salmon|tuna|oat/),
    vessels: ['flat-plate'],
    bases: ['round-cake'],
    layout: 'few',
    most: 2,
    tint: cover,
    without: /flour|sugar|butter|egg|milk|oil|cheese|cocoa|cream|carrot|pumpkin|zucchini|courgette|yog/,
  },
  {
    name: 'quiche',
    when: (f) => f.named(/quiche|(onion|leek|tomato|spinach|courgette|mushroom|vegetable) tart/),
    vessels: ['tart-tin'],
    bases: ['frittata'],
    layout: 'toss',
    without: /egg|milk|cream|pastry|flour|butter/,
  },
  {
    name: 'pot pie',
    when: (f) =>
      f.named(/\bpies?\b/) &&
      f.is('Main course') &&
      f.has(/pastry|flour/) &&
      !f.named(/shepherd|cottage|fisherman|fish pie/),
    vessels: ['baking-dish', 'tart-tin'],
    bases: ['pastry-lid'],
    layout: 'toss',
    pieces: () => [],
  },
  {
    ...whole('fruit pie', /\bpies?\b/, 'lattice-pie', ['tart-tin', 'baking-dish'], fruitTint('#7a3c5c'), 0),
    when: (f) => f.is('Dessert') && f.named(/\bpies?\b/),
  },
  {
    name: 'fruit tart',
    when: (f) => f.is('Dessert') && f.named(/\btarts?\b|galette|clafoutis|tatin/),
    vessels: ['tart-tin', 'round-board'],
    bases: ['filling'],
    layout: 'rosette',
    most: 2,
    tint: () => '#f0cd86',
    without: /flour|sugar|butter|egg|milk|cream|pastry|almond-flour/,
  },
];
