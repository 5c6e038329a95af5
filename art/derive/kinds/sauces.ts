import { mix } from '../../drawing/color.ts';
import type { Facts } from '../facts.ts';
import type { Kind } from '../kind.ts';

/** Named for the sauce itself, not for what it comes with. */
const itself = (f: Facts, pattern: RegExp): boolean =>
  pattern.test(f.title.replace(/\b(with|and|in|on)\b.*/, ''));
const dips =
  /hummus|houmous|\bdip\b|guacamole|tzatziki|raita|baba ?gan|pâté|\bpate\b|rillettes|taramasalata|labneh/;
const relishes =
  /pesto|chutney|relish|salsa|\bjam\b|marmalade|compote|chermoula|chimichurri|gremolata|tapenade|kimchi|pickles?\b|sauerkraut|ketchup|harissa|\bcurd\b/;

export const sauces: readonly Kind[] = [
  {
    name: 'dip',
    when: (f) => itself(f, dips) && !f.is('Main course'),
    vessels: ['deep-plate', 'bowl', 'small-bowl', 'flat-plate'],
    bases: ['hummus', 'yoghurt'],
    layout: 'crescent',
    manner: 'raw',
    tint: (f) =>
      mix(
        f.color(
          '#e3c898',
          /chickpea|bean|tahini|avocado|beetroot|yog|aubergine|pea|cheese|fish|salmon|liver|spinach/,
        ),
        '#ecd5a6',
        f.named(/hummus/) && !f.has(/beetroot|spinach|avocado/) ? 0.6 : 0,
      ),
    garnish: (f) => ['oil-drops', ...f.garnish(2)],
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
    name: 'relish',
    when: (f) => itself(f, relishes) && !f.is('Main course') && !f.is('Salad'),
    vessels: ['jar', 'small-bowl'],
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
    bases: ['sauce'],
    layout: 'float',
    tint: (f) => f.color('#cf4a2c'),
    pieces: () => [],
  },
  {
    name: 'thick sauce',
    when: (f) =>
      f.is('Sauce') && f.named(/tahini|mayo|aioli|butter|yogh?urt|peanut|cashew|mustard|cream cheese/),
    vessels: ['small-bowl', 'jar', 'sauce-boat'],
    bases: ['hummus'],
    layout: 'float',
    tint: (f) => f.color('#e3cda0'),
    pieces: () => [],
  },
  {
    name: 'sauce',
    when: (f) => f.is('Sauce'),
    vessels: ['sauce-boat', 'small-bowl', 'jar'],
    bases: ['gravy'],
    layout: 'float',
    tint: (f) => f.color('#e3cda0'),
    pieces: () => [],
  },
];
