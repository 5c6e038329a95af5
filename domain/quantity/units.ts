import { type Rational, rational } from './rational.ts';

export type UnitKind = 'volume' | 'weight' | 'count';
export type System = 'us' | 'metric';

export interface Unit {
  /** How amounts are stored and shown: `cup`, `g`; '' for a bare count. */
  readonly id: string;
  readonly plural: string;
  readonly kind: UnitKind;
  /** null: both systems use it. */
  readonly system: System | null;
  /** Exact milliliters of a volume or grams of a weight; null for a count, whose weight depends on the food. */
  readonly size: Rational | null;
  readonly synonyms: readonly string[];
}

/** US gallon 231 cubic inches, one teaspoon is 1/768 of it; avoirdupois pound 453.59237 g (NIST Handbook 44, appendix C). */
const teaspoonMl = rational(492892159375n, 100000000000n);
const ounceG = rational(28349523125n, 1000000000n);
/** Imperial gallon 4.54609 l, its ounce 1/160 of it (Weights and Measures Act 1985; NIST SP 811, appendix B). */
const imperialOunceMl = rational(284130625n, 10000000n);

const times = (size: Rational, n: number, d = 1) => rational(size.num * BigInt(n), size.den * BigInt(d));

function volume(id: string, system: System | null, size: Rational, plural: string, synonyms: string[]): Unit {
  return { id, plural, kind: 'volume', system, size, synonyms };
}
function weight(id: string, system: System, size: Rational, plural: string, synonyms: string[]): Unit {
  return { id, plural, kind: 'weight', system, size, synonyms };
}
function count(id: string, plural: string, synonyms: string[] = []): Unit {
  return { id, plural, kind: 'count', system: null, size: null, synonyms };
}

const filledNames = (filled: 'heaped' | 'rounded', names: readonly string[]): string[] =>
  (filled === 'heaped' ? ['heaped', 'heaping'] : [filled]).flatMap((word) =>
    names.map((name) => `${word} ${name}`),
  );

/**
 * Units without a fixed size. We use the larger common sizes, as overestimating is the safe error: what a bottle gives
 * when it is tilted once (a splash, a drizzle: a tablespoon; a glug: two), a large glass of wine.
 */
const aboutSoMuch: readonly Unit[] = [
  volume('splash', null, times(teaspoonMl, 3), 'splashes', []),
  volume('drizzle', null, times(teaspoonMl, 3), 'drizzles', []),
  volume('glug', null, times(teaspoonMl, 6), 'glugs', []),
  volume('knob', null, times(teaspoonMl, 3), 'knobs', []),
  volume('dollop', null, times(teaspoonMl, 6), 'dollops', []),
  volume('glass', null, rational(250), 'glasses', []),
  // what a spoon holds above its rim: as much again, or half of it
  ...(['heaped', 'rounded'] as const).flatMap((filled) => [
    volume(`${filled} tsp`, null, times(teaspoonMl, filled === 'heaped' ? 4 : 3, 2), `${filled} tsp`, [
      ...filledNames(filled, ['tsp', 'teaspoon', 'teaspoons']),
    ]),
    volume(`${filled} tbsp`, null, times(teaspoonMl, filled === 'heaped' ? 12 : 9, 2), `${filled} tbsp`, [
      ...filledNames(filled, ['tbsp', 'tbs', 'tablespoon', 'tablespoons']),
    ]),
  ]),
  ...(['heaped', 'rounded'] as const).map((filled) =>
    volume(
      `${filled} dessertspoon`,
      null,
      rational(filled === 'heaped' ? 20 : 15),
      `${filled} dessertspoons`,
      [
        ...filledNames(filled, ['dessertspoons', 'dsp', 'dsps', 'dessert spoon', 'dessert spoons']),
        ...(filled === 'heaped' ? ['heaping dessertspoon'] : []),
      ],
    ),
  ),
  volume('heaped cup', null, times(teaspoonMl, 60), 'heaped cups', filledNames('heaped', ['cup', 'cups'])),
];
export const looseUnits: ReadonlySet<string> = new Set([...aboutSoMuch.map(({ id }) => id), 'handful']);

export const units: readonly Unit[] = [
  volume('tsp', null, teaspoonMl, 'tsp', ['teaspoon', 'teaspoons', 'tsps', 't', 'teasp', 'tspn']),
  volume('tbsp', null, times(teaspoonMl, 3), 'tbsp', [
    'tablespoon',
    'tablespoons',
    'tbsps',
    'tbs',
    'tbl',
    'tbls',
    'tb',
    'tblsp',
    'tablesp',
    'tbspn',
    'tblspn',
    'T',
  ]),
  volume('fl oz', 'us', times(teaspoonMl, 6), 'fl oz', ['fluid ounce', 'fluid ounces', 'floz', 'fluid oz']),
  volume('cup', 'us', times(teaspoonMl, 48), 'cups', ['c', 'C', 'us cup', 'us cups']),
  volume('pint', 'us', times(teaspoonMl, 96), 'pints', ['pt', 'pts']),
  volume('quart', 'us', times(teaspoonMl, 192), 'quarts', ['qt', 'qts']),
  volume('gallon', 'us', times(teaspoonMl, 768), 'gallons', ['gal', 'gals']),
  volume('pinch', null, times(teaspoonMl, 1, 16), 'pinches', []),
  volume('metric cup', null, rational(250), 'metric cups', []),
  volume('gill', null, times(imperialOunceMl, 5), 'gills', []),
  volume('dash', null, times(teaspoonMl, 1, 8), 'dashes', []),
  volume('smidgen', null, times(teaspoonMl, 1, 32), 'smidgens', ['smidge', 'smidges']),
  volume('jigger', 'us', times(teaspoonMl, 9), 'jiggers', []),
  volume('dessertspoon', null, rational(10), 'dessertspoons', [
    'dsp',
    'dsps',
    'dstspn',
    'dessert spoon',
    'dessert spoons',
  ]),
  volume('drop', null, rational(1, 20), 'drops', []),
  volume('imperial fl oz', null, imperialOunceMl, 'imperial fl oz', ['uk fl oz', 'imperial fluid ounce']),
  volume('Australian tbsp', null, rational(20), 'Australian tbsp', [
    'australian tbsp',
    'australian tablespoon',
    'australian tablespoons',
  ]),
  volume('imperial pint', null, times(imperialOunceMl, 20), 'imperial pints', ['uk pint', 'uk pints']),
  ...aboutSoMuch,
  volume('ml', 'metric', rational(1), 'ml', [
    'milliliter',
    'milliliters',
    'millilitre',
    'millilitres',
    'mls',
    'cc',
  ]),
  volume('cl', 'metric', rational(10), 'cl', ['centiliter', 'centiliters', 'centilitre', 'centilitres']),
  volume('dl', 'metric', rational(100), 'dl', ['deciliter', 'deciliters', 'decilitre', 'decilitres']),
  volume('l', 'metric', rational(1000), 'l', ['liter', 'liters', 'litre', 'litres', 'ltr', 'ltrs', 'lt']),
  weight('oz', 'us', ounceG, 'oz', ['ounce', 'ounces', 'ozs']),
  weight('lb', 'us', times(ounceG, 16), 'lb', ['pound', 'pounds', 'lbs']),
  weight('mg', 'metric', rational(1, 1000), 'mg', ['milligram', 'milligrams']),
  weight('g', 'metric', rational(1), 'g', [
    'gram',
    'grams',
    'gr',
    'grs',
    'grm',
    'grms',
    'gm',
    'gms',
    'gramme',
    'grammes',
  ]),
  weight('kg', 'metric', rational(1000), 'kg', ['kilogram', 'kilograms', 'kilo', 'kilos', 'kgs']),
  count('', '', ['whole', 'count', 'each']),
  count('piece', 'pieces', ['pc', 'pcs']),
  count('small', 'small', ['sm']),
  count('medium', 'medium', ['med', 'md']),
  count('large', 'large', ['lg', 'lge', 'lrg']),
  count('clove', 'cloves'),
  count('slice', 'slices'),
  count('bunch', 'bunches'),
  count('sprig', 'sprigs'),
  count('can', 'cans', ['tin', 'tins']),
  count('bottle', 'bottles'),
  count('tub', 'tubs', ['pot', 'pots', 'container', 'containers']),
  count('carton', 'cartons'),
  count('tube', 'tubes'),
  count('bag', 'bags'),
  count('box', 'boxes'),
  count('pouch', 'pouches'),
  count('sachet', 'sachets', ['envelope', 'envelopes', 'env', 'envs']),
  count('jar', 'jars'),
  count('package', 'packages', ['pack', 'packs', 'packet', 'packets', 'pkg', 'pkgs', 'pkt', 'pkts']),
  count('head', 'heads', ['bulb', 'bulbs']),
  count('stalk', 'stalks', ['rib', 'ribs']),
  count('stick', 'sticks'),
  count('leaf', 'leaves'),
  count('ear', 'ears'),
  count('fillet', 'fillets', ['filet', 'filets']),
  count('breast', 'breasts'),
  count('thigh', 'thighs'),
  count('loaf', 'loaves'),
  count('sheet', 'sheets'),
  count('strip', 'strips'),
  count('wedge', 'wedges'),
  count('cube', 'cubes'),
  count('handful', 'handfuls'),
  count('scoop', 'scoops'),
  count('rasher', 'rashers'),
  count('block', 'blocks'),
  count('ball', 'balls'),
  count('bar', 'bars'),
  count('square', 'squares'),
  count('punnet', 'punnets', ['basket', 'baskets', 'clamshell', 'clamshells']),
  count('floret', 'florets'),
  count('spear', 'spears'),
  count('pod', 'pods'),
  count('inch', 'inches'),
  count('thumb', 'thumbs'),
  count('round', 'rounds'),
  count('link', 'links'),
  count('pat', 'pats'),
  count('shot', 'shots'),
  count('segment', 'segments'),
  count('joint', 'joints'),
  count('rack', 'racks'),
  count('log', 'logs'),
  count('nest', 'nests'),
  count('sleeve', 'sleeves'),
  count('steak', 'steaks'),
  count('stem', 'stems'),
];

const byName = new Map<string, Unit>();
for (const unit of units) for (const name of [unit.id, unit.plural, ...unit.synonyms]) byName.set(name, unit);

/**
 * The unit that a cook's word means (`Tablespoons`, `tbsp.`, `g`), or null for any other word. Case is ignored except
 * where it matters: `T` is a tablespoon, `t` a teaspoon.
 */
export function findUnit(word: string): Unit | null {
  const bare = word.trim().replace(/\.$/, '');
  return byName.get(bare) ?? byName.get(bare.toLowerCase().replace(/\.?\s+/g, ' ')) ?? null;
}
