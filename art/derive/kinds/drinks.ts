import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const slices = (f: Facts) =>
  f
    .shown('cut', 3)
    .filter(({ piece }) => pieceOf(piece).role === 'slice')
    .map(({ piece }) => one(piece));

const dusted = (f: Facts) =>
  [...f.garnish(2), 'cinnamon' as const, 'cocoa' as const, 'chamomile' as const].slice(0, 4);

const milky = /\bmilk\b|\bcream\b|latte|cocoa|hot chocolate|mocha|cappuccino|chai|coffee/;
const warm = /\b(warm|hot|heat|simmer|steam|boil|steep)/;

export const drinks: readonly Kind[] = [
  {
    name: 'smoothie',
    when: (f) => f.is('Beverage') && f.named(/smoothie|shake|lassi|frapp/),
    vessels: ['tall-glass'],
    bases: ['smoothie'],
    layout: 'float',
    most: 3,
    tint: (f) => f.color('#d98fa8'),
  },
  {
    name: 'hot milk',
    when: (f) => f.is('Beverage') && f.named(milky) && warm.test(f.text),
    vessels: ['cup'],
    bases: ['latte'],
    layout: 'float',
    tint: (f) =>
      f.has(/turmeric/)
        ? '#e6ac3c'
        : f.has(/chocolate|cocoa/)
          ? '#8f5e40'
          : mix(f.color('#c08a5a'), '#b9803f', f.has(/coffee|espresso|chocolate|cocoa/) ? 0.1 : 0.3),
    pieces: () => [],
    garnish: dusted,
  },
  {
    name: 'plant milk',
    when: (f) => f.is('Beverage') && f.named(/\bmilk\b|horchata|kefir/),
    vessels: ['tall-glass'],
    bases: ['mash'],
    layout: 'float',
    tint: (f) => f.color('#f3e6cc'),
    pieces: () => [],
  },
  {
    name: 'broth in a cup',
    when: (f) => f.is('Beverage') && f.named(/broth|bouillon|stock/),
    vessels: ['soup-cup'],
    bases: ['broth'],
    layout: 'float',
  },
  {
    name: 'tea',
    when: (f) =>
      f.is('Beverage') &&
      (f.named(/\btea\b|infusion|tisane|toddy|mulled|punch/) || /\b(steep|simmer|boil)/.test(f.text)) &&
      !f.named(/iced|cold|cooler/),
    vessels: ['cup'],
    bases: ['tea'],
    layout: 'float',
    tint: (f) => mix(f.color('#d9a441'), '#cf8f34', 0.45),
    pieces: slices,
  },
  {
    name: 'cold drink',
    when: (f) => f.is('Beverage'),
    vessels: ['tall-glass'],
    bases: ['juice'],
    layout: 'float',
    tint: (f) => f.color('#f2c46a'),
    pieces: (f) => f.shown('cut', 2).map(({ piece }) => one(piece)),
  },
];
