/** The country whose pints and spoons a recipe measures with, as far as it matters. */
export type Kitchen = 'us' | 'uk' | 'australia';

/** Names that only cooks in the UK and the Commonwealth use. */
const british =
  /\b(?:(?:double|single|clotted|soured) cream|ca(?:st|ste)[eo]?r sugar|icing sugar|demerara|muscovado|plain flour|self[- ]raising|strong (?:white|bread|wholemeal)|wholemeal|bicarb\w*|bicarbonate|courgettes?|aubergines?|cornflour|semi[- ]skimmed|skimmed milk|swedes?|mangetout|spring onions?|beetroot|(?:streaky|back) bacon|rashers?|gammon|(?:beef|lamb|pork|turkey) mince|minced (?:beef|lamb|pork|turkey)|treacle|golden syrup|sultanas?|passata|tinned|tins?|prawns?|haricot|(?:natural|greek) yoghurt|groundnut oil|rapeseed oil|desiccated|digestives?|bramleys?|maris pipers?|king edwards?|stock cubes?|dessertspoons?|mixed spice|pudding rice|suet|rocket leaves|little gems?)\b/giu;

/** Names that only cooks in the US use. */
const american =
  /\b(?:all[- ]purpose|heavy (?:whipping )?cream|half[- ]and[- ]half|confectioners|powdered sugar|kosher|cilantro|scallions?|arugula|cornstarch|sticks? (?:of )?(?:unsalted )?butter|garbanzos?|ground (?:beef|turkey|pork)|bell peppers?|broth|quarts?|molasses|graham|self[- ]rising|velveeta|cool whip|crisco|jell-?o|lima beans?|superfine sugar)\b/giu;

/** Names that only Australian cooks use; capsicums grow in India too. */
const australian =
  /\b(?:thickened cream|eschalots?|rockmelons?|silver ?beet|tasty cheese|lebanese cucumbers?|copha|green shallots|rice bubbles|weet-?bix|sr flour|tim tams?|chat potatoes|continental parsley|long red chill(?:i|ies)|20 ?ml tablespoons?|australian)\b/giu;
const capsicum = /\bcapsicums?\b/iu;
const indian = /\b(?:jeera|haldi|besan|hing|masala|paneer|ghee|dal|atta|maida|curd|methi|ajwain)\b/iu;

/** "2 tbsp (40 ml)": the author states the size of the spoon. */
const statedSpoon = /(\d{1,2}) ?(?:tbsps?|tbs|tablespoons?)\.? ?[(/] ?(\d{2,3}) ?mls?\b/giu;
const australianSpoonMl = 20;

function statedSpoons(text: string): readonly number[] {
  return [...text.matchAll(statedSpoon)].map(([, spoons, ml]) => Number(ml) / Number(spoons));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The country that the words of a recipe, or of a line, point to; null if they point to none. */
export function kitchenOf(lines: readonly string[]): Kitchen | null {
  const text = lines.join('\n').slice(0, 20_000);
  const spoons = statedSpoons(text);
  const isAustralian =
    spoons.length > 0
      ? spoons.includes(australianSpoonMl)
      : count(text, australian) > 0 || (capsicum.test(text) && !indian.test(text));
  if (isAustralian) return 'australia';
  const [uk, us] = [count(text, british), count(text, american)];
  if (uk === us) return null;
  return uk > us ? 'uk' : 'us';
}

/** The country of a line: its own words count first, but Australians use most British words. */
export function kitchenOfLine(line: string, ofRecipe: Kitchen): Kitchen {
  const own = kitchenOf([line]) ?? ofRecipe;
  return own === 'uk' && ofRecipe === 'australia' ? ofRecipe : own;
}

const volumes: readonly (readonly [RegExp, string])[] = [
  [/(?<!imperial |uk |us )\b(?:pints?|pts?)\b\.?/giu, 'imperial pint'],
  [/(?<!imperial |uk |us )\b(?:fl\.? ?oz|fluid ounces?)\b\.?/giu, 'imperial fl oz'],
];
const spoon = /(?<!australian )\b(?:tablespoons?|tbsps?|tbs)\b\.?/giu;

/**
 * The plain line with its measures named as those of the country: a British pint is a fifth larger than an
 * American one, an Australian tablespoon a third.
 */
export function inKitchen(plain: string, kitchen: Kitchen): string {
  if (kitchen === 'us') return plain;
  const imperial = volumes.reduce((text, [pattern, name]) => text.replace(pattern, name), plain);
  return kitchen === 'uk' ? imperial : imperial.replace(spoon, 'Australian tbsp');
}
