import { mix } from '../../drawing/color.ts';
import type { DrawnName } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const crumb = (f: Facts): string => {
  const flour = f.color(
    '#d9a04e',
    /flour|oats|bread|cornmeal|cocoa|banana|pumpkin|carrot|molasses|beet|zucchini/,
  );
  return mix(flour, '#cf9240', f.has(/cocoa/) ? 0.15 : 0.6);
};

const shaped = (
  name: string,
  pattern: RegExp,
  piece: DrawnName,
  layout: Kind['layout'],
  vessels: Kind['vessels'],
): Kind => ({
  name,
  when: (f) => f.named(pattern) && (f.is('Bread') || f.is('Breakfast') || f.is('Snack') || f.is('Side dish')),
  vessels,
  alike: 3,
  bases: ['none'],
  layout,
  pieces: () => [one(piece)],
});

export const breads: readonly Kind[] = [
  shaped('pretzels', /pretzels?\b(?! (crust|crumbs))/, 'pretzel', 'grid', [
    'baking-tray',
    'round-board',
    'wire-rack',
  ]),
  shaped('baguettes', /baguettes?$|french bread|ficelle|b[aâ]tard|ciabatta/, 'baguette', 'row', [
    'baking-tray',
    'loaf-board',
    'basket',
  ]),
  shaped(
    'biscuits of the South',
    /(buttermilk|drop|southern|flaky|cheddar|sweet potato) biscuits?/,
    'country-biscuit',
    'grid',
    ['baking-tray', 'flat-plate', 'basket'],
  ),
  shaped('garlic bread', /garlic bread|texas toast/, 'bread-slice', 'grid', [
    'baking-tray',
    'round-board',
    'slate',
  ]),
  {
    name: 'flatbreads',
    when: (f) =>
      f.is('Bread') &&
      f.named(
        /flatbread|naan|tortilla|chapati|roti|pit+a\b|cr[eê]pe|injera|piadina|lavash|lefse|paratha|bannock/,
      ),
    vessels: ['round-board', 'flat-plate', 'basket', 'slate'],
    alike: 4,
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
    when: (f) => f.is('Bread') && f.named(/\brolls?\b|\bbuns?\b|bagels?|english muffin|brioche/),
    vessels: ['baking-tray', 'basket', 'wire-rack'],
    alike: 2,
    bases: ['none'],
    layout: 'grid',
    pieces: (f) => [one(f.named(/bagel/) ? 'bagel' : 'bun')],
  },
  {
    name: 'braided loaf',
    when: (f) => f.named(/challah|braided (loaf|bread)|tsoureki|zopf|babka/),
    vessels: ['loaf-board', 'round-board', 'baking-tray'],
    bases: ['braid'],
    layout: 'few',
    tint: (f) => mix(crumb(f), '#c98336', 0.5),
    pieces: () => [],
  },
  {
    name: 'cornbread',
    when: (f) => f.named(/cornbread|corn bread|johnnycake/),
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
    when: (f) =>
      f.named(/crackers?$|crackers?\b(?! with)|crispbread|oatcakes?|breadsticks?/) &&
      !f.named(/with .*crackers|hummus|dip/),
    vessels: ['wire-rack', 'baking-tray', 'round-board', 'slate'],
    alike: 3,
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('cracker')],
  },
  {
    name: 'scones',
    when: (f) => f.named(/scones?|soda farls?/),
    vessels: ['wire-rack', 'baking-tray', 'flat-plate'],
    alike: 3,
    bases: ['none'],
    layout: 'grid',
    pieces: () => [one('scone')],
  },
  {
    name: 'round loaf',
    when: (f) => f.is('Bread') && f.named(/boule|sourdough|soda bread|country|rustic|no-knead|damper|limpa/),
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
      f.named(
        /(banana|pumpkin|zucchini|courgette|date|apple|nut) (walnut |nut )?bread|(lemon|lime|orange) loaf|loaf cake|tea loaf|gingerbread loaf|pound cake|quick bread/,
      ),
    vessels: ['loaf-board', 'slate'],
    bases: ['loaf', 'boule'],
    layout: 'toss',
    most: 2,
    tint: crumb,
    without: /flour|milk|butter|oil|yeast|egg|sugar|honey|bread|zest/,
    garnish: () => [],
  },
];
