import type { BaseName } from '../../base/bases.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const plates = ['deep-plate', 'bowl', 'flat-plate'] as const;
const paste = /pasta|noodle|lasagne|flour/;
const sauceTint = (f: Facts): string =>
  f.color(
    '#e9cf94',
    /canned-tomatoes|crushed|passata|tomato-|marinara|cream|milk|pesto|cheese|ricotta|butter|pumpkin|flour/,
  );

const shape = (
  name: string,
  pattern: RegExp,
  base: BaseName,
  layout: Kind['layout'],
  tint?: Kind['tint'],
): Kind => ({
  name,
  when: (f) => f.named(pattern),
  vessels: plates,
  bases: [base],
  layout,
  without: paste,
  ...(tint ? { tint } : {}),
});

const baked =
  /pasta|macaroni|lasagna|milk|cream|cheese|butter|flour|^(lean-)?ground-(beef|pork|lamb)|parmesan|mozzarella|ricotta|ziti|penne|crumb|gruyere|cheddar|emmental/;
const bake = (name: string, pattern: RegExp, base: BaseName): Kind => ({
  name,
  when: (f) => f.named(pattern) && !f.is('Salad') && !f.is('Soup'),
  vessels: ['baking-dish', 'casserole', 'skillet'],
  bases: [base],
  layout: 'few',
  most: 2,
  without: baked,
});

export const pasta: readonly Kind[] = [
  {
    name: 'lasagna',
    when: (f) => f.named(/lasagn|moussaka|pastitsio/) && !f.named(/soup|skillet/),
    vessels: ['flat-plate', 'deep-plate', 'slate'],
    alike: 2,
    bases: ['none'],
    layout: 'crown',
    pieces: (f) => [one(f.named(/moussaka/) ? 'moussaka-slice' : 'lasagna-slice')],
    garnish: (f) => f.garnish(1),
  },
  {
    ...bake(
      'macaroni and cheese',
      /mac(aroni)? (and|&|'n') cheese|pasta bake|tuna bake|baked (ziti|pasta|rigatoni)/,
      'cheese-sauce',
    ),
    tint: (f) => (f.part(/tomato/) > 0.15 ? '#df7a44' : '#f4cf7c'),
    pieces: (f) => [
      one(f.named(/ziti|rigatoni|penne/) ? 'penne' : 'macaroni', 5),
      ...f.shown('cut', 2, baked).map(({ piece }) => one(piece, 1)),
    ],
    layout: 'toss',
  },
  {
    ...bake('rolled and baked', /cannelloni|manicotti|enchilada/, 'rolled-bake'),
    tint: (f) =>
      f.part(/tomato|red-|enchilada|ancho/) > 0.08
        ? '#c9502e'
        : f.has(/verde|tomatillo|green-chil|poblano/)
          ? '#8fa24a'
          : '#f0dca4',
  },
  {
    ...bake(
      'sliced gratin',
      /dauphinois|scalloped|potato[a-z ]* gratin|gratin[a-z ]*potato|boulang[eè]re|janssons?/,
      'sliced-gratin',
    ),
    tint: () => '#f3d88c',
  },
  {
    ...bake(
      'parmigiana',
      /parmigiana|parmesan (eggplant|chicken)|(eggplant|chicken|veal|zucchini) parm/,
      'gratin',
    ),
    layout: 'grid',
    tint: () => '#cf5a34',
  },
  {
    ...bake(
      'gratin',
      /gratin|casserole bake|cauliflower cheese|tetrazzini|(green bean|tuna|chicken|broccoli|noodle) casserole/,
      'cheese-sauce',
    ),
    layout: 'toss',
    most: 4,
  },
  {
    name: 'fish pie',
    when: (f) =>
      f.named(/fish(erman'?s)? pie|(salmon|cod|haddock) pie/) && f.has(/potato|celeriac|cauliflower/),
    vessels: ['baking-dish', 'casserole', 'skillet'],
    bases: ['fish-pie'],
    layout: 'toss',
    most: 3,
    tint: () => '#f3dfae',
    pieces: (f) => [
      one(f.has(/^(wild-|smoked-|frozen-)?salmon/) ? 'salmon-flakes' : 'fish-flakes', 3),
      ...(f.has(/shrimp|prawn/) ? [one('prawn', 2)] : []),
      ...(f.has(/peas/) ? [one('pea', 1)] : []),
    ],
  },
  {
    name: 'mash-topped pie',
    when: (f) => f.named(/shepherd'?s pie|cottage pie|mash(ed)?[- ]top/),
    vessels: ['baking-dish', 'casserole', 'skillet'],
    bases: ['mash-top'],
    layout: 'toss',
    tint: (f) => (f.has(/sweet-potato|pumpkin/) ? '#efb265' : '#f3dfae'),
    pieces: () => [],
  },
  shape(
    'courgetti',
    /courgetti|zoodles|(zucchini|courgette) (noodles|spaghetti|ribbons with)/,
    'spaghetti',
    'heap',
    () => '#c3d98a',
  ),
  { ...shape('gnocchi', /gnocchi/, 'gnocchi', 'toss', sauceTint), without: /potato|flour|ricotta|^egg/ },
  shape('ravioli', /ravioli|tortellini/, 'ravioli', 'toss', sauceTint),
  shape('penne', /penne|rigatoni|ziti/, 'penne', 'toss', sauceTint),
  shape('farfalle', /farfalle|bow ?ties?/, 'farfalle', 'toss', sauceTint),
  shape('macaroni', /macaroni|elbow pasta/, 'macaroni', 'toss', sauceTint),
  shape('fusilli', /fusilli|pasta salad|rotini/, 'fusilli', 'toss', sauceTint),
  shape('orzo', /orzo/, 'orzo', 'toss'),
  {
    ...shape('noodles', /noodles?|pad thai|chow mein|lo mein|yakisoba|soba|udon/, 'noodles', 'heap'),
    tint: (f) => (f.has(/soba/) ? '#c9ab84' : f.has(/egg-noodle|udon/) ? '#f0d89a' : '#f5ead0'),
  },
  {
    ...shape(
      'spaghetti',
      /spaghetti|linguine|tagliatelle|fettuccine|bolognese|carbonara/,
      'spaghetti',
      'heap',
    ),
  },
  {
    name: 'pasta',
    when: (f) => f.named(/pasta/) || f.part(/^(whole-wheat-|fresh-|gluten-free-)?pasta$/) > 0.12,
    vessels: plates,
    bases: ['penne', 'spaghetti', 'fusilli'],
    layout: 'toss',
    tint: sauceTint,
    without: paste,
  },
];
