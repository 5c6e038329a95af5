import { mix } from '../../drawing/color.ts';
import type { Facts } from '../facts.ts';
import { type Kind, one } from '../kind.ts';

const liquid = /^(water|.*stock.*|.*milk|.*juice|.*wine|.*vinegar)$/;
const ricey = /^(white|jasmine|brown|sushi|arborio|wild)-rice$/;
const hot = (f: Facts): string =>
  f.named(/green curry|saag|palak/)
    ? '#9aa654'
    : f.named(/red curry|vindaloo|rogan/)
      ? '#c95a30'
      : f.named(/korma|butter|stroganoff|yellow/)
        ? '#e2b263'
        : mix(f.color('#cf7a30'), '#cf8a34', 0.35);

export const pots: readonly Kind[] = [
  {
    name: 'risotto',
    when: (f) => f.named(/risotto|orzotto/),
    vessels: ['deep-plate', 'bowl', 'flat-plate'],
    bases: ['risotto'],
    layout: 'heap',
    tint: (f) =>
      f.has(/^beet$|-beets$/) ? '#b9506f' : f.has(/saffron|pumpkin|squash/) ? '#f0c05a' : '#f0dfb6',
    without: /rice|barley|stock|wine|parmesan|butter|cream/,
    garnish: (f) => [...(f.has(/parmesan|pecorino/) ? (['parmesan'] as const) : []), ...f.garnish(2)],
  },
  {
    name: 'tikka from the broiler',
    when: (f) => f.named(/\btikka\b(?! masala)/) && !f.has(ricey) && !f.has(/^coconut-milk$|tomatoes$/),
    vessels: ['flat-plate', 'platter'],
    bases: ['none'],
    layout: 'plated',
    manner: 'plate',
    without: liquid,
  },
  {
    name: 'curry with rice',
    when: (f) =>
      f.named(/curry|korma|tikka|masala|vindaloo|rendang|stroganoff|butter chicken|paneer/) && f.has(ricey),
    vessels: ['bowl', 'deep-plate'],
    bases: ['curry-and-rice'],
    layout: 'toss',
    tint: hot,
    without: /rice$|^coconut-milk|stock|water/,
  },
  {
    name: 'curry',
    when: (f) =>
      f.named(
        /curry|korma|tikka|masala|vindaloo|rendang|bhuna|saag|butter chicken|murgh|paneer\b|karahi|chana\b/,
      ) || f.hint.base === 'curry',
    vessels: ['bowl', 'casserole', 'skillet', 'deep-plate'],
    bases: ['curry'],
    layout: 'toss',
    tint: hot,
    without: liquid,
  },
  {
    name: 'chilli',
    when: (f) => f.named(/chil+i\b|con carne/),
    vessels: ['casserole', 'bowl', 'skillet'],
    bases: ['stew'],
    layout: 'toss',
    most: 5,
    tint: () => '#8a3a1e',
    without: liquid,
  },
  {
    name: 'fried rice',
    when: (f) => f.named(/fried (brown |cauliflower )?rice|nasi goreng|chaufa|rice stir[- ]?fry/),
    vessels: ['skillet', 'rice-bowl', 'bowl', 'deep-plate', 'platter'],
    alike: 2,
    bases: ['fried-rice'],
    layout: 'toss',
    most: 5,
    tint: (f) =>
      f.has(/soy|tamari|kecap|kimchi/)
        ? '#d9a356'
        : f.has(/turmeric|curry|pineapple/)
          ? '#edc158'
          : '#e6bd74',
    without: /rice$|stock|(^|-)water$|oil|lettuce|cabbage/,
  },
  {
    name: 'rice pot',
    when: (f) =>
      f.named(
        /pilaf|pilau|paella|biryani|jollof|jambalaya|spanish rice|mexican rice|arroz rojo|rice pot|arroz|kedgeree|one-pot rice/,
      ),
    vessels: ['casserole', 'skillet', 'bowl', 'deep-plate'],
    bases: ['rice', 'quinoa', 'couscous'],
    layout: 'toss',
    tint: (f) =>
      f.named(/jollof|jambalaya|spanish rice|mexican rice|rojo/)
        ? '#e39a58'
        : mix(f.color('#ecd08c', /rice|turmeric|saffron|pumpkin|squash|soy|curry/), '#f0d694', 0.45),
    without: /rice$|stock|water|oil/,
  },
  {
    name: 'braised vegetables',
    when: (f) => f.named(/braised|ratatouille|caponata|peperonata/) && !f.has(/beef|lamb|pork|chicken|veal/),
    vessels: ['casserole', 'baking-dish', 'deep-plate', 'skillet'],
    bases: ['pile'],
    layout: 'pile',
    tint: (f) => f.color('#a8603c'),
    without: liquid,
  },
  {
    name: 'stew',
    when: (f) =>
      f.named(
        /stew|casserole|tagine|goulash|braise|\brag(u|ù|out)\b|bourguignon|hot ?pot|cassoulet|gumbo|pot roast|osso|stroganoff|paprikash|fricassee|cacciatore|coq au|blanquette|adobo|feijoada|chow-chow|\bmole\b|pepperpot|sancocho/,
      ) || f.hint.base === 'stew',
    vessels: ['casserole', 'bowl', 'skillet'],
    bases: ['stew'],
    layout: 'toss',
    most: 5,
    tint: (f) => mix(f.color('#8f4a2a'), '#8f4a2a', f.has(/beef|lamb|venison|wine/) ? 0.65 : 0.25),
    without: liquid,
  },
  {
    name: 'meatballs in sauce',
    when: (f) => f.named(/meatballs?|kofta|polpette/),
    vessels: ['skillet', 'casserole', 'deep-plate'],
    bases: ['sauce', 'spaghetti'],
    layout: 'toss',
    tint: (f) => (f.has(/tomato/) ? '#c94a2c' : '#d9b078'),
    pieces: (f) => [one(f.named(/kofta|kefta|kebab/) ? 'kofta' : 'meatball')],
  },
];
