import { mix } from '../../drawing/color.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const blended = /\b(blend|pur[eé]e|liquidi[sz]e|whizz|process until smooth|until smooth|silky)/;
const liquid = /^(water|.*stock.*|.*milk|.*juice|.*wine|.*vinegar)$/;
const tomato = (f: Facts): boolean => f.part(/tomato/) > 0.15;
const bowls = ['bowl', 'soup-cup', 'deep-plate', 'casserole'] as const;

export const soups: readonly Kind[] = [
  {
    name: 'onion soup under toast',
    when: (f) => f.is('Soup') && f.named(/onion soup/) && f.has(/bread|baguette/),
    vessels: ['soup-cup', 'bowl', 'casserole'],
    bases: ['broth'],
    layout: 'float',
    tint: () => '#8f5626',
    pieces: (f) => [
      one('onion', 2),
      ...(f.has(/gruyere|emmental|cheddar|cheese|comte/)
        ? [one('cheese-toast', 6)]
        : [one('bread-slice', 3)]),
    ],
  },
  {
    name: 'dumpling soup',
    when: (f) =>
      f.is('Soup') && f.named(/wonton|dumpling|matzo ball|meatball|tortellini|kreplach|klopse|albondigas/),
    vessels: bowls,
    bases: ['broth', 'curry'],
    layout: 'float',
    most: 4,
    tint: (f) => (tomato(f) ? '#cf6a34' : '#e0b25a'),
    pieces: (f) => [
      one(
        f.named(/matzo|kreplach/)
          ? 'bread-dumpling'
          : f.named(/meatball|albondigas|klopse/)
            ? 'meatball'
            : f.named(/tortellini/)
              ? 'ravioli'
              : 'dumpling',
        5,
      ),
      ...f
        .shown('cut', 3, /wrapper|flour|^egg|ground|stock|matzo|crumb|noodle|pork|tortellini|cracker|rice$/)
        .map(({ piece }) => one(piece, 1.2)),
    ],
  },
  {
    name: 'egg drop soup',
    when: (f) => f.named(/egg[- ]drop|stracciatella|egg ribbons?/),
    vessels: bowls,
    bases: ['broth'],
    layout: 'float',
    tint: () => '#e6b752',
    pieces: (f) => [
      one('egg-ribbon', 4),
      ...f.shown('cut', 3, /^egg|stock|noodle|water|flour/).map(({ piece }) => one(piece, 0.8)),
    ],
  },
  {
    name: 'noodle soup',
    when: (f) =>
      (f.is('Soup') || f.named(/soup|broth/)) &&
      f.has(/noodles|^pasta$|spaghetti/) &&
      f.named(/noodle|ramen|pho\b|laksa|udon|soba|soup|broth/),
    vessels: bowls,
    bases: ['noodle-broth'],
    layout: 'float',
    tint: (f) => mix(f.color('#dfae5a', /stock|miso|soy|coconut|curry|tomato|turmeric/), '#dfae5a', 0.4),
    without: /noodle|pasta|stock|milk/,
  },
  {
    name: 'blended soup',
    when: (f) => f.is('Soup') && blended.test(f.text) && !f.named(/chunky|minestrone|noodle/),
    vessels: bowls,
    bases: ['soup'],
    layout: 'float',
    most: 3,
    tint: (f) => f.color('#e8963a'),
    pieces: (f) =>
      f.hint.show.length > 0
        ? f.shown('cut', 3).map(({ piece, weight }) => one(piece, weight > 200 ? 2 : 1.2))
        : f
            .shown('cut', 12)
            .filter(({ piece }) => /swirl|dollop|seed|crouton|nut|cashew|almond/.test(piece))
            .slice(0, 2)
            .map(({ piece }) => one(piece)),
  },
  {
    name: 'pulse soup',
    when: (f) =>
      (f.is('Soup') && f.part(/lentil|split-pea|mung/) > 0.08) || f.named(/\bd[ah]+a?l\b|dahl|\bdaal\b/),
    vessels: bowls,
    bases: ['pulse-soup'],
    layout: 'float',
    most: 3,
    tint: (f) => mix(f.color('#d98a3c'), f.has(/turmeric|curry/) ? '#dd9a2c' : '#c9702c', 0.4),
    without: liquid,
    garnish: (f) => [
      'drops:#d9791f',
      ...f.garnish(2),
      ...(f.has(/cumin|mustard/) ? (['dust:#7d4a22'] as const) : []),
    ],
  },
  {
    name: 'creamy soup with pieces',
    when: (f) =>
      f.is('Soup') && (f.named(/chowder|bisque|creamy|cream of|coconut/) || f.part(/cream$|milk$/) > 0.15),
    vessels: bowls,
    bases: ['chowder'],
    layout: 'float',
    most: 5,
    tint: (f) => mix(f.color('#f4e7cd'), '#f6ead0', 0.5),
    without: liquid,
  },
  {
    name: 'soup with pieces',
    when: (f) => f.is('Soup') && (tomato(f) || f.named(/minestrone|goulash|chilli|gumbo|bean/)),
    vessels: bowls,
    bases: ['curry', 'broth'],
    layout: 'float',
    most: 5,
    tint: (f) => mix(f.color('#cf5a34'), '#cf6a34', 0.3),
    without: liquid,
  },
  {
    name: 'clear soup',
    when: (f) => f.is('Soup'),
    vessels: bowls,
    bases: ['broth'],
    layout: 'float',
    most: 5,
    tint: (f) => (f.has(/^beet$|-beets$/) ? '#a8325a' : f.has(/miso/) ? '#c98f4e' : '#dfae5a'),
    without: liquid,
  },
];
