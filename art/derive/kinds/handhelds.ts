/** Food eaten with the fingers. */
import type { Layout } from '../../dish-spec.ts';
import type { DrawnName } from '../../piece/piece-index.ts';
import { type Kind, one } from '../kind.ts';

type Vessels = Kind['vessels'];
const boards: Vessels = ['round-board', 'platter', 'flat-plate', 'loaf-board', 'baking-tray'];
const plates: Vessels = ['flat-plate', 'platter', 'skillet', 'baking-tray', 'round-board'];

/** Several of one thing, side by side or spaced out. */
const several = (pattern: RegExp, piece: DrawnName, layout: Layout, vessels: Vessels): Kind => ({
  name: piece,
  when: (f) => f.named(pattern),
  vessels,
  bases: ['none'],
  layout,
  pieces: () => [one(piece)],
  garnish: (f) => f.garnish(1),
});

const fritters =
  /fritters?|fish ?cakes?|crab cakes?|patt(y|ies)|rostis?|r[oö]sti|latkes?|(potato|courgette|salmon|tuna|rice|oat|lentil|bean) (pan)?cakes?/;

export const handhelds: readonly Kind[] = [
  {
    ...several(
      /(cabbage|lettuce|vine[- ]leaf|grape[- ]leaf|chard) (rolls|parcels)|stuffed (cabbage|vine|grape)|dolmas?|dolmades|sarma/,
      'leaf-roll',
      'grid',
      ['baking-dish', 'casserole', 'platter'],
    ),
    bases: ['glaze'],
    tint: (f) => (f.part(/tomato/) > 0.1 ? '#cf5a34' : '#e3c07c'),
  },
  several(/tacos?/, 'taco', 'row', boards),
  several(/\bwraps?\b|burritos?|fajitas?|shawarma|gyros/, 'wrap-half', 'row', boards),
  several(/quesadillas?/, 'quesadilla', 'grid', boards),
  {
    ...several(/burgers?|sliders?/, 'burger', 'crown', ['round-board', 'flat-plate']),
    pieces: (f) => [one('burger', 3), one(f.has(/potato/) ? 'fries' : 'lettuce'), one('tomato-slice', 0.8)],
    garnish: () => [],
  },
  several(/sandwich|toastie|panini|grilled cheese/, 'sandwich-half', 'row', boards),
  several(/(summer|rice paper|fresh) rolls?/, 'summer-roll', 'row', boards),
  several(/(spring|egg|sausage) rolls?|taquitos?|b[oö]rek/, 'spring-roll', 'row', boards),
  several(/rice balls?|onigiri|musubi/, 'onigiri', 'grid', ['platter', 'flat-plate', 'round-board']),
  {
    ...several(/sushi|maki|nori rolls?/, 'maki', 'grid', ['platter', 'round-board', 'flat-plate']),
    pieces: (f) => [one(f.has(/salmon|tuna|shrimp|crab/) ? 'salmon-maki' : 'maki')],
  },
  several(/dumplings?|gyoza|pierogi|momos?|potstickers?/, 'dumpling', 'grid', plates),
  several(/croquettes?|fish fingers|nuggets|goujons/, 'croquette', 'grid', plates),
  several(/falafel/, 'falafel', 'grid', plates),
  several(fritters, 'fritter', 'grid', plates),
  {
    name: 'pizza',
    when: (f) => f.named(/pizza|flammkuchen|pide|manakish|topped flatbread/),
    vessels: ['round-board', 'baking-tray'],
    bases: ['flatbread'],
    layout: 'toss',
    tint: (f) => (f.has(/tomato/) ? '#cf4a2c' : '#f3e2bb'),
    without: /flour|yeast|passata|crushed|canned-tomato|sauce|dough/,
  },
  {
    name: 'toast',
    when: (f) => f.named(/toasts?\b|bruschetta|crostini|tartine|on rye/),
    vessels: ['round-board', 'flat-plate', 'loaf-board'],
    bases: ['toast'],
    layout: 'toss',
    tint: (f) =>
      f.color(
        '#f0d9a8',
        /avocado|ricotta|cream-cheese|hummus|peanut-butter|almond-butter|tahini|goat|butter$/,
      ),
    pieces: (f) => {
      const eggs = f.has(/^egg$/) && !f.named(/french/) ? [one('fried-egg', 300)] : [];
      const tops = f.shown('cut', 3, /bread|butter|oil|ricotta|cream-cheese|^egg$/);
      const dice = (piece: (typeof tops)[number]['piece']) => (piece === 'tomato' ? 'cube:#dd4a33' : piece);
      return [...tops.map(({ piece, weight }) => one(dice(piece), weight)), ...eggs];
    },
  },
];
