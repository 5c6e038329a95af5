import { titleKey } from '#domain/recipe/title-key.ts';
import { brands, soupBrands } from './brands.ts';
import { spellings } from './spellings.ts';

/** Phrases about the cut. */
const cuts =
  'white and green part, white and light green part, white part, any color, any size, across the grain, against the grain, crust cut off, crust removed';

/** Phrases that count as one word, by their first word; the longest first. */
const phrases: readonly (readonly [string, string])[] = [
  ...cuts.split(', ').map((cut) => [cut, 'sliced'] as const),
  ['patted dried', 'patted'],
  ['pat dried', 'patted'],
  ['spun dried', 'patted'],
  ['squeezed dried', 'patted'],
  ['wrung dried', 'patted'],
  ['blotted dried', 'patted'],
  ['cocoa solid', 'good'],
  ['cocoa content', 'good'],
  ['cacao solid', 'good'],
  ['cacao content', 'good'],
  ['stone ground', 'fine'],
  ['fresh or frozen', 'fresh'],
  ['frozen or fresh', 'fresh'],
  ['fresh ground', 'freshly'],
  ['freshly ground', 'freshly'],
  ['fresh cracked', 'freshly'],
  ['freshly cracked', 'freshly'],
  ['fresh grated', 'freshly'],
  ['fresh squeezed', 'freshly'],
  ['skin on', 'skin-on'],
  ['skin off', 'skinless'],
  ['bone in', 'bone-in'],
  ['no bone', 'boneless'],
  ['on the vine', 'ripe'],
  ['on the bone', 'bone-in'],
  ['extra virgin', 'extra-virgin'],
  ['extra lean', 'lean'],
  ['low sodium', 'low-sodium'],
  ['lower sodium', 'low-sodium'],
  ['reduced sodium', 'low-sodium'],
  ['less sodium', 'low-sodium'],
  ['low salt', 'low-sodium'],
  ['reduced salt', 'low-sodium'],
  ['sodium free', 'low-sodium'],
  ['salt free', 'unsalted'],
  ['no salt added', 'unsalted'],
  ['no added salt', 'unsalted'],
  ['low fat', 'low-fat'],
  ['reduced fat', 'low-fat'],
  ['lower fat', 'low-fat'],
  ['half fat', 'low-fat'],
  ['fat free', 'fat-free'],
  ['non fat', 'fat-free'],
  ['full fat', 'full-fat'],
  ['full cream', 'full-fat'],
  ['gluten free', 'gluten-free'],
  ['wheat free', 'wheat-free'],
  ['dairy free', 'dairy-free'],
  ['milk free', 'dairy-free'],
  ['non dairy', 'dairy-free'],
  ['plant based', 'vegan'],
  ['lactose free', 'lactose-free'],
  ['nut free', 'nut-free'],
  ['egg free', 'egg-free'],
  ['soy free', 'soy-free'],
  ['sugar free', 'sugar-free'],
  ['no sugar added', 'sugar-free'],
  ['no added sugar', 'sugar-free'],
  ['no sugar', 'sugar-free'],
  ['alcohol free', 'alcohol-free'],
  ['non alcoholic', 'alcohol-free'],
  ['meat free', 'meatless'],
  ['free range', 'organic'],
  ['grass fed', 'organic'],
  ['store bought', 'organic'],
  ['shop bought', 'organic'],
  ['home made', 'homemade'],
  ['whole wheat', 'wholewheat'],
  ['semi sweet', 'semisweet'],
  ['bitter sweet', 'bittersweet'],
  ['part skim', 'part-skim'],
  ['green part', 'greens-only'],
  ['green top', 'greens-only'],
  ['greens only', 'greens-only'],
  ['green only', 'greens-only'],
  ['of choice', 'of-choice'],
  ['of your choice', 'of-choice'],
  ['of any kind', 'of-choice'],
  ['any type', 'of-choice'],
  ['any sort', 'of-choice'],
  ['any variety', 'of-choice'],
  ['any brand', 'of-choice'],
  ['any kind', 'of-choice'],
  ['corn on the cob', 'corn'],
  ['their liquor', 'juice'],
  ['plastic wrap', 'foil'],
  ['tea towel', 'towel'],
  ['vegetable peeler', 'peeler'],
  ['cling wrap', 'foil'],
  ['fat garlic', 'garlic'],
  ['fat clove', 'clove'],
  ['high quality', 'good'],
  ['best quality', 'good'],
  ['vine ripened', 'ripe'],
  ['vine ripe', 'ripe'],
  ['sun ripened', 'ripe'],
  ['tree ripened', 'ripe'],
  ['leaf and tender stem', 'leaf'],
  ['leaf and thin stem', 'leaf'],
  ['leaf and stem', 'leaf'],
  ['stem and leaf', 'leaf'],
  ['in spring water', 'in water'],
  ['in salted water', 'in water'],
  ['in brine', 'in water'],
  ['fine grain', 'fine'],
  ['ice cold', 'cold'],
  ['hot water', 'water'],
  ['hot tap water', 'water'],
  ['day old', 'stale'],
  ['half and half', 'half-and-half'],
  ['hazel nut', 'hazelnut'],
  ['s r', 'self-raising'],
  ['sr', 'self-raising'],
  ['self raising', 'self-raising'],
  ['long grain', 'long grain'],
];
const phrasesByFirst = Map.groupBy(
  [
    ...phrases.map(([from, to]) => ({ from: from.split(' '), to: to.split(' ') })),
    ...brands.map((name) => ({ from: name.split(' ').flatMap(spelt), to: ['brand'] })),
    ...soupBrands.map((name) => ({ from: spelt(name), to: ['soup-brand'] })),
    { from: ['kraft', 'macaroni'], to: ['macaroni-dinner'] },
  ],
  ({ from }) => from[0] ?? '',
);

/** The regular singular of a word. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oe|se|xe|ze|che|she)s$/.test(word))
    return /(?:ss|x|z|ch|sh|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function merged(words: readonly string[]): string[] {
  const out: string[] = [];
  let at = 0;
  while (at < words.length) {
    const found = phrasesByFirst
      .get(words[at] ?? '')
      ?.filter(({ from }) => from.every((word, n) => words[at + n] === word))
      .toSorted((a, b) => b.from.length - a.from.length)[0];
    out.push(...(found?.to ?? [words[at] ?? '']));
    at += found?.from.length ?? 1;
  }
  return out;
}

function spelt(word: string): string[] {
  const one = singular(word);
  return (spellings[word] ?? spellings[one] ?? one).split(' ');
}

/** "Peeled and diced carrots": joins no foods. "Fresh and dried herbs" does. */
const isJoiner = (word: string, at: number, all: readonly string[]): boolean => {
  const around = [all[at - 1] ?? '', all[at + 1] ?? ''];
  return (
    word === 'and' &&
    around.every((it) => it !== 'fresh' && (isPlain(it) || isState(it))) &&
    around.some(isPlain)
  );
};

/** The words of a word as it is written: lines repeat them, and each line asks for the same ones many times. */
const readBefore = new Map<string, readonly string[]>();
const maxReadBefore = 5_000;

function spelledWords(written: string): readonly string[] {
  const before = readBefore.get(written);
  if (before !== undefined) return before;
  const words = titleKey(written)
    .split(' ')
    .flatMap((word) => (word === '' ? [] : spelt(word)));
  if (readBefore.size >= maxReadBefore) readBefore.clear();
  readBefore.set(written, words);
  return words;
}

/** Normalized words of a name: lower case, singular, one spelling, `gluten free` as one word. */
export const nameWords = (words: readonly string[]): string[] =>
  merged(words.flatMap(spelledWords)).filter((word, at, all) => !isJoiner(word, at, all));

const wordSet = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/)
      .flatMap((word) => (word.includes('-') ? [word] : spelt(word))),
  );

/** Words that don't change the food: cut, cleaning, temperature, quality, quantity. */
const plain = wordSet(`
  i we you it ive im refrigerated refrigerator
 fresh freshly organic ripe unripe overripe small medium large big jumbo mini baby young thick thin thickly thinly
 fine finely rough roughly coarse coarsely chopped diced sliced minced peeled unpeeled shredded cubed halved quartered
 boneless skinless skin-on bone-in trimmed washed rinsed scrubbed cleaned cored seeded deseeded stemmed stoned pitted
 hulled shelled husked shucked deveined zested juiced strained sifted packed loosely lightly firmly tightly heaped
 heaping level leveled levelled rounded scant generous softened melted cooled cold warm warmed lukewarm chilled 
 boiling crumbled crushed cracked bruised smashed grated shaved shaving torn picked drained undrained pressed
 squeezed thawed defrosted uncooked raw whisked beaten separated divided pureed blended sifted whipped 
 lengthwise crosswise diagonally julienned julienne matchstick strip piece chunk wedge slice ribbon half
 quarter bite size sized inch cm mm long wide optional only just well very each total room temperature temp off
 removed discarded reserved intact attached patted extra-virgin virgin pure real good quality best
 favorite favourite homemade natural plain premium fancy prepared sharp mild strong soft firm hard crusty
 sturdy day stale whole kosher of the a an some few little more extra about approximately approx
 roughly fluffy spooned shaken stirred scored split snipped plucked wiped tied rindless lean seedless
 unbleached quick easy cook ready made bought full-fat full 
 cut your my our any other additional needed desired needing such eg ie preferred
 brand soup-brand type kind quality variety color coloured deep heavily gently evenly separately
 then if wanted possible available season nice lovely bunch handful pinch sprig splash drizzle glug knob dash
 
 tailed ended de veined butterflied spatchcocked frenched fatty 
 gutted filleted boned flat leafy tender inner outer 
 crunchy crustless slightly really
 smooth chunky shredding grating dusting greasing drizzling
 sprinkling brushing garnish garnishing serving serve frying taste unbaked rolled baby-cut clump unsprayed undyed unwaxed waxed uncut finishing decorating decoration
 plump juicy heavy supermarket recipe batch minute hour second overnight hass haas
 superfine podded trimming sustainable live certified grind grinding twist turn crack shake preferably ideally again later use used using
 
`);

/** States that make another food, unless the food has that state already or it does not matter for it. */
export const states = wordSet(`
  canned jarred dried frozen smoked cooked boiled roasted roast toasted fried grilled baked steamed poached blanched
  precooked leftover ground powdered powder pickled fermented cured candied crystallized crystallised glazed sweetened
  unsweetened salted unsalted low-sodium low-fat fat-free sugar-free gluten-free wheat-free dairy-free lactose-free
  nut-free egg-free soy-free alcohol-free vegan vegetarian meatless light dark mashed hot instant part-skim condensed
  marinated seasoned flavored breaded battered stuffed filled infused sprouted malted concentrated reconstituted
  creamy aged old caramelized caramelised rotisserie greens-only stewed bottled
`);

export const isState = (word: string): boolean => states.has(word);
export const isPlain = (word: string): boolean => plain.has(word) && !states.has(word);

/** The words of a name that say what it is, without amounts, cuts, and states. */
export const contentOf = (words: readonly string[]): string[] =>
  nameWords(words).filter((word) => !isPlain(word) && !isState(word) && !/^\d/.test(word));
