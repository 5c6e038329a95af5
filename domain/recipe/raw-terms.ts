import type { RawKind } from './raw-foods.ts';

/** Treatments that cook the whole dish through. */
const cooksAll =
  /\b(bake[sd]?|baking(?! (dish|tray|powder|soda|paper|sheet|parchment|tin|pan|mat))|(in|into|to) the oven|oven until|slow cook\w*|pressure cook\w*|microwave|deep[- ]?fr\w+|casserole|stew(?!ed)\w*)\b/i;
const cooks =
  /\b(cook\w*|boil\w*|simmer\w*|poach\w*|steam\w*|stew\w*|brais\w+|roast\w*|grill\w*|broil\w*|fry|fries|fried|frying(?! pan)|saut[eé]\w*|brown(?! (sugar|rice|lentils?|bread|butter))\w*|sear|sears|seared|searing|char|barbecue\w*|scrambl\w+|griddle\w*|until (just )?(opaque|(it )?flak\w+))\b/i;
const cookedTitle =
  /\b(omelett?es?|frittatas?|tortilla|quiches?|pancakes?|cr[eê]pes|waffles?|meatballs?|schnitzels?|bread|muffins?|brownies?|(?<!cheese)cakes?|cookies(?! dough)|pie|soup|curry|burgers?)\b/i;
/** An inner temperature that kills germs. */
const temperature = /\b(6[3-9]|7\d|8\d|9\d|100) ?°? ?C\b|\b(1[4-9]\d|2[01]\d) ?°? ?F\b/;
/** Mentions of heat that do not heat the food. */
const noHeat =
  /\b(off the heat|from the heat|off heat|no[- ]bake|no[- ]cook|without (cooking|heat\w*|bak\w*)|(don.t|do not|never|no need to) (cook|boil|heat|bake|fry|roast|grill)|uncooked|residual)\b/i;
const ovenOnly = /\b(pre)?heat (the |your |an )?(oven|grill|barbecue)\b[^,.;]*/gi;
/** Names of things that are cooked elsewhere, which are no cooking steps. */
const things =
  /\b(cooked|boiled|roasted|grilled|fried|toasted|steamed|baked) (\w+)|\bcooking (oil|spray|chocolate)|\bcook.s? note/gi;

/** Whether a sentence cooks the whole dish, the foods it names, or nothing. */
export function hotWords(sentence: string, kind: RawKind): 'all' | 'named' | 'none' {
  if (temperature.test(sentence.replaceAll(ovenOnly, ''))) return 'all';
  const text = sentence.replaceAll(ovenOnly, '').replaceAll(things, (whole, _, noun: string | undefined) =>
    // "fried egg" cooks the egg; "boiled potatoes" cook nothing else
    noun !== undefined && wordsOfKind(kind, '').test(noun) ? whole : '',
  );
  if (noHeat.test(text)) return 'none';
  return cooksAll.test(text) ? 'all' : cooks.test(text) ? 'named' : 'none';
}

/** Whether the title says that the dish is cooked. */
export const isCookedTitle = (title: string, kind: RawKind): boolean =>
  hotWords(title, kind) !== 'none' || (!noHeat.test(title) && cookedTitle.test(title));

const general: Readonly<Record<RawKind, string>> = {
  egg: 'eggs?|yolks?|whites?',
  fish: 'fish|fillets?|prawns?|shrimps?|seafood|steaks?',
  meat: 'meat|mince|steaks?|beef|lamb|pork|chicken|turkey|veal|chops?|fillets?|patt(?:y|ies)|burgers?',
  unpasteurized: 'milk|juice|cider|cream',
};

/** Words that refer to the food in a sentence. */
export const wordsOfKind = (kind: RawKind, name: string): RegExp => {
  const word = name.toLowerCase().split(/\s+/).at(-1) ?? '';
  const own = word.length > 2 ? `|${word.replaceAll(/[^a-z]/g, '.')}` : '';
  return new RegExp(`\\b(?:${general[kind]}${own})\\b`, 'i');
};

/** "Cooked prawns", "hard-boiled eggs": bought or prepared that way. */
export const isCookedByName = (name: string): boolean =>
  /\b(cooked|boiled|leftover|tinned|canned|roasted|smoked|poached|rotisserie|dried|powdered)\b/i.test(name) &&
  !/\b(uncooked|soft[- ]boiled)\b/i.test(name);

const rawTitles: Readonly<Record<RawKind, RegExp | null>> = {
  egg: /mousse|tiramis|mayonnaise|\bmayo\b|a[iï]oli|allioli|carbonara|caesar|hollandaise|b[eé]arnaise|egg ?nog|advocaat|zabag?lione|zabaione|sabayon|semifreddo|royal icing|cookie dough|r[eé]moulade|tartare? sauce|soft[- ]boiled|onsen|eggs? benedict|sunny[- ]side/i,
  fish: /ceviche|tartare|sushi|sashimi|nigiri|\bmaki\b|\bpok[eé]\b|crudo|carpaccio|gravad|gravlax|tiradito|aguachile|tataki|\braw\b/i,
  meat: /tart?are?\b(?! sauce)|carpaccio|\bmett\b|crudo|tataki|kibbeh nay+eh|\brare\b|\braw\b/i,
  unpasteurized: null,
};

/** In a sentence about eggs, in either order; after these minutes the yolk is still soft. */
const [boil, egg] = [/\bboil\w*[^.;]{0,40}/.source, /(?<!quail )\beggs?\b(?! noodles)[^.;]{0,40}/.source];
const softMinutes =
  /\bfor (?:about |exactly |around )?(?:[3-7]|three|four|five|six|seven)(?: 1\/2|½| and a half)?(?: ?(?:-|to) ?[4-8])? ?min/
    .source;
const boiledBriefly = [boil + egg, egg + boil].map((words) => new RegExp(words + softMinutes));

const rareWords: Readonly<Record<RawKind, RegExp | null>> = {
  egg: new RegExp(
    [
      /\brunny\b|soft[- ]boil|\bjammy\b|\bdippy\b|sunny[- ]side|over[- ]easy\b|raw eggs?\b|ramen eggs?\b|ajitama/,
      /yolks? (?:is|are|stays?|remains?|still) (?:still )?(?:soft|liquid|runny)/,
      // the yolk sets after the white
      /whites? (?:is|are) (?:just |only |barely )?set\b(?! (?:and|but) (?:the )?yolks?)/,
      /\b(?:[3-7]|three|four|five|six|seven)(?:[- ](?:1\/2|and a half))?[- ]minute eggs?\b/,
      ...boiledBriefly,
    ]
      .map(({ source }) => source)
      .join('|'),
    'i',
  ),
  fish: /medium[- ]rare|\brare\b|still (?:raw|translucent|pink)|sushi[- ]grade|sashimi[- ]grade|seared (?:ahi|tuna)|(?:cent(?:er|re)s?|middles?|insides?) (?:should|will|is|are|stays?|remains?)[^.;]{0,20}\b(?:pink|rare|raw|red|translucent)\b/i,
  meat: /medium[- ]rare|\brare\b|still (?:raw|pink)|pink (?:in|inside|at) |\bblushing\b|\brosy (?:in|inside|at|cent)|\b(?:serve|served|slightly|a little|a bit|keep (?:it|them)) pink\b|\bpink cent(?:er|re)s?\b/i,
  unpasteurized: null,
};

/** Whether title or text mention that the food stays raw or runny, without a safe temperature. */
export function saysRare(kind: RawKind, title: string, text: string): boolean {
  if (rareWords[kind]?.test(text)) return !temperature.test(text);
  return rawTitles[kind]?.test(title) === true && !temperature.test(text.replaceAll(ovenOnly, ''));
}
