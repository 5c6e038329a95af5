import {
  always,
  both,
  browned,
  cooked,
  cut,
  either,
  type Family,
  not,
  on,
  says,
  small,
  thin,
} from './form-rule.ts';

const sticks = cut('sticks', 'strips');
const roasted = both(browned, on('roast', 'plate', 'cut', 'raw'));

export const vegetableForms: readonly Family[] = [
  {
    foods: 'zucchini yellow-squash',
    rules: [
      [cut('ribbons'), 'zucchini-ribbon'],
      [thin, 'shred:#c9d68c'],
      [cut('sticks'), 'stick:#dfe3a0'],
      [both(on('raw'), not(cooked)), 'raw-zucchini'],
      [always, 'zucchini'],
    ],
  },
  {
    foods: 'cucumber',
    rules: [
      [small, 'cucumber-dice'],
      [cut('ribbons'), 'zucchini-ribbon'],
      [sticks, 'stick:#cfe6a8'],
      [thin, 'shred:#cfe6a8'],
    ],
  },
  {
    foods: 'romaine-lettuce iceberg-lettuce butter-lettuce leaf-lettuce',
    rules: [
      [cut('shredded', 'strips', 'ribbons', 'chopped', 'sliced'), 'lettuce-shreds'],
      [both(cut('wedges'), on('plate', 'raw')), 'lettuce-wedge'],
    ],
  },
  {
    foods: 'green-cabbage savoy-cabbage napa-cabbage',
    rules: [[cut('wedges'), 'cabbage-wedge']],
  },
  {
    foods: 'carrot',
    rules: [
      [small, 'carrot-dice'],
      [thin, 'carrot-shreds'],
      [cut('ribbons'), 'carrot-ribbon'],
      [sticks, 'stick:#ef8f3c'],
      [cut('sliced', 'half moons'), 'carrot'],
      [both(on('roast'), cut('diced', 'wedges')), 'carrot-stick'],
    ],
  },
  {
    foods: 'potato new-potatoes yam cassava taro jerusalem-artichoke',
    rules: [
      [both(cut('mashed'), not(on('roast'))), null],
      [thin, 'shred:#e6c266'],
      [both(sticks, browned), 'fries'],
      [both(cut('wedges'), browned), 'potato-wedge'],
      [cut('sliced'), 'potato-slice'],
      [both(cut('diced', 'chopped'), browned), 'fried-potato'],
      [cut('diced', 'chopped'), 'boiled-potato'],
      [on('roast'), 'half-potato'],
      [both(on('plate'), browned), 'half-potato'],
    ],
  },
  {
    foods: 'frozen-hash-browns french-fries',
    rules: [[always, 'fries']],
  },
  {
    foods: 'sweet-potato',
    rules: [
      [sticks, 'sweet-potato'],
      [cut('wedges'), 'sweet-potato'],
      [thin, 'shred:#e88a3c'],
      [cut('sliced'), 'coin:#e88a3c'],
      [always, 'sweet-potato-dice'],
    ],
  },
  {
    foods: 'beet canned-beets',
    rules: [
      [small, 'beet-dice'],
      [cut('wedges', 'halved'), 'beet-wedge'],
      [thin, 'shred:#a12a54'],
      [sticks, 'stick:#a12a54'],
      [on('roast'), 'beet-wedge'],
    ],
  },
  {
    foods: 'cauliflower',
    rules: [
      [thin, null],
      [both(on('plate'), says(/\bslabs?\b|\bsteaks?\b/)), 'cauliflower-steak'],
      [browned, 'roast-cauliflower'],
      [on('roast'), 'roast-cauliflower'],
    ],
  },
  {
    foods: 'tomato',
    rules: [
      [small, 'tomato-dice'],
      [thin, null],
      [both(roasted, says(/roast|bak|broil|grill/)), 'roast-tomato'],
      [cut('sliced'), 'tomato-slice'],
    ],
  },
  {
    foods: 'onion sweet-onion shallot',
    rules: [
      [both(either(small, cut('grated')), not(on('raw'))), null],
      [small, 'dice:#f3ead2'],
      [both(browned, on('raw')), 'onion'],
    ],
  },
  {
    foods: 'red-onion',
    rules: [
      [small, 'dice:#d9a8c4'],
      [cut('wedges'), 'onion-wedge'],
      [both(on('roast'), not(cut('sliced'))), 'onion-wedge'],
    ],
  },
  { foods: 'red-bell-pepper', rules: [[small, 'dice:#d3402c']] },
  { foods: 'yellow-bell-pepper', rules: [[small, 'dice:#f2b135']] },
  { foods: 'green-bell-pepper', rules: [[small, 'dice:#7ba043']] },
  {
    foods: 'mushroom cremini-mushrooms',
    rules: [
      [both(small, not(on('raw'))), 'mushroom-bit'],
      [cut('whole', 'halved'), 'button-mushroom'],
    ],
  },
  { foods: 'portobello-mushroom', rules: [[both(on('plate'), browned), 'seared-portobello']] },
  {
    foods: 'eggplant',
    rules: [
      [small, 'eggplant-dice'],
      [cut('mashed'), null],
    ],
  },
  {
    foods: 'spinach frozen-spinach beet-greens turnip-greens',
    rules: [[cooked, 'wilted-greens']],
  },
  { foods: 'kale collard-greens mustard-greens swiss-chard', rules: [[cooked, 'wilted-kale']] },
  {
    foods: 'avocado',
    rules: [
      [small, 'dice:#c4d26a'],
      [both(cut('mashed'), not(on('raw'))), null],
      [cut('sliced'), 'avocado'],
    ],
  },
  {
    foods: 'pumpkin butternut-squash acorn-squash red-kuri-squash',
    rules: [
      [cut('diced'), 'pumpkin'],
      [cut('wedges', 'sliced', 'half moons'), 'pumpkin-wedge'],
    ],
  },
  {
    foods: 'corn',
    rules: [[both(not(small), says(/\bcobs?\b|\bears?\b|husk/)), 'corn-cob']],
  },
  { foods: 'celery', rules: [[sticks, 'stick:#b9d078']] },
  { foods: 'green-beans runner-beans', rules: [[small, 'cut-bean']] },
  { foods: 'broccoli', rules: [[small, 'broccoli']] },
];

export const fruitForms: readonly Family[] = [
  {
    foods: 'apple granny-smith-apple golden-delicious-apple quince',
    rules: [
      [small, 'apple-cube'],
      [sticks, 'stick:#f4e3a8'],
      [thin, 'shred:#efe0b0'],
      [cut('mashed'), null],
    ],
  },
  {
    foods: 'pear peeled-pear',
    rules: [
      [small, 'cube:#f0e2a4'],
      [cut('halved'), 'pear-half'],
      [cut('grated', 'mashed'), null],
    ],
  },
  {
    foods: 'peach nectarine apricot canned-peaches',
    rules: [[small, 'cube:#f5a85e']],
  },
  {
    foods: 'mango',
    rules: [
      [cut('sliced', 'strips'), 'mango-slice'],
      [cut('mashed'), null],
    ],
  },
  { foods: 'papaya', rules: [[thin, 'shred:#eef0c0']] },
  { foods: 'watermelon', rules: [[cut('diced'), 'cube:#ea5455']] },
  { foods: 'banana', rules: [[cut('mashed'), null]] },
  { foods: 'plantain', rules: [[always, 'fried-plantain']] },
  { foods: 'pineapple', rules: [[cut('diced'), 'cube:#f9d65c']] },
  { foods: 'strawberry', rules: [[cut('diced', 'sliced', 'chopped', 'halved'), 'strawberry']] },
];

export const larderForms: readonly Family[] = [
  {
    foods: 'egg duck-egg quail-egg hard-boiled-egg',
    rules: [
      [says(/poach/), 'poached-egg'],
      [both(says(/scrambl/), not(says(/boil/))), 'scrambled-egg'],
      [both(small, says(/boil/)), 'egg-dice'],
      [says(/\bboil(ed)?\b/), 'egg'],
      [says(/\bfr(y|ied|ies)\b/), 'fried-egg'],
    ],
  },
  { foods: 'feta goat-cheese blue-cheese', rules: [[cut('crumbled'), 'crumble:#fbf4e2']] },
  {
    foods:
      'cheddar-cheese gouda edam emmental gruyere provolone monterey-jack mexican-cheese-blend colby-cheese fontina muenster american-cheese vegan-cheese low-moisture-mozzarella reduced-fat-cheddar',
    rules: [
      [thin, null],
      [both(cooked, not(small)), null],
    ],
  },
  {
    foods: 'mozzarella',
    rules: [
      [cut('diced'), 'cube:#fffaf0'],
      [says(/\bballs?\b|bocconcini|pearls/), 'mozzarella-ball'],
    ],
  },
  { foods: 'paneer', rules: [[both(on('plate'), browned), 'broiled-paneer']] },
  { foods: 'parmesan grana-padano pecorino-romano', rules: [[cut('grated', 'crumbled'), null]] },
  {
    foods: 'firm-tofu smoked-tofu',
    rules: [
      [cut('crumbled', 'mashed'), 'crumble:#f6e3b8'],
      [both(browned, says(/golden|crisp|brown/)), 'fried-tofu'],
    ],
  },
  {
    foods: 'white-bread whole-wheat-bread sourdough-bread french-bread ciabatta rye-bread gluten-free-bread',
    rules: [
      [cut('sliced'), 'bread-slice'],
      [cut('sticks', 'strips'), 'stick:#dca353'],
    ],
  },
];
