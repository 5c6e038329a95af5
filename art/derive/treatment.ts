/** How a recipe cuts and cooks each of its foods, read from what follows the food's name and from the steps. */
import type { Recipe, RecipeIngredient } from '#domain/recipe/recipe.ts';

export type Cut =
  | 'diced'
  | 'strips'
  | 'sliced'
  | 'half moons'
  | 'shredded'
  | 'grated'
  | 'ribbons'
  | 'sticks'
  | 'wedges'
  | 'halved'
  | 'whole'
  | 'mashed'
  | 'flaked'
  | 'crumbled'
  | 'chopped'
  | 'florets';

export interface Treatment {
  /** The last cut that the recipe speaks of. */
  readonly cut: Cut | null;
  /** Fried, roasted or grilled: it took color. */
  readonly isBrowned: boolean;
  readonly isGrilled: boolean;
  readonly isRoasted: boolean;
  /** Simmered, poached, boiled or steamed. */
  readonly isMoist: boolean;
  readonly isBreaded: boolean;
  /** The clauses that speak of it, in small letters. */
  readonly said: string;
}

const cuts: readonly (readonly [Cut, RegExp])[] = [
  ['half moons', /half[- ]moons?|half-rounds/],
  ['ribbons', /\bribbons?\b|\bshav(e|ed)\b|spirali[sz]e|peeler/],
  ['sticks', /\bsticks?\b|batons?|matchsticks?|julienned?|\bfries\b|soldiers/],
  ['strips', /\bstrips?\b/],
  ['florets', /florets?/],
  ['wedges', /wedges?|quarter(s|ed)?\b/],
  ['shredded', /\bshred(s|ded)?\b|\bpull(ed)?\b/],
  ['flaked', /\bflaked\b|\bflake (it|the|them|in|into|over)\b|in (large )?flakes/],
  ['grated', /\bgrat(e|ed)\b|rice it|riced/],
  ['crumbled', /\bcrumbl(e|ed)\b/],
  ['mashed', /(?<!\b(?:the|on|over|under|into|of|a) )\bmash(ed)?\b|pur[eé]ed?|\bcrush(ed)?\b/],
  ['diced', /\bdic(e|ed)\b|\bcub(e|es|ed)\b|\bchunks?\b|bite-size|in \d[^,]*pieces/],
  ['halved', /\bhalv(e|es|ed)\b|in half/],
  ['sliced', /\bslic(e|es|ed)\b|\brounds\b|\bcoins\b|\brings\b/],
  ['chopped', /\bchop(ped)?\b|\bminced?\b|\bsnip(ped)?\b/],
  ['whole', /\bwhole\b|in one piece|left whole/],
];
const cutOf = (text: string): Cut | null => cuts.find(([, word]) => word.test(text))?.[0] ?? null;

const browning =
  /\b(fr(y|ied|ies)|saut[eé](ed|s)?|sear(ed)?|brown(ed)?|crisp(ed)?|stir-fr(y|ied)|roast(ed)?|grill(ed)?|broil(ed)?|char(red)?|griddle|golden|caramelize)\b/;
const grilling = /\b(grill(ed)?|char(red)?|barbecue|griddle)\b/;
const roasting = /\b(roast(ed)?|bak(e|ed)|oven|broil(ed)?)\b/;
const moist = /\b(poach(ed)?|simmer(ed)?|boil(ed)?|steam(ed)?|braised?|stew(ed)?|blanch(ed)?)\b/;
const breading = /\bbreadcrumbs?|\bpanko\b|\bbatter\b|\bbread them\b|\bcoat (in|with) (flour|egg)/;

/** Words of a name that many foods share. */
const common = new Set(
  'fresh ground canned dried frozen cooked large small medium lean whole white red green yellow black brown of in the and with without piece breast thigh fillet leaf low fat free light skin boneless skinless'.split(
    ' ',
  ),
);
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(tomato|potato|mango)es$/, '$1')
    .replace(/leaves$/, 'leaf')
    .replace(/([^s])s$/, '$1');
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[a-zäöüéèñç]+/g)
    ?.map(singular) ?? [];

const kinds: readonly (readonly [RegExp, string])[] = [
  [/beef|pork|lamb|veal|venison|bison|chicken|turkey|steak|rabbit|duck/, 'meat'],
  [
    /cod|haddock|halibut|salmon|trout|tilapia|sole|bass|snapper|mackerel|pollock|monkfish|tuna|catfish/,
    'fish',
  ],
  [/chicken|turkey|duck/, 'bird'],
];

/** The words by which the steps call an ingredient. */
function callsOf({ foodId, name }: RecipeIngredient): ReadonlySet<string> {
  const own = wordsOf(name.split(',')[0] ?? '');
  const id = foodId.split('-').map(singular);
  const words = [...own, ...id].filter((word) => !common.has(word));
  const last = [...own].at(-1);
  return new Set([
    ...(words.length > 0 ? words : last ? [last] : []),
    ...kinds.flatMap(([pattern, word]) => (pattern.test(foodId) ? [word] : [])),
  ]);
}

const sentencesOf = (steps: readonly string[]): readonly string[] =>
  steps.flatMap((step) => step.toLowerCase().split(/[.;:!?](?:\s|$)/));
const clausesOf = (sentence: string): readonly string[] =>
  sentence.split(/,\s|\sthen\s|\sand\s(?=[a-z]+ (?:it|them|the|into|in|for|on|with)\b)/);

interface Seen {
  cut: Cut | null;
  text: string;
  /** Heat that a later sentence mentions. */
  readonly heats: string[];
}

/** By food id. */
export function treatmentsOf({
  ingredients,
  steps,
}: Pick<Recipe, 'ingredients' | 'steps'>): ReadonlyMap<string, Treatment> {
  const calls = ingredients.map((i) => ({ id: i.foodId, words: callsOf(i) }));
  const seen = new Map<string, Seen>();
  for (const { foodId, name } of ingredients) {
    const prepared = name.split(',').slice(1).join(',').toLowerCase();
    const cut = cutOf(prepared) ?? seen.get(foodId)?.cut ?? null;
    seen.set(foodId, { cut, text: prepared, heats: [] });
  }
  const calledIn = (text: string): string[] => {
    const words = new Set(wordsOf(text));
    return calls.filter((c) => [...c.words].some((word) => words.has(word))).map((c) => c.id);
  };
  let before: readonly string[] = [];
  for (const sentence of sentencesOf(steps)) {
    let here: readonly string[] = [];
    let last = before;
    for (const clause of clausesOf(sentence)) {
      const called = calledIn(clause);
      if (called.length > 0) last = called;
      here = [...new Set([...here, ...called])];
      const cut = cutOf(clause);
      for (const id of here.length > 0 ? here : before) {
        const food = seen.get(id);
        if (!food) continue;
        food.text += `\n${clause}`;
        if (cut !== null && last.includes(id) && called.length <= 2) food.cut = cut;
      }
      if (moist.test(clause)) for (const id of before) seen.get(id)?.heats.push('moist');
    }
    if (here.length > 0) before = here;
  }
  return new Map(
    ingredients.map(({ foodId, cooking }) => {
      const { cut = null, text = '', heats = [] } = seen.get(foodId) ?? {};
      const isDry = cooking === 'roasted';
      return [
        foodId,
        {
          cut,
          isBrowned: browning.test(text) || (isDry && !moist.test(text)),
          isGrilled: grilling.test(text),
          isRoasted: roasting.test(text),
          isMoist: moist.test(text) || heats.length > 0 || cooking === 'boiled',
          isBreaded: breading.test(text),
          said: text,
        },
      ];
    }),
  );
}

export const untreated: Treatment = {
  cut: null,
  isBrowned: false,
  isGrilled: false,
  isRoasted: false,
  isMoist: false,
  isBreaded: false,
  said: '',
};
