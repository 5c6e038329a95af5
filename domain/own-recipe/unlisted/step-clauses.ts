import type { Mention } from '#domain/own-recipe/names/mentions.ts';
import { contentOf, isPlain, isState } from '#domain/own-recipe/words/line-words.ts';
import { inBothNumbers } from '#domain/own-recipe/words/name-forms.ts';

const kitchenware =
  /\b(?!pastry[ -]sheets?)(?:bread|cake|muffin|pie|pizza|pasta|egg|cookie|biscuit|pastry|fish|butter|milk|nut milk|wine|beer|crepe|waffle|cheese|tart|roll|doughnut|donut|flan|brownie|pancake|loaf|sandwich|noodle|paella|tagine|dough|quiche|soup|coffee|tea|espresso|garlic|potato|lemon|lime|orange|citrus|apple|cherry|olive|avocado|pineapple|mango|melon|corn|tomato|onion|pepper|salad|rum|sake|cocktail)[ -](?:knife|knives|tins?|pans?|racks?|machines?|maker|makers|stones?|wheels?|cutters?|press|timer|cups?|dish(?:es)?|plates?|sheets?|scoop|brush|bags?|blender|slice|spatula|kettle|papers?|frother|glass(?:es)?|iron|grater|cloth|moulds?|molds?|pot|hook|scraper|boards?|trays?|slicer|rings?|cases?|liners?|water|cooker|beater|bowls?|mugs?|grinders?|filters?|mills?|mashers?|ricers?|peelers?|squeezers?|juicers?|zesters?|reamers?|corers?|pitters?|stoners?|spinners?|strainers?|splitters?|barrels?|shakers?)\b/gi;
/** Words of a food that say what it is not, what it looks like, or what is done. */
const otherwise: readonly RegExp[] = [
  kitchenware,
  /\b\p{L}{1,30}-(?:like|style)\b/giu,
  /\b(?:instead of|in place of|rather than|free (?:of|from)|omit(?:ting)?|leav(?:e|ing) out|skip(?:ping)?|without|no|not|never)(?: (?:the|any|an?|need for|more|added|extra|real))? (?!need\b|matter\b|more than\b|only\b|\p{L}{1,30}ing\b)\p{L}{1,30}(?: (?:sauce|butter|milk|cream|cheese|flour|oil|egg|eggs|noodles))?/giu,
  /\b(?:(?:colou?r|consistency|texture|thickness|size|shape|look|smells?|feel) of|resembl\w+|looks? like|like|as (?:thick|smooth|pale|fine|big|large) as)(?: (?:a|an|the|of|very|fine|coarse|thick|heavy|light|whipped|melted|wet|soft|smooth|dry|double|pouring|runny|ground|strong|weak|milky))* \p{L}{1,30}(?: (?:butter|cream|milk|flour|sauce|sand))?/giu,
  /\b(?:fine|coarse|like|rough) (?:bread ?)?crumbs\b/gi,
  /\b\p{L}{1,30}[- ](?:sized?|shaped|colou?red)\b/giu,
  /\b(?:peanut|nut|milk|dairy|egg|wheat|soy|sesame|fish|shellfish|lactose|meat|alcohol|sugar)[- ]free\b(?! \p{L})/giu,
  /\b(?:fish|fishing|fished) (?:it |them |\p{L}{1,30} )?out\b/giu,
  /\bcream(?:ed)? (?=the|together|until|in|with)/gi,
  /\bchicken[- ]fried\b/gi,
  // bites with a crisp coat
  /\bpopcorn(?= (?:chicken|turkey|shrimps?|prawns?|squid|fish|cod|tilapia|crawfish|cauliflower|mushrooms?|tofu)\b)/gi,
  // what browns in any food, and how far sugar is cooked
  /\b(?:natural|fruit) sugars\b|\bsugars(?= (?:to )?(?:caramel|brown|concentrate|develop))|\bhard[- ](?:candy|crack|ball) stage\b|\b(?:sugar|candy|meat) thermometers?\b/gi,
  // colors
  /\b(?:cherry|brick|tomato|beet|wine|olive|lime|apple|pea|mint|chestnut|chocolate|coffee|caramel|honey|salmon|peach|lemon|mustard)[- ](?:red|green|brown|pink|yellow|purple)\b/gi,
  /\b(?:deep|pale|bright|burnt|reddish|golden|turn(?:s|ed)?|until|becomes?) orange(?= (?:and|in|all|on|or)\b| ?[.,;)]|$)/gi,
  /\b(?:left|leave|leaving) out (?:the |any )?\p{L}{1,30}/giu,
  /\bno need to (?:add|use|buy) (?:the |any |more |an? )?\p{L}{1,30}/giu,
  /\bfor the sake of\b|\bfig\. ?\d/gi,
  /\bgarlic(?=[- ](?:infused[- ])?oil\b)/gi,
  /\b(?:banana|lotus|fig|grape|vine|ti|corn|maize)[- ](?:leaf|leaves|husks?)\b/gi,
  /\b(?:in a nutshell|roll (?:out|up|into|the|each|it|them|in|to)|egg[- ]shells?)\b/gi,
];

/** The clauses of a text, without phrases that name a food that isn't in the dish. */
export const spokenClauses = (text: string): string[] =>
  otherwise
    .reduce((spoken, phrase) => spoken.replace(phrase, ' , '), text.slice(0, 20_000))
    // a word that no name has, so that "coconut, milk" is two foods
    .replace(/[,()]/g, ' comma ')
    .split(/[.;:!?\n—–]+/)
    .filter((clause) => clause.trim() !== '');

/** Words that steps also use for the dish itself and its parts. */
const dishes: ReadonlySet<string> = new Set(
  (
    'bread cake cookie biscuit pastry pie pancake crepe waffle muffin scone brownie cupcake donut pizza custard curd meringue ' +
    'dumpling roll toast bun gravy crumb caramel fudge toffee butterscotch sandwich ravioli tortellini omelette ' +
    'omelet frittata quiche strudel loaf flatbread roti paratha focaccia pudding ganache praline icing ' +
    'frosting granola muesli aioli vinaigrette nougat halva coleslaw crouton ' +
    'salsa chip paella tempura katsu'
  )
    .split(' ')
    .flatMap((name) => inBothNumbers([name])),
);
/** These are always the dish's own, or what is done. */
const ownParts = new Set(['dough', 'batter', 'stuffing', 'roux', 'crust', 'filling', 'wrap', 'fry']);

const lastOf = ({ words }: Mention) => contentOf(words).at(-1) ?? '';

const adding =
  /^(?:serve|served|serving|eat|combine|finish|enjoy|garnish|top|topped|sprinkle|scatter|dip|spread|spoon|pile|accompany|scoop|add|stir|toss|drizzle|mix|coat|dust)$/;
const beside = new Set([
  'with',
  'on',
  'over',
  'alongside',
  'in',
  'onto',
  'between',
  'beside',
  'add',
  'drizzle',
  'spread',
  'combine',
]);

/** "Serve with naan", not "serve the bread", "pour in the batter". */
function isAdded({ words, before }: Mention): boolean {
  const near = [before.at(-1) ?? '', words[0] ?? ''];
  if (near.some((word) => /^(?:the|this|your|these|each|into|a)$/.test(word) && word !== 'a')) return false;
  const start = before.findIndex((word) => adding.test(word));
  return start >= 0 && before.slice(start).some((word) => beside.has(word));
}

/** "Naan bread" and "pizza dough" are bought, "the dough" is made. */
const isBought = ({ words, before, isAmbiguous, foods }: Mention): boolean =>
  contentOf(words).length > 1 &&
  foods.length === 1 &&
  !isAmbiguous &&
  words[0] !== 'the' &&
  before.at(-1) !== 'the';

/** Whether a mention is the dish itself, or a part that is made of the ingredients. */
export function isOwnPart(mention: Mention): boolean {
  const last = lastOf(mention);
  const isPart = ownParts.has(last) || (dishes.has(last) && !isAdded(mention));
  return isPart && !isBought(mention);
}

const dishTitle =
  /^(?:pasta|noodle|ramen|tortilla|pesto|hummus|mayonnaise|cereal|soup|stew|curry|salad|sauce|dip)s?$/;
const joining = /^(?:with|and|in|on|over|or|of|n|plus|comma)$/;

/** "Rice with naan", not the dish ("cheese pie") nor what is like a food ("cashew ricotta", "tofu steaks"). */
export function isTitleFood(mention: Mention): boolean {
  const previous = mention.before.at(-1) ?? '';
  const isOfItself = previous === '' || joining.test(previous) || isPlain(previous) || isState(previous);
  const last = lastOf(mention);
  return (
    isOfItself &&
    mention.foods.length > 0 &&
    !dishes.has(last) &&
    !dishTitle.test(last) &&
    !ownParts.has(last) &&
    last !== 'chocolate'
  );
}
