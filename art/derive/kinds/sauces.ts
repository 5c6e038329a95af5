import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';
import { dippers } from './snacks.ts';

/** Named for the sauce itself, not for what it comes with. */
const itself = (f: Facts, pattern: RegExp): boolean =>
  pattern.test(f.title.replace(/\b(with|and|in|on)\b.*/, ''));
const dips =
  /hummus|houmous|\bdip\b|guacamole|tzatziki|raita|baba ?gan|pâté|\bpate\b|rillettes|taramasalata|labneh|muhammara|cacik|mutabal|spread\b|whipped feta/;
const relishes =
  /pesto|chutney|relish|salsa|\bjam\b|marmalade|compote|chermoula|chimichurri|gremolata|tapenade|kimchi|pickles?\b|pickled|sauerkraut|ketchup|harissa|\bcurd\b|preserves?\b|zhoug|sambal|romesco|applesauce|apple sauce|cranberry sauce/;
const pigments =
  /chickpea|bean|tahini|avocado|beet|yog|eggplant|pea|cheese|fish|salmon|liver|spinach|pepper$|peppers$|walnut|lentil|carrot|sour-cream/;

export const sauces: readonly Kind[] = [
  {
    name: 'dip with dippers',
    when: (f) => itself(f, dips) && !f.is('Main course') && !f.is('Salad') && dippers(f).length > 0,
    vessels: ['platter', 'round-board', 'flat-plate', 'slate'],
    alike: 4,
    bases: ['dip-bowl'],
    layout: 'around',
    manner: 'raw',
    tint: (f) => f.color('#e3c898', pigments),
    pieces: (f) => dippers(f).map(({ piece, weight }) => one(piece, weight)),
    garnish: (f) => f.garnish(2),
  },
  {
    name: 'hummus with a topping',
    when: (f) => f.is('Main course') && f.named(/^(hummus|labneh|whipped feta|baba ?gan)/),
    vessels: ['deep-plate', 'bowl', 'flat-plate', 'platter'],
    alike: 2,
    bases: ['hummus'],
    layout: 'heap',
    most: 3,
    tint: (f) => (f.named(/hummus/) ? '#e6cfa0' : '#f7efdf'),
    without: /chickpea|tahini|yog|oil|juice|feta/,
    garnish: (f) => ['oil-drops', ...f.garnish(2)],
  },
  {
    name: 'dip',
    when: (f) => itself(f, dips) && !f.is('Main course'),
    vessels: ['deep-plate', 'bowl', 'small-bowl', 'flat-plate'],
    bases: ['hummus', 'yogurt'],
    layout: 'crescent',
    manner: 'raw',
    tint: (f) =>
      mix(
        f.color('#e3c898', pigments),
        '#ecd5a6',
        f.named(/hummus/) && !f.has(/beet|spinach|avocado/) ? 0.6 : 0,
      ),
    garnish: (f) => ['oil-drops', ...f.garnish(2)],
  },
  {
    name: 'seasoning',
    when: (f) =>
      (f.is('Sauce') &&
        f.named(
          /seasoning|spice (mix|blend)|\brub\b|dukkah|za'?atar|masala powder|curry powder|gomasio|everything bagel/,
        )) ||
      (f.is('Sauce') &&
        f.part(/powder|paprika|cumin|cinnamon|pepper$|salt|dried|seed$|turmeric|seasoning/) > 0.8),
    vessels: ['small-bowl', 'glass-bowl', 'jar'],
    alike: 2,
    bases: ['spice'],
    layout: 'few',
    tint: (f) => f.color('#a8502c'),
    pieces: () => [],
    garnish: () => [],
  },
  {
    name: 'stock',
    when: (f) =>
      f.named(/\b(stock|broth|bouillon|dashi)\b/) &&
      (f.is('Sauce') || /strain/.test(f.text)) &&
      !f.named(/\b(with|and|in)\b/),
    vessels: ['jar', 'soup-cup', 'casserole'],
    bases: ['broth'],
    layout: 'float',
    tint: (f) => (f.has(/beef|mushroom/) ? '#a56a38' : '#dba64e'),
    pieces: () => [],
  },
  {
    name: 'oil or dressing',
    when: (f) => f.is('Sauce') && f.named(/\boil\b|vinaigrette|dressing/) && f.part(/oil$/) > 0.35,
    vessels: ['bottle'],
    bases: ['oil'],
    layout: 'float',
    tint: (f) => f.color('#b9a83c'),
    pieces: () => [],
    garnish: (f) => f.garnish(1).concat(f.has(/rosemary/) ? ['rosemary'] : f.has(/thyme/) ? ['thyme'] : []),
  },
  {
    name: 'nut butter',
    when: (f) =>
      /(almond|peanut|cashew|hazelnut|nut|seed|pecan|walnut|sunflower) (butter|spread)$/.test(
        f.title.replace(/ (with|and|in|on)\b.*/, ''),
      ),
    vessels: ['jar', 'small-bowl'],
    bases: ['nut-butter'],
    layout: 'float',
    tint: (f) => f.color('#b98552', /almond|peanut|cashew|hazelnut|pecan|walnut|seed|cocoa/),
    pieces: () => [],
  },
  {
    name: 'relish',
    when: (f) => itself(f, relishes) && !f.is('Main course') && !f.is('Salad'),
    vessels: ['jar', 'small-bowl', 'glass-bowl'],
    alike: 1,
    bases: ['relish'],
    layout: 'float',
    most: 2,
    tint: (f) => f.color('#b93c2c'),
  },
  {
    name: 'gravy',
    when: (f) => f.is('Sauce') && f.named(/gravy|\bjus\b/),
    vessels: ['sauce-boat', 'small-bowl'],
    bases: ['gravy'],
    layout: 'float',
    most: 2,
    tint: (f) => mix(f.color('#9a6236'), '#8a5228', 0.5),
  },
  {
    name: 'tomato sauce',
    when: (f) => f.is('Sauce') && f.part(/tomato/) > 0.4,
    vessels: ['sauce-boat', 'casserole', 'small-bowl', 'jar', 'skillet'],
    alike: 2,
    bases: ['sauce'],
    layout: 'float',
    tint: (f) => f.color('#cf4a2c'),
    pieces: () => [],
  },
  {
    name: 'thick sauce',
    when: (f) =>
      f.is('Sauce') &&
      f.named(
        /tahini|mayo|aioli|butter|yogh?urt|peanut|cashew|mustard|cream cheese|ranch|toum|remoulade|tartar/,
      ),
    vessels: ['small-bowl', 'glass-bowl', 'jar', 'sauce-boat'],
    alike: 2,
    bases: ['hummus'],
    layout: 'float',
    tint: (f) => f.color('#e3cda0'),
    pieces: (f) =>
      f
        .shown('cut', 3)
        .filter(({ piece }) => pieceOf(piece).role === 'bit')
        .slice(0, 1)
        .map(({ piece }) => one(piece)),
  },
  {
    name: 'sauce',
    when: (f) => f.is('Sauce'),
    vessels: ['sauce-boat', 'small-bowl', 'glass-bowl', 'jar'],
    alike: 3,
    bases: ['gravy'],
    layout: 'float',
    tint: (f) => f.color('#e3cda0'),
    pieces: () => [],
  },
];
