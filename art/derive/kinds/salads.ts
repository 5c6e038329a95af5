import type { BaseName } from '../../base/bases.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const bowls = ['salad-bowl', 'platter', 'bowl', 'deep-plate', 'flat-plate'] as const;
const dressing = /oil$|vinegar|juice|mustard|honey|syrup|mayonnaise|yog|(^|-)water$/;

const leaves: readonly (readonly [RegExp, BaseName])[] = [
  [/^kale|collard/, 'kale'],
  [/^arugula|watercress/, 'arugula'],
  [/^spinach/, 'spinach'],
  [/lettuce|radicchio|endive/, 'greens'],
];
const leafy = (f: Facts): boolean =>
  f.part(/^(kale|arugula|watercress|spinach|.*lettuce|mache|radicchio|.*endive)$/) > 0.05;

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
  {
    name: 'salad bound with mayonnaise',
    when: (f) => f.named(/\begg salad/) && f.part(/^(hard-boiled-)?egg$/) > 0.4,
    vessels: ['bowl', 'deep-plate', 'flat-plate'],
    bases: ['mound'],
    layout: 'heap',
    most: 4,
    tint: () => '#f3dd92',
    pieces: (f) => [
      one('dice:#fffaf0', 5),
      one('dice:#f5cf5c', 3),
      ...f.shown('cut', 2, /egg|mayo|mustard/).map(({ piece }) => one(piece, 1)),
    ],
  },
  grain('quinoa salad', 'quinoa', /^(quinoa|millet|amaranth|buckwheat-groats)$/),
  grain('couscous salad', 'couscous', /^(couscous|bulgur|pearl-barley|spelt)$/),
  grain('rice salad', 'rice', /^(white|jasmine|brown|wild)-rice$/),
  grain('lentil salad', 'lentils', /^brown-lentils$/),
  {
    name: 'wedge salad',
    when: (f) =>
      f.has(/lettuce|cabbage/) && f.named(/wedge salad|(iceberg|lettuce|romaine|little gem|cabbage) wedges/),
    vessels: ['platter', 'flat-plate', 'slate'],
    alike: 2,
    bases: ['none'],
    layout: 'grid',
    manner: 'raw',
    pieces: (f) => [
      one(f.has(/lettuce/) ? 'lettuce-wedge' : 'cabbage-wedge', 4),
      ...f
        .shown('raw', 3, new RegExp(`lettuce|cabbage|${dressing.source}`))
        .map(({ piece }) => one(piece, 1)),
    ],
  },
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
