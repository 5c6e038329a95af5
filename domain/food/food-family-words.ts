import { allergenGroups, allergensCalled } from '#domain/allergen/allergen-words.ts';
import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food, Origin } from './food.ts';
import { groupsToLeaveOut } from './food-groups.ts';
import type { ProteinSource } from './protein-sources.ts';

/** Words that foods of other kinds are named with: peanut butter is no butter, and black pepper no pepper. */
export const isMeantAlone = (word: string): boolean =>
  /^(butter|pepper|cream|salt|water|ice|sauce|leaf|green|flour|paste|powder|chip|spread|wrap)$/.test(word);

/** Words that a food is a kind of when a name of it ends with them: bread flour is no bread. */
export const isNamedLast = (word: string): boolean =>
  /^(bread|oil|vinegar|stock|broth|squash|juice|seed|syrup|soup|steak)$/.test(word);

/** Words that plants' drinks and the like bear too. */
export const isOfMilk = (word: string): boolean => /^(milk|yogurt)$/.test(word);

/** Words that are food only in the plural: "peppers" are no black pepper. */
export const inPlural: ReadonlyMap<string, string> = new Map([['peppers', 'capsicum fruit']]);

/** Words that say how a food is, and mean none alone. */
export const isQualifier = (word: string): boolean =>
  /^(red|green|white|black|yellow|brown|dark|light|fresh|frozen|dried|dry|canned|cooked|raw|whole|ground|baby|sweet|hot|low|free|fat|sodium|calorie|reduced|large|small|plain|mixed|sliced|roasted|smoked|salted|unsalted|instant|american|italian|mexican|french|thai|chinese|english|russet|all|purpose|in|with|of|and|half|a)$/.test(
    word,
  );

/** Foods named with the word that are something else, by id. */
export const notMeant: ReadonlyMap<string, RegExp> = new Map([
  ['ancho', /anchovy/],
  ['apple', /pineapple/],
  ['artichoke', /^jerusalem-/],
  ['bagel', /-seasoning$/],
  ['banana', /^shallot$/],
  ['basmati', /^brown-/],
  ['bay', /scallops|-seasoning$/],
  ['bean', /^vanilla-|jicama|tofu|^chickpea-flour$|^glass-/],
  ['beef', /tomato/],
  ['beer', /^ginger-/],
  ['cabbage', /^kale$/],
  ['cake', /-syrup$|^rice-/],
  ['cherry', /tomato/],
  ['chestnut', /^water-|mushroom/],
  ['clove', /^garlic/],
  ['coffee', /-cream$/],
  ['corn', /^mache$|^acorn-|^corned-/],
  ['cranberry', /-beans/],
  ['edam', /edamame/],
  ['egg', /^eggplant$/],
  ['fish', /^crayfish$/],
  ['ginger', /^galangal$/],
  ['grape', /tomato|grapefruit/],
  ['hamburger', /pickle/],
  ['hing', /^everything-/],
  ['honey', /^honeydew/],
  ['hot dog', /-bun$/],
  ['ice cream', /-sauce$/],
  ['lamb', /^mache$/],
  ['lard', /^collard/],
  ['lemon', /^lemongrass$|^thyme$|^sole$/],
  ['marmalade', /^onion-/],
  ['meat', /^crab-/],
  ['nut', /^gingersnaps$/],
  ['olive', /oil$|tuna|sardines|anchovy|tomatoes|-spray$/],
  ['oil', /-in-oil$|tuna|sardines|anchovy/],
  ['olive oil', /tuna|sardines|anchovy|tomatoes/],
  ['onion', /^nigella-/],
  ['orange', /^carrot$|^sweet-potato$|bell-pepper/],
  ['oyster', /mushroom|crackers/],
  ['pasta', /-sauce$/],
  ['pea', /chickpea|black-eyed/],
  ['pear', /pearl-/],
  ['peppercorn', /^sichuan-/],
  ['pickle', /^pickled-/],
  ['pimento', /^allspice$/],
  ['plum', /tomato/],
  ['port', /^portobello/],
  ['potato', /^sweet-potato/],
  ['pumpkin', /-spice$/],
  ['radish', /^horseradish/],
  ['red pepper', /-flakes$|^cayenne|^gochu/],
  ['rice', /^cauliflower$/],
  ['scotch', /^habanero$/],
  ['seed', /^vanilla-|^pomegranate-|^cumin$|^cardamom$/],
  ['serrano', /^prosciutto$/],
  ['spaghetti', /squash|-sauce$/],
  ['sprout', /^(?:bean|alfalfa)-/],
  ['spring green', /^mixed-/],
  ['steak', /turkey|salmon|cod|tuna|ham$|^gammon$|pork|lamb|-seasoning$|-sauce$|cauliflower/],
  ['sugar', /^sugar-snap/],
  ['swiss', /^swiss-chard$/],
  ['tamari', /^tamarind/],
  ['yam', /^jicama$/],
]);

/** Aliases by which a food is called like something else too, by the id of the food. */
export const ambiguousAlias: ReadonlyMap<string, string> = new Map([
  ['ale', 'beer'],
  ['lady finger', 'okra'],
  ['nonpareil', 'cake-sprinkles'],
  ['spring water', 'water'],
]);

/** Named for one of several kinds, though an alias is the word for all: who leaves out white bread may eat rye. */
export const isNarrower = (id: string): boolean =>
  /^(white-(rice|bread|vinegar)|all-purpose-flour|self-rising-flour|(whole|reduced-fat|skim)-milk|(plain|low-fat|nonfat)-yogurt|heavy-cream|fruit-jam|dijon-mustard|sirloin-steak)$/.test(
    id,
  );

/** Foods of which an alias names one of many sorts, so that a word among them may or may not be meant. */
export const isOfManySorts = (id: string): boolean =>
  /^(almond-milk|canned-tomatoes|cheese-tortellini|flavored-gelatin|fruit-jam|fruit-jelly|gluten-free-pasta|lemonade|marinara-sauce|pasta-sauce|onion-chutney|hot-dog)$/.test(
    id,
  );

const spaced = (ids: string) => ids.split(' ');

/** Forms and kinds whose names lack the word, by id. */
export const alsoMeant: ReadonlyMap<string, readonly string[]> = new Map([
  ['beef', spaced('sirloin-steak ribeye-steak flank-steak veal oxtail pastrami')],
  ['bell pepper', spaced('roasted-red-peppers pimiento paprika hot-paprika smoked-paprika')],
  ['bread', spaced('ciabatta pumpernickel brioche-bun')],
  ['butter', spaced('unsalted-butter ghee')],
  ['carrot', spaced('frozen-mixed-vegetables')],
  ['celery', spaced('celeriac')],
  ['chocolate', spaced('cocoa-powder cocoa-butter brownie-mix')],
  [
    'cocoa',
    spaced('dark-chocolate semisweet-chocolate milk-chocolate white-chocolate unsweetened-chocolate'),
  ],
  ['coffee', spaced('espresso')],
  ['coriander', spaced('cilantro')],
  ['cream', spaced('heavy-cream light-cream clotted-cream')],
  ['cucumber', spaced('dill-pickles')],
  ['flour', spaced('self-rising-flour bread-flour whole-wheat-flour cake-flour')],
  ['herring', spaced('kippers')],
  ['melon', spaced('cantaloupe watermelon')],
  ['mushroom', spaced('dried-shiitake dried-porcini')],
  ['noodle', spaced('instant-ramen')],
  ['onion', spaced('shallot')],
  ['pea', spaced('frozen-mixed-vegetables')],
  ['pepper', spaced('white-pepper lemon-pepper')],
  ['plum', spaced('prunes')],
  ['potato', spaced('frozen-hash-browns')],
  ['radish', spaced('daikon')],
  ['salt', spaced('celery-salt garlic-salt onion-salt seasoned-salt')],
  ['shrimp', spaced('cooked-prawns')],
  ['tomato', spaced('marinara-sauce pasta-sauce ketchup salsa pizza-sauce')],
  ['wine', spaced('sherry vermouth')],
]);

const withAllergen =
  (...ids: readonly AllergenId[]) =>
  (food: Food) => {
    const has = allergensOfFood(food);
    return ids.some((id) => has.has(id));
  };
const fromProtein =
  (...sources: readonly ProteinSource[]) =>
  ({ proteinSource }: Food) =>
    proteinSource !== null && sources.includes(proteinSource);

const ofOrigin =
  (...wanted: readonly Origin[]) =>
  ({ origins }: Food) =>
    wanted.some((origin) => origins.includes(origin));

const either =
  (...tests: readonly ((food: Food) => boolean)[]) =>
  (food: Food) =>
    tests.some((test) => test(food));

const byId =
  (ids: RegExp) =>
  ({ id }: Food) =>
    ids.test(id);

const milk = withAllergen('milk');
const isCuredMeat = (food: Food) => ofOrigin('meat', 'poultry')(food) && ofOrigin('processed')(food);
const isHot = byId(
  /chil[ie]|jalapeno|habanero|serrano-p|poblano|cayenne|red-pepper-flakes|chipotle|hot-sauce|sriracha|sambal|harissa|gochu|buffalo-sauce|nduja|pepper-jack|ancho-|pepperoncini|berbere/,
);

export const isAllergenWord = (word: string): boolean => allergensCalled(word).length > 0;

/** Words for a whole group of foods, all of which are known. */
const complete: ReadonlyMap<string, (food: Food) => boolean> = new Map([
  ...[...groupsToLeaveOut].flatMap(([word, has]) =>
    word === 'cheese' ? [] : [[word, ({ id }: Food) => has(id)] as const],
  ),
  ...allergenGroups.map(([word, ids]) => [word, withAllergen(...ids)] as const),
  ['lactose', (food) => milk(food) && food.id !== 'lactose-free-milk'],
  ['legume', ofOrigin('legume')],
  ['pulse', ofOrigin('legume')],
  ['sugar', ofOrigin('added-sugar', 'honey')],
  ['added sugar', ofOrigin('added-sugar', 'honey')],
  ['seed oil', ofOrigin('seed-oil')],
  ['alcohol', ofOrigin('alcohol')],
  ['liquor', ofOrigin('alcohol')],
  ['caffeine', byId(/coffee|espresso|^(?:black|green)-tea$|matcha|^cola$|chocolate|cocoa-powder|brownie/)],
  ['bean', byId(/beans(-|$)|edamame|black-eyed/)],
  ['seed', byId(/seeds?$|^tahini$/)],
  ['spice', ({ id, aisle }) => aisle === 'spices-and-herbs' && id !== 'salt'],
  [
    'herb',
    byId(
      /basil|cilantro|parsley|(?:^|dried-)(?:mint|dill)$|rosemary|thyme|oregano|-sage$|tarragon|marjoram|chives|chervil|savory|bay-leaf|mixed-herbs|bouquet-garni|italian-seasoning|garlic-herb|zaatar/,
    ),
  ],
  ['grain', ofOrigin('grain', 'gluten-grain', 'pseudo-grain')],
  [
    'meat',
    either(ofOrigin('meat', 'poultry', 'gelatin'), fromProtein('Lamb', 'Pork', 'Poultry', 'Red Meat')),
  ],
  ['red meat', either(ofOrigin('meat'), fromProtein('Lamb', 'Pork', 'Red Meat'))],
  ['processed meat', isCuredMeat],
  ['deli meat', isCuredMeat],
  ['cured meat', isCuredMeat],
  ['cold cut', isCuredMeat],
]);

/** Words for a group that composite foods may hold too. */
const open: ReadonlyMap<string, (food: Food) => boolean> = new Map([
  ['pork', either(fromProtein('Pork'), byId(/^(lard|bacon-fat)$/))],
  ['poultry', either(ofOrigin('poultry'), fromProtein('Poultry'))],
  ['chili', isHot],
  ['chili pepper', isHot],
  ['hot pepper', isHot],
  ['capsicum fruit', either(isHot, byId(/bell-pepper|red-peppers|pimiento|paprika/))],
  ['cheese', ({ id }) => groupsToLeaveOut.get('cheese')?.(id) === true],
  ['noodle', byId(/noodles$|^instant-ramen$/)],
]);

/** Words for no food of the table but for a whole group of them. */
export const groups: ReadonlyMap<string, (food: Food) => boolean> = new Map([...complete, ...open]);

export const isCompleteGroup = (word: string): boolean => complete.has(word);

/** Words that mean food by themselves, though no food is called so. */
export const isGroupWord = (word: string): boolean =>
  groups.has(word) || alsoMeant.has(word) || isNamedLast(word);
