import { mix } from '../../drawing/color.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const crumb = (f: Facts): string => {
  const flour = f.color('#d9a04e', /flour|oats|bread|cornmeal|cocoa|banana|pumpkin|carrot|molasses|beetroot/);
  return mix(flour, '#cf9240', f.has(/cocoa/) ? 0.15 : 0.6);
};

export const breads: readonly Kind[] = [
  {
    name: 'flatbreads',
    when: (f) =>
      f.is('Bread') && f.named(/flatbread|naan|tortilla|chapati|roti|pit+a\b|cr[eê]pe|injera|piadina/),
    vessels: ['round-board', 'flat-plate', 'loaf-board'],
    bases: ['flatbreads'],
    layout: 'heap',
    tint: (f) => mix(f.color('#dcae6a', /flour/), '#dcae6a', 0.55),
    pieces: () => [],
  },
  {
    name: 'focaccia',
    when: (f) => f.named(/focaccia/),
    vessels: ['baking-tray', 'round-board'],
    bases: ['focaccia'],
    layout: 'few',
    most: 2,
    without: /flour|oil|yeast/,
  },
  {
    name: 'rolls',
    when: (f) => f.is('Bread') && f.named(/\brolls?\b|\bbuns?\b|bagels?|english muffin/),
    vessels: ['baking-tray', 'wire-rack'],
    bases: ['none'],
    layout: 'grid',
    pieces: (f) => [one(f.named(/bagel/) ? 'bagel' : 'bun')],
  },
  {
    name: 'cornbread',
    when: (f) => f.named(/cornbread/),
    vessels: ['skillet', 'baking-tray', 'baking-dish'],
    bases: ['wedges'],
    layout: 'toss',
    most: 1,
    tint: () => '#ecbb4e',
    without: /cornmeal|flour|milk|butter/,
    pieces: () => [],
    garnish: () => ['butter'],
  },
  {
    name: 'crackers',
    when: (f) => f.named(/crackers?|crispbread|oatcakes?|breadsticks?/),
    vessels: ['wire-rack', 'baking-tray', 'round-board'],
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('cracker')],
  },
  {
    name: 'scones',
    when: (f) => f.named(/scones?|soda farls?/),
    vessels: ['wire-rack', 'baking-tray', 'flat-plate'],
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('scone')],
  },
  {
    name: 'round loaf',
    when: (f) => f.is('Bread') && f.named(/boule|sourdough|soda bread|country|rustic|no-knead/),
    vessels: ['round-board'],
    bases: ['boule'],
    layout: 'toss',
    tint: crumb,
    pieces: () => [],
    garnish: () => [],
  },
  {
    name: 'loaf',
    when: (f) =>
      (f.is('Bread') && !f.named(/muffin/)) ||
      f.named(/banana bread|pumpkin bread|loaf cake|tea loaf|gingerbread loaf/),
    vessels: ['loaf-board'],
    bases: ['loaf', 'boule'],
    layout: 'toss',
    most: 2,
    tint: crumb,
    without: /flour|milk|butter|oil|yeast|egg|sugar|honey|bread/,
    garnish: () => [],
  },
];
