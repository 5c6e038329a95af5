/** Food eaten with the fingers. */
import type { Layout } from '../../dish-spec.ts';
import type { PieceName } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

type Vessels = Kind['vessels'];
const boards: Vessels = ['round-board', 'platter', 'flat-plate', 'slate', 'loaf-board', 'baking-tray'];
const plates: Vessels = ['flat-plate', 'platter', 'round-board', 'slate', 'skillet', 'baking-tray'];
const dough =
  /bread|tortilla|bun$|bagel|muffin|pita|naan|flour|oil|butter$|rice$|masa|wrapper|cornstarch|teff|yeast/;

/** Several of one thing, side by side or spaced out. */
const several = (
  name: string,
  pattern: RegExp,
  piece: PieceName | ((f: Facts) => PieceName),
  layout: Layout,
  vessels: Vessels,
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels,
  alike: 4,
  bases: ['none'],
  layout,
  pieces: (f) => [one(typeof piece === 'string' ? piece : piece(f))],
  garnish: (f) => f.garnish(1),
});

const fritters =
  /fritters?|boxty|fish ?cakes?|crab cakes?|patt(y|ies)|\br[oö]stis?\b|latkes?|hash browns?|pakoras?|(potato|zucchini|courgette|salmon|tuna|rice|oat|lentil|bean|corn|chickpea) (pan)?cakes?|(squeak|cauliflower|cabbage|cod|chicken|turkey) cakes|(celeriac|tofu|tempeh|eggplant) (schnitzels?|katsu)/;
const inside = /flour|egg$|^egg|oil|butter$|milk|crumb|starch|oats|salt|rice$|potato$|cheese/;
/** Color of the crust, without `#`: meat browns more than vegetables. */
const crustOf = (f: Facts): string =>
  f.has(/^(lean-)?ground-(beef|lamb|pork)|venison|bison|veal/)
    ? '8f5230'
    : f.has(/ground-(chicken|turkey)|chicken|turkey/)
      ? 'c98f52'
      : f.has(/beet/)
        ? '9a4658'
        : f.has(/lentil|black-bean|mung|kidney/)
          ? 'a8703c'
          : 'd9983f';
/** What the title names after `with`. */
const servedWith = (f: Facts) => {
  const [, after = ''] = f.title.split(/ with | and crisp | on | in /);
  return f
    .shown('raw', 8)
    .filter(({ id }) => after.includes((id.split('-').at(-1) ?? id).replace(/s$/, '')))
    .slice(0, 1)
    .map(({ piece }) => one(piece, 2));
};
const melts = /grilled cheese|toastie|\bmelts?\b|panini|croque\b/;
const fish = /salmon|tuna|shrimp|crab/;

export const handhelds: readonly Kind[] = [
  {
    ...several(
      'leaf rolls',
      /(cabbage|lettuce|vine[- ]leaf|grape[- ]leaf|chard) (rolls|parcels)|stuffed (cabbage|vine|grape)|dolmas?|dolmades|sarma/,
      'leaf-roll',
      'grid',
      ['baking-dish', 'casserole', 'platter'],
    ),
    alike: 1,
    bases: ['glaze'],
    tint: (f) => (f.part(/tomato/) > 0.1 ? '#cf5a34' : '#e3c07c'),
  },
  several('tostadas', /tostadas?/, (f) => `tostada:${f.fills(5, dough)}`, 'grid', boards),
  {
    ...several(
      'nachos',
      /(?<!(?:apple|banana|pear|fruit|potato|cucumber|pepper|zucchini|carrot|eggplant|plantain) )nachos|(corn|tortilla) chips with/,
      'tortilla-chip',
      'toss',
      ['baking-tray', 'platter', 'skillet'],
    ),
    alike: 3,
    bases: ['chips'],
    most: 5,
    pieces: (f) =>
      f
        .shown('cut', 5, /chip|tortilla|cheese|oil/)
        .map(({ piece, weight }) => one(piece, Math.min(weight, 120))),
  },
  several('tacos', /tacos?\b/, (f) => `taco:${f.fills(4, dough)}`, 'row', boards),
  several(
    'burritos and wraps',
    /\bwraps?\b|burritos?|fajitas?|shawarma|chimichangas?/,
    (f) => `wrap:${f.fills(4, dough)}`,
    'row',
    boards,
  ),
  several(
    'pitas',
    /\bpitas?\b|pita pockets?|gyros?|souvlaki|doner|d[oö]ner/,
    (f) => `pita:${f.fills(4, dough)}`,
    'row',
    boards,
  ),
  several('quesadillas', /quesadillas?/, 'quesadilla', 'grid', boards),
  {
    ...several('burgers', /burgers?|sliders?/, (f) => `burger:${f.fills(4, dough)}`, 'crown', [
      'round-board',
      'flat-plate',
      'slate',
    ]),
    alike: 3,
    pieces: (f) => [
      one(`burger:${f.fills(4, dough)}`, 3),
      ...(f.has(/potato|fries/) ? [one('fries', 1.6)] : []),
      ...f
        .shown('raw', 3, /bun|bread|beef|pork|chicken|turkey|bean|lentil|cheese|potato|oat|egg|crumbs|onion/)
        .map(({ piece }) => one(piece, 0.7)),
    ],
    garnish: () => [],
  },
  {
    ...several('hot dogs', /hot ?dogs?|bratwurst (in|on)|sausage rolls in/, 'bun', 'row', boards),
    pieces: (f) => [one(`hotdog:#b5563a${f.has(/mustard/) ? '#f5c93c' : f.has(/ketchup/) ? '#c9301f' : ''}`)],
  },
  several(
    'subs',
    /banh mi|b[aá]nh|\bsubs?\b|hoagie|po'? ?boys?|torta\b|baguette (sandwich|with)|bocadillo|cubano|cheesesteaks?/,
    (f) => `sub:${f.fills(5, dough)}`,
    'row',
    boards,
  ),
  {
    ...several('eggs Benedict', /benedict|florentine eggs|eggs florentine/, 'bun', 'grid', plates),
    pieces: (f) => {
      const [under = '#efcf98'] =
        f.fills(1, /egg|muffin|bread|butter|lemon|flour|cream|vinegar/).match(/#.{6}/) ?? [];
      return [one(`benedict:#${under.slice(1)}`)];
    },
  },
  {
    ...several(
      'breakfast sandwiches',
      /(breakfast|egg|bacon|sausage)[a-z ]*(sandwich(es)?|muffins? with|biscuits?)|egg mcm/,
      (f) => `bun:${f.fills(4, dough)}`,
      'grid',
      plates,
    ),
    when: (f) =>
      f.named(/(breakfast|egg|bacon|sausage)[a-z ]*sandwich/) && f.has(/muffin|bun|bagel|biscuit|brioche/),
  },
  several('melts', melts, (f) => `sandwich:${f.fills(4, dough)}`, 'row', boards),
  several(
    'sandwiches',
    /sandwich(es)?|\bclub\b|\bblts?\b/,
    (f) => `sandwich:${f.fills(4, dough)}`,
    'row',
    boards,
  ),
  several(
    'summer rolls',
    /(summer|rice paper|fresh|salad) rolls?/,
    (f) => `roll:${f.fills(4, dough)}`,
    'row',
    boards,
  ),
  several(
    'spring rolls',
    /(spring|egg|sausage) rolls?|taquitos?|b[oö]rek|lumpia|flautas?/,
    'spring-roll',
    'row',
    boards,
  ),
  several('rice balls', /rice balls?|onigiri|musubi/, 'onigiri', 'grid', [
    'platter',
    'flat-plate',
    'round-board',
    'slate',
  ]),
  several('nigiri', /nigiri/, 'nigiri', 'grid', ['slate', 'round-board', 'platter', 'flat-plate']),
  several(
    'maki',
    /sushi (rolls?|sandwich)|maki|nori rolls?|california rolls?|kimbap|gimbap/,
    (f) => {
      const [first, ...more] =
        f.fills(3, /rice|nori|vinegar|sugar|sesame|soy|mayo|salt/).match(/#.{6}/g) ?? [];
      return `maki:#${[first ?? '#8fb44a', ...(more.length > 0 ? more : [first ?? '#8fb44a'])].join('').slice(1)}`;
    },
    'grid',
    ['slate', 'platter', 'round-board', 'flat-plate'],
  ),
  several(
    'sushi',
    /sushi/,
    (f) => (f.has(fish) ? 'nigiri' : `maki:${f.fills(2, /rice|nori|vinegar/)}`),
    'grid',
    ['slate', 'platter', 'round-board'],
  ),
  several(
    'dumplings',
    /dumplings?|gyoza|pierogi|momos?\b|potstickers?|manti|jiaozi|pelmeni|vareniki/,
    'dumpling',
    'grid',
    plates,
  ),
  several(
    'bao',
    /\bbaos?\b|bao buns?|steamed buns?|gua bao/,
    (f) => `bao:${f.fills(4, dough)}`,
    'grid',
    plates,
  ),
  several('arepas', /arepas?|pupusas?|gorditas?|sopes/, (f) => `arepa:${f.fills(4, dough)}`, 'grid', plates),
  several(
    'empanadas',
    /empanadas?|pasties|pasty\b|hand pies?|turnovers?|patties in pastry/,
    'empanada',
    'grid',
    plates,
  ),
  several('samosas', /samosas?|sambusas?/, 'samosa', 'grid', plates),
  several('calzone', /calzones?|stromboli/, 'calzone', 'row', boards),
  several(
    'rice croquettes',
    /arancini|suppl[ií]|(rice|cheese|risotto|mac and cheese|meat)[a-z ]* (balls|bites) (fried|coated)/,
    'rice-ball',
    'grid',
    plates,
  ),
  several('croquettes', /croquettes?|tater tots|kroketten/, 'croquette', 'grid', plates),
  several(
    'fish fingers',
    /fish (fingers|sticks)|goujons|mozzarella sticks|polenta fries/,
    'fish-finger',
    'grid',
    plates,
  ),
  several(
    'nuggets',
    /nuggets|popcorn (chicken|shrimp)|chicken (tenders|bites)/,
    (f) =>
      f.has(/chicken|turkey|^(frozen-)?(cod|haddock|pollock|tilapia)/)
        ? 'nugget'
        : `fritter:#d99a42${f.fills(2, inside)}`,
    'toss',
    plates,
  ),
  several('falafel', /falafel/, 'falafel', 'grid', plates),
  {
    ...several('fritters', fritters, 'fritter', 'grid', plates),
    pieces: (f) => [one(`fritter:#${crustOf(f)}${f.fills(3, inside)}`, 6), ...servedWith(f)],
  },
  {
    name: 'pizza',
    when: (f) => f.named(/pizza|flammkuchen|pide|manakish|topped flatbread|flatbread pizza|lahmacun/),
    vessels: ['round-board', 'baking-tray', 'slate'],
    alike: 2,
    bases: ['flatbread'],
    layout: 'toss',
    most: 5,
    tint: (f) =>
      f.has(/mozzarella|cheese/) && f.has(/tomato|pizza-sauce/)
        ? '#dd7a3c'
        : f.has(/tomato|pizza-sauce/)
          ? '#cf4a2c'
          : '#f3e2bb',
    without: /flour|yeast|puree|crushed|canned-tomato|sauce|dough|low-moisture|paste/,
  },
];
