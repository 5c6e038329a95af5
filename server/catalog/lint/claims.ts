import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { LintedRecipe, Rule } from './linted-recipe.ts';
import { distinctiveWords, wordsOf } from './words.ts';

const dietWords: readonly (readonly [claim: RegExp, diet: Diet])[] = [
  [/\bvegan\b/i, 'Vegan'],
  [/\b(?:vegetarian|meatless)\b/i, 'Vegetarian'],
  [/\bgluten[- ]free\b/i, 'Gluten Free'],
  [/\bketo(?:genic)?\b/i, 'Ketogenic'],
  [/\bpaleo\b/i, 'Paleo'],
  [/\blow[- ]FODMAP\b/i, 'Low FODMAP'],
];

/** What a denied word means to members who avoid it, where it is more than the food of that name. */
const deniedAllergens: Readonly<Record<string, readonly AllergenId[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  egg: ['egg'],
  nut: ['tree_nut', 'peanut'],
  peanut: ['peanut'],
  wheat: ['wheat'],
  gluten: ['gluten'],
  soy: ['soy'],
  sesame: ['sesame'],
  fish: ['fish'],
};
const onions = new Set(wordsOf('onion scallion shallot leek chives'));
const families: Readonly<Record<string, ReadonlySet<string>>> = { onion: onions };
/** Words that mean several things, so that "no butter" denies no peanut butter. */
const open = new Set(wordsOf('butter cream flour cheese oil powder water sauce bread juice sugar rice'));

const denial = /\b(?:without|no(?! more\b)|free of|free from|minus|neither|nor)\b([^.;:]*)/giu;
const freeOf = /\b(\p{L}+)-free\b/giu;
/** The word that ends a list of denied foods. */
const ends =
  /\b(?:to|in|with|but|on|for|that|still|just|only|so|between|under|before|after|until|as|while|where|when|makes?|is|are|(?:and|or) (?:the|it|everybody|nobody))\b/i;

/** Of "wheat, onion, or garlic" all; of "roll, stringy with cheese" the first. */
function itemsOf(list: string): string[] {
  const parts = (list.split(ends)[0] ?? '').split(/,|\b(?:and|or|nor)\b/);
  return /\b(?:and|or|nor)\b/.test(list) ? parts : parts.slice(0, 1);
}

/** Their aliases hold words such as cube and table. */
const basics = new Set(['water', 'salt']);

const textOf = ({ recipe }: LintedRecipe) => `${recipe.title}. ${recipe.summary}`;

function deniedWords(text: string): string[] {
  const items = [...text.matchAll(denial)].flatMap(([, list = '']) => itemsOf(list));
  return wordsOf([...items, ...[...text.matchAll(freeOf)].map(([, word = '']) => word)].join(' '));
}

function contradiction(word: string, { computed, foods }: LintedRecipe): string | null {
  const allergens = deniedAllergens[word];
  if (allergens !== undefined) {
    const found = computed.allergens.find(({ id }) => allergens.includes(id));
    return found === undefined ? null : found.id;
  }
  if (open.has(word)) return null;
  const family = families[word] ?? new Set([word]);
  const food = foods.find(
    (it) => !basics.has(it.id) && [...distinctiveWords(it)].some((name) => family.has(name)),
  );
  return food?.name ?? null;
}

/** Title and description deny nothing that is in the dish, and name no diet that it doesn't suit. */
export const claimsRule: Rule = (recipe) => {
  const text = textOf(recipe);
  const line = recipe.lineOf('description');
  const diets = dietWords
    .filter(([claim, diet]) => claim.test(text) && !recipe.computed.diets.includes(diet))
    .map(([, diet]) => ({
      line,
      text: `title or description says ${diet}, and the ingredients don't suit it`,
    }));
  const denied = [...new Set(deniedWords(text))].flatMap((word) => {
    const found = contradiction(word, recipe);
    return found === null
      ? []
      : [
          {
            line,
            text: `title or description denies "${word}", and the dish holds ${found}; say it otherwise`,
          },
        ];
  });
  return [...diets, ...denied];
};

const health =
  /\b(?:gentle|kind|easy|light) on\b|\b(?:sooth|heal(?:s|ing|thy)|restor|detox|cleans(?:e|ing)|settl|digest|immun|calm|nourish)\w*|\bagrees? with\b|\bpays? for it\b|\bto sleep on\b|\bsafe\b|\b(?:gut|stomach|tummy|(?<!pork )belly)\b|\bgood for you\b|\bto (?:fear|worry about)\b|\beverything in it is gentle\b/i;

/** No text says how a dish makes somebody feel: what one member bears makes another ill, and verdicts say it by name. */
export const healthClaimsRule: Rule = (recipe) => {
  const found = health.exec(textOf(recipe));
  return found === null
    ? []
    : [
        {
          line: recipe.lineOf('description'),
          text: `"${found[0]}" reads as a promise about health; describe the taste`,
        },
      ];
};

const undercooked =
  /\b(?:barely (?:cooked|warmed|set)|runny|jammy|still pink|soft yolks?|rare|blushing|undercooked)\b/i;
const isDenied = /\bjammy is out\b/i;

/** No text praises meat, fish, or eggs that are less cooked than the steps say. */
export const donenessRule: Rule = (recipe) => {
  const text = textOf(recipe).replace(isDenied, '');
  const found = undercooked.exec(text);
  const isRisky = recipe.computed.foodIds.some((id) =>
    recipe.table.get(id)?.origins.some((it) => /^(?:meat|poultry|fish|shellfish|egg)$/.test(it)),
  );
  return found === null || !isRisky
    ? []
    : [
        {
          line: recipe.lineOf('description'),
          text: `"${found[0]}" praises what the steps cook through; say what is eaten`,
        },
      ];
};
