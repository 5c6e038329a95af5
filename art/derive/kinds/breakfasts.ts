import { mix } from '../../drawing/color.ts';
import { pieceOf } from '../../piece/piece-index.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const grainy = /oat|rice|milk|flour|quinoa|millet|semolina|water|flake|grits|cornmeal/;
const bowls: Kind['vessels'] = ['bowl', 'deep-plate', 'small-bowl', 'baking-dish', 'jar'];
const sweetened = (f: Facts) => [
  ...(f.has(/honey|syrup/) && f.hint.show.length < 2 ? (['honey-drizzle'] as const) : []),
  ...f.garnish(2),
];
const isPorridge = (f: Facts): boolean =>
  f.named(
    /porridge|oatmeal|congee|jook|okayu|arroz caldo|cream of (wheat|rice)|\bgrits\b|grits\b|savory oats|savoury oats|\boats\b|polenta|semolina|mush\b|farina|atole/,
  ) || f.hint.base === 'porridge';
const porridge = (
  name: string,
  when: (f: Facts) => boolean,
  base: 'porridge' | 'congee' | 'grits' | 'rice-pudding',
  fallback: string,
): Kind => ({
  name,
  when: (f) =>
    isPorridge(f) &&
    !f.named(/overnight|baked oat|bars?\b|cookies?|granola|muffin|crumble|pancake|chia/) &&
    when(f),
  vessels: base === 'congee' ? ['rice-bowl', 'bowl', 'deep-plate'] : bowls,
  alike: base === 'congee' ? 1 : 3,
  bases: [base],
  layout: 'crescent',
  tint: (f) =>
    mix(
      f.color(fallback, /milk|oat|rice|cocoa|turmeric|pumpkin|quinoa|cornmeal|grits|semolina/),
      fallback,
      0.55,
    ),
  without: grainy,
  garnish: sweetened,
});

export const breakfasts: readonly Kind[] = [
  {
    name: 'overnight oats',
    when: (f) => f.named(/overnight|bircher|chia pudding|chia pot/),
    vessels: ['jar', 'pot', 'mason-jar'],
    bases: ['porridge', 'yogurt'],
    layout: 'float',
    most: 2,
    tint: (f) => mix(f.color('#ead7b3', /milk|oat|yog|chia|cocoa/), '#efe0bd', 0.5),
    without: grainy,
  },
  {
    name: 'smoothie bowl',
    when: (f) => f.named(/smoothie bowl|a[cç]a[ií]/),
    vessels: ['bowl', 'glass-bowl'],
    alike: 2,
    bases: ['smoothie'],
    layout: 'crescent',
    tint: (f) =>
      f.color('#b9608f', /berr|banana|mango|spinach|avocado|cherry|pineapple|kale|peach|yog|milk|cocoa|beet/),
  },
  porridge(
    'congee',
    (f) =>
      f.named(/congee|jook|okayu|arroz caldo|juk\b/) ||
      (f.has(/rice$/) && !f.is('Dessert') && f.has(/chicken|pork|fish|shrimp|stock|soy|ginger/)),
    'congee',
    '#f3ead6',
  ),
  porridge('rice porridge', (f) => f.part(/(^|-)rice$/) > 0.04 && !f.has(/oats/), 'rice-pudding', '#f6ead0'),
  porridge(
    'meal porridge',
    (f) => !f.has(/oats|oat-bran|quinoa|millet|barley|buckwheat/),
    'grits',
    '#f3e2b0',
  ),
  porridge('oat porridge', () => true, 'porridge', '#ead7b3'),
  {
    name: 'baked oats',
    when: (f) => f.named(/baked (oats|oatmeal)/),
    vessels: ['baking-dish', 'skillet', 'casserole'],
    bases: ['crumble'],
    layout: 'few',
    tint: (f) => f.color('#b9824a', /berr|apple|banana|pear|peach|cherry/),
    without: grainy,
  },
  {
    name: 'cereal with milk',
    when: (f) =>
      f.named(/muesli|granola|cereal|corn flakes/) &&
      !f.named(/bars?\b|yogh?urt|clusters/) &&
      f.part(/milk/) > 0.3 &&
      !/bake/.test(f.text),
    vessels: ['bowl', 'deep-plate', 'small-bowl'],
    alike: 3,
    bases: ['milk'],
    layout: 'crescent',
    without: /milk|oat|sugar/,
  },
  {
    name: 'granola',
    when: (f) => f.named(/granola|muesli/) && !f.named(/bars?\b/) && f.part(/yog|milk|quark|skyr/) < 0.25,
    vessels: ['baking-tray', 'jar', 'bowl'],
    alike: 1,
    bases: ['pile'],
    layout: 'pile',
    tint: () => '#c99550',
    pieces: (f) => [
      one('granola', 6),
      ...f.shown('cut', 3, /oat|syrup|honey|oil|granola|butter/).map(({ piece }) => one(piece, 1.4)),
    ],
  },
  {
    name: 'granola with yogurt',
    when: (f) => f.named(/granola|muesli/) && !f.named(/bars?\b/),
    vessels: ['bowl', 'glass-bowl', 'baking-tray'],
    alike: 3,
    bases: ['yogurt'],
    layout: 'crescent',
    pieces: (f) => [
      one('granola', 5),
      ...f.shown('cut', 3, /oat|syrup|honey|oil|yog|granola|milk/).map(({ piece }) => one(piece, 2)),
    ],
  },
  {
    name: 'eggs on yogurt',
    when: (f) => f.named(/turkish eggs|[cç]ilbir|eggs (with|on|over) (garlicky |garlic )?yogh?urt/),
    vessels: ['deep-plate', 'bowl'],
    alike: 2,
    bases: ['yogurt'],
    layout: 'toss',
    pieces: () => [one('poached-egg', 4)],
    garnish: (f) => ['drops:#c9501f', ...f.garnish(2)],
  },
  {
    name: 'yogurt bowl',
    when: (f) =>
      f.named(/yogh?urt|quark|cottage cheese|ricotta bowl|skyr|labneh bowl/) &&
      (f.is('Breakfast') || f.is('Snack') || f.is('Dessert')) &&
      f.part(/yog|quark|cottage|ricotta|skyr|labneh|kefir/) > 0.2 &&
      !f.named(/pancake|waffle|bread|muffin|\btoasts?\b|boxty|potato|bark|cake|\bdip\b|\bpots?\b/),
    vessels: ['bowl', 'glass-bowl', 'small-bowl'],
    alike: 3,
    bases: ['yogurt'],
    layout: 'crescent',
    without: /yog|quark|cottage|ricotta|milk|honey|syrup/,
    garnish: sweetened,
  },
  {
    name: 'Dutch baby',
    when: (f) => f.named(/dutch bab(y|ies)|german pancake|puff(ed)? pancake|toad in the hole/),
    vessels: ['skillet', 'baking-dish'],
    bases: ['puffed'],
    layout: 'few',
    most: 2,
    without: /flour|egg|milk|butter|sugar|oil/,
    garnish: (f) => [...(f.has(/powdered-sugar/) ? (['powdered-sugar'] as const) : []), ...f.garnish(1)],
  },
  {
    name: 'pancakes',
    when: (f) =>
      f.named(/pancakes?|blinis?|drop scones|hotcakes|griddle cakes/) &&
      !f.named(/potato|zucchini|courgette|savou?ry|scallion|kimchi|korean|okonomiyaki|corn/),
    vessels: ['flat-plate', 'slate', 'platter'],
    alike: 2,
    bases: ['pancakes'],
    layout: 'heap',
    most: 3,
    tint: (f) => (f.has(/cocoa/) ? '#8a5a38' : f.has(/buckwheat/) ? '#b98a58' : '#dda257'),
    without: /flour|oat|^egg|milk|sugar|yog|oil|ricotta|cottage/,
    garnish: (f) =>
      f.hint.show.length === 0 && f.has(/butter$/)
        ? ['butter']
        : f.has(/syrup|honey/)
          ? ['honey-drizzle', ...f.garnish(1)]
          : f.garnish(2),
  },
  {
    name: 'waffles',
    when: (f) => f.named(/waffles?/),
    vessels: ['flat-plate', 'slate'],
    alike: 2,
    bases: ['waffles'],
    layout: 'heap',
    most: 3,
    without: /flour|oat|^egg|milk|sugar|oil|yog/,
    garnish: (f) => (f.hint.show.length === 0 && f.has(/butter$/) ? ['butter'] : f.garnish(2)),
  },
  {
    name: 'dosas',
    when: (f) => f.named(/\bdosas?\b|uttapam|cheela|socca|farinata/),
    vessels: ['round-board', 'flat-plate', 'platter'],
    alike: 3,
    bases: ['folded-crepes'],
    layout: 'few',
    most: 2,
    tint: () => '#d99a44',
    without: /rice$|peas|dal|seed|flour|oil|lentil/,
  },
  {
    name: 'crepes',
    when: (f) =>
      f.named(/cr[eê]pes?|galettes?|blintz|palatschinken/) && !f.named(/apple galette|fruit galette/),
    vessels: ['flat-plate', 'platter'],
    alike: 2,
    bases: ['folded-crepes'],
    layout: 'few',
    most: 3,
    tint: (f) => (f.has(/buckwheat/) ? '#b98f62' : '#e6bb70'),
    without: /flour|^egg|milk|butter/,
  },
  {
    name: 'scrambled eggs',
    when: (f) => f.named(/scrambled?/) && !f.named(/burrito|taco|toast|sandwich/),
    vessels: ['flat-plate', 'skillet', 'slate'],
    alike: 2,
    bases: ['scramble'],
    layout: 'few',
    tint: (f) => (f.named(/tofu/) ? '#efd58a' : '#f6cf5c'),
    most: 3,
    without: /egg|milk|cream$|butter|oil|tofu|cheese/,
    pieces: (f) =>
      f
        .shown('cut', 3, /egg|milk|cream|butter|tofu|oil|cheese/)
        .map(({ piece, weight }) => one(piece, weight)),
  },
  {
    name: 'omelet',
    when: (f) => f.named(/omelet/),
    vessels: ['flat-plate', 'skillet', 'slate'],
    alike: 1,
    bases: ['omelette'],
    layout: 'toss',
    without: /egg|milk|cream|butter|oil/,
  },
  {
    name: 'Spanish tortilla',
    when: (f) =>
      f.named(/(spanish|potato|onion|espa[ñn]ola)[a-z ]*tortilla|tortilla (espa[ñn]ola|de patatas)/) &&
      f.has(/^egg$/),
    vessels: ['flat-plate', 'round-board', 'slate'],
    alike: 3,
    bases: ['egg-cake'],
    layout: 'few',
    tint: () => '#e0a840',
    pieces: () => [],
  },
  {
    name: 'frittata',
    when: (f) =>
      f.named(/frittata|egg bake|strata|\bkuku\b|eggah|egg casserole|quiche/) || f.hint.base === 'frittata',
    vessels: ['skillet', 'tart-tin', 'baking-dish'],
    bases: ['frittata'],
    layout: 'toss',
    without: /^egg|milk|cream$|butter|oil|cheese$/,
  },
  {
    name: 'eggs in sauce',
    when: (f) => f.named(/shakshuka|menemen|eggs in|baked eggs|huevos|purgatory/),
    vessels: ['skillet', 'casserole', 'baking-dish'],
    alike: 1,
    bases: ['sauce', 'curry'],
    layout: 'toss',
    tint: (f) => f.color('#cf4a2c', /tomato|pepper|spinach|cream|chili|paprika|kale/),
    pieces: (f) => [
      one('fried-egg', 6),
      ...f.shown('cut', 3, /^egg/).map(({ piece }) => one(piece, pieceOf(piece).role === 'leaf' ? 0.8 : 1.4)),
    ],
  },
  {
    name: 'full breakfast',
    when: (f) =>
      f.named(
        /(full|english|irish|scottish|big|cooked) (english |irish |scottish |vegan |vegetarian )?breakfast|fry-?up|breakfast plate|breakfast platter/,
      ),
    vessels: ['flat-plate', 'platter', 'slate'],
    bases: ['none'],
    layout: 'sectors',
    manner: 'plate',
    most: 6,
    without: /oil|butter|salt/,
  },
  {
    name: 'hash',
    when: (f) => f.named(/\bhash\b|breakfast skillet|home fries|pyttipanna/),
    vessels: ['skillet', 'flat-plate'],
    bases: ['pile'],
    layout: 'pile',
    tint: (f) => f.color('#c98a4b'),
    pieces: (f) => {
      const eggs = f.has(/^egg$/) ? [one('fried-egg', 260)] : [];
      return [
        ...f.shown('cut', 4, /^egg|oil|butter/).map(({ piece, weight }) => one(piece, weight)),
        ...eggs,
      ];
    },
  },
];
