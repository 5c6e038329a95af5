/**
 * Groups of foods that people search for or leave out by one word, as patterns of food ids. `more` belongs to a group
 * only when it is left out: lemon juice makes no fruit dish, and "no fruit" means it too.
 */
interface FoodGroup {
  readonly words: readonly string[];
  readonly ids: RegExp;
  readonly more?: RegExp;
}

const berries =
  'strawberry|raspberry|blueberry|blackberry|cranberries|blackcurrants|redcurrants|gooseberries|mixed-berries';
const frozenBerries = 'frozen-(?:rasp|blue|black)berries';
const stoneFruits = 'apricot|peach|nectarine|plum|cherry|sour-cherries';
const otherFruits =
  'apple|golden-delicious-apple|granny-smith-apple|pear|peeled-pear|banana|orange|mandarin|grapefruit|pineapple|mango|' +
  'papaya|kiwi|passion-fruit|lychee|guava|star-fruit|pomegranate-seeds|fig|grapes|watermelon|cantaloupe|' +
  'honeydew-melon|persimmon|quince|rhubarb|canned-(?:pineapple|peaches|pears|mandarins)|fruit-cocktail|medjool-dates';
const roots =
  'carrot|parsnip|turnip|rutabaga|beet|radish|daikon|celeriac|kohlrabi|jerusalem-artichoke|potato|new-potatoes|' +
  'sweet-potato|yam|cassava|taro|jicama';
const leaves =
  'kale|collard-greens|spinach|frozen-spinach|swiss-chard|arugula|watercress|romaine-(?:lettuce|heart)|' +
  '(?:iceberg|butter|leaf|little-gem)-lettuce|mixed-salad-greens|mache|radicchio|belgian-endive|curly-endive|' +
  '(?:dandelion|mustard|beet|turnip)-greens|bok-choy';
const otherVegetables =
  'celery|leek|fennel|broccoli|broccolini|cauliflower|brussels-sprouts|(?:green|red|savoy|napa)-cabbage|cucumber|' +
  'zucchini|yellow-squash|pumpkin|pumpkin-puree|(?:butternut|red-kuri|acorn|spaghetti)-squash|eggplant|tomato|' +
  'cherry-tomatoes|green-tomato|tomatillo|(?:red|green|yellow)-bell-pepper|asparagus|artichoke|green-beans|' +
  'runner-beans|green-peas|frozen-peas|sugar-snap-peas|corn|okra|.*mushrooms?|bean-sprouts|lotus-root|chayote|' +
  'frozen-mixed-vegetables';
const nuts =
  '(?:blanched-)?almonds|walnuts|cashews|hazelnuts|pecans|pistachios|macadamia-nuts|brazil-nuts|(?:roasted-)?peanuts|mixed-nuts';

const whole = (...alternatives: readonly string[]) => new RegExp(`^(?:${alternatives.join('|')})$`);

const groups: readonly FoodGroup[] = [
  {
    words: ['fruit'],
    ids: whole(berries, frozenBerries, stoneFruits, otherFruits),
    more: /orange|lemon(?!grass)|lime|fruit|marmalade|-jam$|apple|raisins|currants|prunes|dates|dried-(?:fig|apricot|cranberr|cherr)|(?:grape|cranberry|pomegranate)-juice|cherries|cherry-pie|mango-chutney|coulis|coconut-water|mixed-peel|avocado$/,
  },
  { words: ['berry'], ids: whole(berries, frozenBerries), more: /berry|berries|currants$/ },
  { words: ['stone fruit'], ids: whole(stoneFruits), more: /apricot|peach|cherr(?!y-tomato)|prunes/ },
  {
    words: ['citrus'],
    ids: /^(?:orange|orange-juice|mandarin|grapefruit|lemon|lime|canned-mandarins)$/,
    more: /orange|lemon(?!grass)|lime|mandarin|marmalade|mixed-peel|flavored-gelatin/,
  },
  { words: ['vegetable', 'veg'], ids: whole(roots, leaves, otherVegetables) },
  { words: ['root vegetable'], ids: whole(roots) },
  { words: ['leafy green'], ids: whole(leaves) },
  {
    words: ['allium'],
    ids: /onion|garlic|leek|chives|scallion|shallot/,
    more: /stock|bouillon|ketchup|seasoning|curry|-soup|gravy|hummus|pesto|salsa|harissa|sriracha|dressing|sausage|marinara|pasta-sauce/,
  },
  {
    words: ['nightshade'],
    ids: /tomato|(?<!sweet-)potato(?:es)?$|eggplant|bell-pepper|chil[ie]|jalapeno|poblano|habanero|serrano|pimiento|pepperoncini/,
    more: new RegExp(
      'potato-|^french-fries$|hash-browns|paprika|cayenne|red-pepper|red-peppers|chipotle|ancho|guajillo|gochu|kimchi|' +
        'ketchup|salsa|hot-sauce|sriracha|sambal|harissa|barbecue|buffalo|enchilada|marinara|pasta-sauce|pizza-sauce|worcestershire|' +
        'brown-sauce|steak-sauce|red-pesto|curry-p|curry|masala|(?:korma|tikka|madras)-paste|berbere|baharat|ras-el-hanout|jerk|cajun|old-bay|' +
        'taco-|adobo|sazon|seasoned-salt|steak-seasoning|chorizo|pepperoni|nduja|salami|sausage|hot-dog|pepper-jack|' +
        'baked-beans|refried-beans|chutney|pickle$|thousand-island|cocktail-sauce|gluten-free-(?:flour|bread)|gnocchi|' +
        'instant-ramen|gravy|mixed-vegetables|fish-fingers|black-bean-sauce|stock|bouillon|-soup|ranch|italian-dressing',
    ),
  },
  {
    words: ['spicy'],
    ids: /chil[ie]|jalapeno|habanero|serrano|cayenne|red-pepper-flakes|chipotle|hot-sauce|sriracha|sambal|harissa|gochu|kimchi|wasabi|buffalo-sauce|nduja|pepper-jack|ancho|pepperoncini/,
    more: /horseradish|curry-p|madras|vindaloo|berbere|jerk|cajun|enchilada|poblano|taco-seasoning|chorizo|salsa|english-mustard|mango-chutney|guajillo|tandoori|chaat|worcestershire/,
  },
  {
    words: ['oily fish', 'fatty fish'],
    ids: /salmon|mackerel|sardines|herring|trout|kippers|anchovy$/,
  },
  {
    words: ['white fish'],
    ids: /^(?:frozen-|salt-)?(?:cod|haddock|pollock|halibut|sole|tilapia|sea-bass|snapper|monkfish|white-fish|sea-bream)$/,
  },
  { words: ['nut'], ids: whole(nuts) },
  {
    words: ['legume', 'pulse'],
    ids: /chickpea|lentil|split-peas|(?:black|kidney|cannellini|navy|pinto|lima|adzuki|mung|borlotti|mixed|fava|baked|refried)-beans|black-eyed-peas|edamame|soybeans/,
  },
  {
    words: ['cheese'],
    ids: /(?<!vegan-)cheese|cheddar|mozzarella|parmesan|grana-padano|pecorino|feta|ricotta|quark|mascarpone|gouda|edam$|emmental|gruyere|provolone|monterey|brie$|camembert|roquefort|halloumi|colby|fontina|muenster|neufchatel|paneer|queso|cotija|pepper-jack|asiago|manchego|leicester|gloucester|wensleydale|havarti/,
  },
];

/** Left out by their allergens, origins, or the names of foods. */
const namedElsewhere: ReadonlySet<string> = new Set(['nut', 'legume']);

/** Words of the groups that somebody who leaves them out means, each with a test of a food id. */
export const groupsToLeaveOut: ReadonlyMap<string, (foodId: string) => boolean> = new Map(
  groups
    .filter(({ words }) => words.every((word) => !namedElsewhere.has(word)))
    .flatMap(({ words, ids, more }) =>
      words.map((word) => [word, (id: string) => ids.test(id) || more?.test(id) === true]),
    ),
);

/** The words of all groups. */
export const foodGroupWords: readonly string[] = [...new Set(groups.flatMap(({ words }) => words))];

/** What a dish with these foods is also found by. */
export const groupWordsOf = (foodIds: readonly string[]): readonly string[] =>
  groups.flatMap(({ words, ids }) => (foodIds.some((id) => ids.test(id)) ? words : []));
