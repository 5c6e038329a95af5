import type { Food } from '#domain/food/food.ts';

/** Onions, garlic, and pulses are fried or roasted until they crunch, often in flour. */
const notCrunchy =
  /\b(?:onion|shallot|garlic|leek|scallion|corn|peas|(?:chick|black-eyed-)peas|beans|lentils)\b/;
const isDryOrDrink = ({ aisle }: Food) => ['grains-and-pasta', 'baking', 'drinks'].includes(aisle);
const isPotato = ({ aisle, id }: Food) => aisle === 'produce' && /potato(?:es)?$/.test(id);

/** Words that change no food, except that with these they name a product. `words`: all of the name. */
const fits: Readonly<Record<string, (food: Food, words: readonly string[]) => boolean>> = {
  // a baby carrot is young; baby rice, baby oatmeal, and baby milk are made for babies
  baby: (food) => !isDryOrDrink(food) && !/milk|yogurt|kefir|sauce|puree$/.test(food.id),
  crunchy: ({ aisle, id }) => aisle === 'nuts-and-seeds' || !notCrunchy.test(id),
  // lemonade and cider with alcohol
  hard: ({ aisle }) => aisle !== 'drinks',
  // often made from fish
  kosher: ({ origins }) => !origins.includes('gelatin'),
  // what a maker sells with the name of a fresh food has its flavor: a chocolate with orange, a stock of chicken
  brand: ({ aisle, id }, words) =>
    !['produce', 'meat', 'nuts-and-seeds'].includes(aisle) &&
    !/^(?:wild-rice|honey)$/.test(id) &&
    (id !== 'vanilla-extract' || words.some((word) => /^(?:extract|essence|flavoring|pure)$/.test(word))),
  'soup-brand': ({ id }) => /soup|stock|juice|breadcrumbs|bean|chickpea|artichoke|crushed-tomatoes/.test(id),
  // natural red is often carmine, of insects
  natural: ({ id }) => id !== 'food-coloring',
  // breaded, unless raw
  strip: ({ aisle, id }, words) => words.includes('raw') || (aisle !== 'fish' && id !== 'whole-chicken'),
  // frozen potato wedges may be coated
  wedge: (food) => !isPotato(food),
  // whipped potatoes have milk
  whipped: ({ aisle }) => aisle !== 'produce',
};

/** Whether a food with a plain name is still that food with this word. */
export const plainWordFits = (word: string, food: Food, words: readonly string[]): boolean =>
  fits[word]?.(food, words) ?? true;

/** Words that say so in a note as well: "cider (hard)". */
export const isTelling = (word: string): boolean => word === 'hard' || word === 'kosher';
