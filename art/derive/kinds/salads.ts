import type { BaseName } from '../../base/bases.ts';
import type { Facts } from '../facts.ts';
import type { Kind } from '../kind.ts';

const bowls = ['salad-bowl', 'platter', 'bowl', 'deep-plate', 'flat-plate'] as const;
const dressing = /oil$|vinegar|juice|mustard|honey|syrup|mayonnaise|yog|water/;

const leaves: readonly (readonly [RegExp, BaseName])[] = [
  [/^kale|collard/, 'kale'],
  [/^rocket|watercress/, 'rocket'],
  [/^spinach/, 'spinach'],
  [/lettuce|radicchio|endive|chicory/, 'greens'],
];
const leafy = (f: Facts): boolean =>
  f.part(/^(kale|rocket|watercress|spinach|.*lettuce|lambs-lettuce|radicchio|endive|chicory)$/) > 0.05;

const onLeaves = ([pattern, base]: readonly [RegExp, BaseName]): Kind => ({
  name: `salad on ${base}`,
  when: (f) => f.is('Salad') && leafy(f) && f.has(pattern),
  vessels: bowls,
  bases: [base],
  layout: 'toss',
  manner: 'raw',
  most: 5,
  without: new RegExp(`${pattern.source}|${dressing.source}`),
});

const grain = (name: string, base: BaseName, pattern: RegExp): Kind => ({
  name,
  when: (f) => f.is('Salad') && f.has(pattern) && f.part(pattern) > 0.08,
  vessels: bowls,
  bases: [base],
  layout: 'toss',
  most: 5,
  without: new RegExp(`${pattern.source}|${dressing.source}`),
});

export const salads: readonly Kind[] = [
  {
    name: 'slaw',
    when: (f) => f.named(/slaw|cabbage salad/),
    vessels: bowls,
    bases: ['slaw'],
    layout: 'toss',
    most: 4,
    without: new RegExp(`cabbage|${dressing.source}`),
  },
  {
    name: 'bowl in sectors',
    when: (f) => f.named(/\bbowl\b|buddha|poke|rainbow|nourish/) && (f.is('Main course') || f.is('Salad')),
    vessels: ['bowl', 'deep-plate'],
    bases: ['quinoa', 'rice', 'couscous', 'noodles', 'lentils', 'greens'],
    layout: 'sectors',
    manner: 'raw',
    most: 5,
    without: new RegExp(`quinoa|rice$|couscous|noodle|${dressing.source}`),
  },
  grain('quinoa salad', 'quinoa', /^(quinoa|millet|amaranth|buckwheat-groats)$/),
  grain('couscous salad', 'couscous', /^(couscous|bulgur|pearl-barley|spelt)$/),
  grain('rice salad', 'rice', /^(white|jasmine|brown|wild)-rice$/),
  grain('lentil salad', 'lentils', /^brown-lentils$/),
  ...leaves.map(onLeaves),
  {
    name: 'salad of pieces',
    when: (f) => f.is('Salad'),
    vessels: bowls,
    bases: ['pile', 'greens'],
    layout: 'pile',
    most: 6,
    tint: (f) => f.color('#c9b878'),
    without: dressing,
  },
];
