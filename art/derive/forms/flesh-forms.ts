import {
  always,
  both,
  breaded,
  browned,
  cut,
  type Family,
  not,
  on,
  pale,
  says,
  small,
  thin,
} from './form-rule.ts';

const inPieces = cut('diced', 'strips', 'shredded', 'chopped', 'flaked');
const served = both(on('plate', 'roast'), not(inPieces));

export const fleshForms: readonly Family[] = [
  {
    foods: 'chicken-breast turkey-breast',
    rules: [
      [both(breaded, on('plate'), not(cut('diced', 'strips'))), 'schnitzel'],
      [breaded, 'nugget'],
      [cut('shredded', 'flaked'), 'chicken-shreds'],
      [both(served, pale), 'poached-chicken'],
      [served, 'chicken-breast'],
      [both(cut('strips', 'sliced'), pale), 'poached-slice'],
      [cut('strips', 'sliced'), 'chicken-slice'],
      [pale, 'chicken-dice'],
      [always, 'chicken'],
    ],
  },
  {
    foods: 'chicken-thigh turkey-thigh rabbit',
    rules: [
      [both(breaded, inPieces), 'nugget'],
      [cut('shredded', 'flaked'), 'chicken-shreds'],
      [served, 'chicken-thigh'],
      [both(cut('strips', 'sliced'), pale), 'poached-slice'],
      [cut('strips', 'sliced'), 'chicken-slice'],
      [pale, 'chicken-dice'],
      [always, 'chicken'],
    ],
  },
  {
    foods: 'chicken-thigh-with-skin whole-duck',
    rules: [
      [cut('shredded', 'flaked'), 'chicken-shreds'],
      [cut('diced', 'strips'), 'chicken'],
      [always, 'chicken-leg'],
    ],
  },
  { foods: 'chicken-wing', rules: [[always, 'chicken-wing']] },
  {
    foods: 'whole-chicken',
    rules: [
      [cut('shredded'), 'chicken-shreds'],
      [both(on('cut'), pale), 'chicken-shreds'],
      [on('plate', 'roast'), 'roast-chicken'],
      [always, 'chicken'],
    ],
  },
  {
    foods: 'cooked-chicken cooked-chicken-breast cooked-turkey',
    rules: [
      [cut('shredded', 'flaked'), 'chicken-shreds'],
      [cut('sliced', 'strips'), 'poached-slice'],
      [both(on('plate'), not(cut('diced', 'chopped'))), 'poached-chicken'],
      [always, 'chicken-dice'],
    ],
  },
  {
    foods: 'duck-breast',
    rules: [
      [cut('shredded'), 'pulled-meat'],
      [served, 'duck-breast'],
      [always, 'beef-strip'],
    ],
  },
  {
    foods: 'sirloin-steak ribeye-steak flank-steak beef-tenderloin venison bison',
    rules: [
      [cut('shredded'), 'pulled-meat'],
      [both(on('plate', 'roast'), not(cut('strips', 'diced'))), 'steak'],
      [cut('diced'), 'beef'],
      [always, 'beef-strip'],
    ],
  },
  {
    foods: 'beef-stew-meat beef-brisket beef-short-ribs beef-round veal lamb-leg lamb-shoulder corned-beef',
    rules: [
      [cut('shredded', 'flaked'), 'pulled-meat'],
      [cut('strips'), 'beef-strip'],
      [cut('diced', 'chopped'), 'beef'],
      [on('plate', 'roast'), 'roast-slices'],
      [always, 'beef'],
    ],
  },
  {
    foods: 'lamb-shank',
    rules: [
      [cut('shredded'), 'pulled-meat'],
      [always, 'shank'],
    ],
  },
  {
    foods: 'lamb-chop',
    rules: [
      [cut('diced', 'strips'), 'beef'],
      [always, 'lamb-chop'],
    ],
  },
  {
    foods: 'pork-loin',
    rules: [
      [both(breaded, on('plate')), 'schnitzel'],
      [cut('shredded'), 'pulled-pork'],
      [both(served, cut('sliced')), 'pork-slices'],
      [served, 'pork-chop'],
      [cut('strips', 'sliced'), 'pork-strip'],
      [always, 'pork'],
    ],
  },
  {
    foods: 'pork-tenderloin',
    rules: [
      [cut('shredded'), 'pulled-pork'],
      [both(on('plate', 'roast'), not(cut('strips', 'diced'))), 'pork-slices'],
      [cut('strips', 'sliced'), 'pork-strip'],
      [always, 'pork'],
    ],
  },
  {
    foods: 'pork-shoulder',
    rules: [
      [cut('shredded', 'flaked'), 'pulled-pork'],
      [both(on('plate', 'roast'), cut('sliced')), 'pork-slices'],
      [always, 'pork'],
    ],
  },
  {
    foods: 'pork-belly',
    rules: [
      [cut('shredded'), 'pulled-pork'],
      [cut('diced'), 'pork'],
      [always, 'pork-belly'],
    ],
  },
  {
    foods: 'pork-ribs',
    rules: [
      [on('plate', 'roast'), 'ribs'],
      [always, 'pork'],
    ],
  },
  {
    foods: 'bacon turkey-bacon prosciutto',
    rules: [
      [small, 'bacon-bit'],
      [both(on('cut'), not(cut('whole', 'strips'))), 'bacon-bit'],
      [always, 'bacon'],
    ],
  },
  {
    foods: 'cooked-ham canadian-bacon sliced-turkey mortadella',
    rules: [
      [small, 'ham-dice'],
      [cut('strips', 'shredded'), 'strip:#f0a89c'],
      [always, 'ham'],
    ],
  },
  {
    foods: 'pork-sausage italian-sausage bratwurst hot-dog vegan-sausage smoked-sausage',
    rules: [
      [cut('crumbled'), 'mince'],
      [cut('sliced', 'diced', 'chopped'), 'sausage'],
      [on('plate', 'roast'), 'sausage-link'],
      [always, 'sausage'],
    ],
  },
  {
    foods: 'chicken-liver beef-liver',
    rules: [[always, 'liver']],
  },
  {
    foods: 'ground-chicken ground-turkey',
    rules: [[always, 'ground-poultry']],
  },
  {
    foods: 'salmon wild-salmon frozen-salmon',
    rules: [
      [cut('flaked', 'shredded', 'mashed'), 'salmon-flakes'],
      [cut('diced', 'chopped'), 'salmon-cube'],
      [on('plate', 'roast'), 'salmon'],
      [always, 'salmon-flakes'],
    ],
  },
  { foods: 'canned-salmon', rules: [[always, 'salmon-flakes']] },
  {
    foods: 'trout sea-bass snapper mackerel herring',
    rules: [
      [both(says(/\bwhole\b|stuff/), on('plate', 'roast')), 'whole-fish'],
      [cut('flaked', 'shredded', 'diced', 'mashed'), 'fish-flakes'],
    ],
  },
  {
    foods:
      'cod frozen-cod haddock pollock halibut sole tilapia monkfish catfish swordfish salt-cod smoked-haddock',
    rules: [
      [both(breaded, cut('strips', 'sticks')), 'fish-finger'],
      [both(breaded, on('plate', 'roast')), 'breaded-fish'],
      [both(breaded, cut('diced')), 'nugget'],
      [cut('flaked', 'shredded', 'diced', 'mashed', 'chopped'), 'fish-flakes'],
      [on('plate', 'roast'), 'white-fish'],
      [always, 'fish-flakes'],
    ],
  },
  {
    foods: 'tuna-steak',
    rules: [
      [cut('diced', 'chopped'), 'tuna-cube'],
      [on('raw'), 'tuna-cube'],
      [cut('flaked'), 'tuna'],
    ],
  },
  {
    foods: 'squid octopus',
    rules: [
      [both(breaded, always), 'fried-ring'],
      [both(browned, says(/golden|crisp|flour/)), 'fried-ring'],
      [always, 'squid'],
    ],
  },
  { foods: 'crab-meat lobster', rules: [[thin, 'shred:#f3a58c']] },
];
