import type { BaseName } from '../../base/bases.ts';
import type { Facts } from '../facts.ts';
import type { Kind } from '../kind.ts';

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

export const pasta: readonly Kind[] = [
  {
    name: 'lasagne or gratin',
    when: (f) =>
      f.named(
        /lasagn|gratin|moussaka|parmigiana|mac(aroni)? (and|&|'n') cheese|cannelloni|dauphinoise|pasta bake|tuna bake|casserole bake|enchilada/,
      ),
    vessels: ['baking-dish', 'casserole', 'skillet'],
    bases: ['gratin'],
    layout: 'few',
    most: 2,
    tint: (f) => (f.part(/tomato/) > 0.1 ? '#cf5a34' : '#f4e3bd'),
    without: /pasta|lasagne|milk|cream|cheese|butter|flour|mince|parmesan|mozzarella|ricotta/,
  },
  {
    name: 'mash-topped pie',
    when: (f) => f.named(/shepherd'?s pie|cottage pie|fish(erman'?s)? pie|mash(ed)?[- ]top/),
    vessels: ['baking-dish', 'casserole', 'skillet'],
    bases: ['mash-top'],
    layout: 'toss',
    tint: (f) => (f.has(/sweet-potato|pumpkin/) ? '#efb265' : '#f3dfae'),
    pieces: () => [],
  },
  shape(
    'courgetti',
    /courgetti|zoodles|courgette (noodles|spaghetti|ribbons with)/,
    'spaghetti',
    'heap',
    () => '#c3d98a',
  ),
  { ...shape('gnocchi', /gnocchi/, 'gnocchi', 'toss', sauceTint), without: /potato|flour|ricotta|^egg/ },
  shape('ravioli', /ravioli|tortellini/, 'ravioli', 'toss', sauceTint),
  shape('penne', /penne|rigatoni|ziti|macaroni/, 'penne', 'toss', sauceTint),
  shape('fusilli', /fusilli|pasta salad|farfalle|rotini/, 'fusilli', 'toss', sauceTint),
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
    when: (f) => f.named(/pasta/) || f.part(/^(wholewheat-|fresh-|gluten-free-)?pasta$/) > 0.12,
    vessels: plates,
    bases: ['penne', 'spaghetti', 'fusilli'],
    layout: 'toss',
    tint: sauceTint,
    without: paste,
  },
];
