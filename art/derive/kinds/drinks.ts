import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

/** Round slices that float or sit on the rim; a juice stands for its fruit. */
const slices = (f: Facts) => {
  const own = f
    .shown('cut', 3)
    .filter(({ piece }) => pieceOf(piece).role === 'slice')
    .map(({ piece }) => one(piece));
  if (own.length > 0) return own;
  if (f.has(/^lemon/)) return [one('lemon')];
  return f.has(/^lime/) ? [one('lime')] : f.has(/^orange/) ? [one('orange')] : [];
};

const dusted = (f: Facts) =>
  [...f.garnish(2), 'cinnamon' as const, 'cocoa' as const, 'chamomile' as const].slice(0, 4);

const milky =
  /\bmilk\b|\bcream\b|latte|cocoa|hot chocolate|mocha|cappuccino|chai|flat white|macchiato|atole|champurrado|(oat|almond|soy|nut) drink/;
const warm = /\b(warm|hot|heat|simmer|steam|boil|steep|brew)/;
const cold =
  /iced|cold|cooler|frozen|chilled|spritz|soda|lemonade|agua fresca|cordial|punch|mocktail|shrub|fizz|water\b/;

export const drinks: readonly Kind[] = [
  {
    name: 'smoothie',
    when: (f) => f.is('Beverage') && f.named(/smoothie|shake|lassi|frapp|ayran|kefir with|batido/),
    vessels: ['tall-glass', 'mason-jar', 'tumbler'],
    alike: 2,
    bases: ['smoothie'],
    layout: 'float',
    most: 3,
    tint: (f) => f.color('#d98fa8'),
    without: /milk|cream|ice|water|yog/,
  },
  {
    name: 'iced coffee',
    when: (f) => f.is('Beverage') && f.has(/coffee|espresso/) && f.named(/iced|cold|frapp/),
    vessels: ['tall-glass', 'mason-jar'],
    alike: 2,
    bases: ['iced-coffee'],
    layout: 'float',
    tint: (f) => (f.has(/milk|cream/) ? '#a9764c' : '#5f3a24'),
    pieces: () => [],
    garnish: dusted,
  },
  {
    name: 'hot milk',
    when: (f) =>
      f.is('Beverage') && f.named(milky) && (warm.test(f.text) || f.has(/coffee|espresso/)) && !f.named(cold),
    vessels: ['cup', 'mug'],
    alike: 2,
    bases: ['latte'],
    layout: 'float',
    tint: (f) =>
      f.named(/matcha/)
        ? '#a9bf62'
        : f.has(/turmeric/)
          ? '#e6ac3c'
          : f.has(/chocolate|cocoa/)
            ? '#8f5e40'
            : mix(f.color('#c08a5a'), '#b9803f', f.has(/coffee|espresso|chocolate|cocoa/) ? 0.1 : 0.3),
    pieces: () => [],
    garnish: dusted,
  },
  {
    name: 'plant milk',
    when: (f) => f.is('Beverage') && f.named(/\bmilk\b|horchata|kefir|buttermilk/),
    vessels: ['tall-glass', 'mason-jar', 'tumbler'],
    alike: 2,
    bases: ['mash'],
    layout: 'float',
    tint: (f) => f.color('#f3e6cc'),
    pieces: () => [],
  },
  {
    name: 'broth in a cup',
    when: (f) => f.is('Beverage') && f.named(/broth|bouillon|stock/),
    vessels: ['soup-cup', 'mug'],
    bases: ['broth'],
    layout: 'float',
  },
  {
    name: 'coffee',
    when: (f) => f.is('Beverage') && f.has(/coffee|espresso/) && !f.named(cold),
    vessels: ['cup', 'mug'],
    alike: 2,
    bases: ['coffee'],
    layout: 'float',
    pieces: () => [],
  },
  {
    name: 'tea',
    when: (f) =>
      f.is('Beverage') &&
      (f.named(/\btea\b|infusion|tisane|toddy|mulled|cider|kombucha hot/) ||
        /\b(steep|simmer|boil|warm)/.test(f.text)) &&
      !f.named(cold),
    vessels: ['cup', 'mug'],
    alike: 2,
    bases: ['tea'],
    layout: 'float',
    tint: (f) =>
      f.has(/^mint$/) && !f.has(/black-tea/)
        ? '#c9c266'
        : mix(f.color('#d9a441'), '#cf8f34', f.has(/cranberry|pomegranate|wine|hibiscus/) ? 0 : 0.45),
    pieces: slices,
  },
  {
    name: 'cold drink',
    when: (f) => f.is('Beverage'),
    vessels: ['tall-glass', 'mason-jar', 'tumbler'],
    alike: 3,
    bases: ['juice'],
    layout: 'float',
    tint: (f) => f.color('#f2c46a'),
    pieces: (f) => {
      const own = f.shown('cut', 2).map(({ piece }) => one(piece));
      return own.length > 0 ? own : slices(f);
    },
  },
];
