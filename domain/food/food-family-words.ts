import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Food, Origin } from './food.ts';
import { groupsToLeaveOut } from './food-groups.ts';
import type { ProteinSource } from './protein-sources.ts';

/** Words that foods of other kinds are named with: peanut butter is no butter, and black pepper no pepper. */
export const isMeantAlone = (word: string): boolean =>
  /^(butter|pepper|cream|salt|water|sauce|leaf|green|flour|paste|powder|chip)$/.test(word);

/** Words that a food is a kind of when its name ends with them: bread flour is no bread. */
export const isNamedLast = (word: string): boolean =>
  /^(bread|cheese|oil|vinegar|stock|broth|squash|juice|seed|syrup|soup)$/.test(word);

/** Words that plants' drinks and the like bear too. */
export const isOfMilk = (word: string): boolean => /^(milk|yogurt)$/.test(word);

/** Foods named with the word that are something else, by id. */
export const notMeant: ReadonlyMap<string, RegExp> = new Map([
  ['potato', /^sweet-potato/],
  ['sugar', /^sugar-snap/],
  ['cherry', /^cherry-tomato/],
  ['oyster', /mushroom/],
  ['chestnut', /^water-/],
  ['artichoke', /^jerusalem-/],
  ['beer', /^ginger-/],
  ['pumpkin', /-spice$/],
  ['bagel', /-seasoning$/],
  ['olive', /oil$/],
  ['oil', /-in-oil$/],
  ['bean', /^vanilla-/],
  ['spaghetti', /squash/],
  ['red pepper', /-flakes$/],
  ['cheese', /^vegan-/],
]);

const spaced = (ids: string) => ids.split(' ');

/** Forms and kinds whose names lack the word, by id. */
export const alsoMeant: ReadonlyMap<string, readonly string[]> = new Map([
  ['beef', spaced('sirloin-steak ribeye-steak flank-steak')],
  ['bread', spaced('ciabatta pumpernickel brioche-bun')],
  ['butter', spaced('unsalted-butter ghee')],
  ['carrot', spaced('frozen-mixed-vegetables')],
  ['celery', spaced('celeriac')],
  ['coffee', spaced('espresso')],
  ['coriander', spaced('cilantro')],
  ['cream', spaced('heavy-cream light-cream clotted-cream')],
  ['cucumber', spaced('dill-pickles')],
  ['flour', spaced('self-rising-flour bread-flour whole-wheat-flour cake-flour')],
  ['herring', spaced('kippers')],
  ['melon', spaced('cantaloupe watermelon')],
  ['mushroom', spaced('dried-shiitake dried-porcini')],
  ['pea', spaced('frozen-mixed-vegetables')],
  ['pepper', spaced('white-pepper lemon-pepper')],
  ['plum', spaced('prunes')],
  ['potato', spaced('frozen-hash-browns')],
  ['radish', spaced('daikon')],
  ['salt', spaced('celery-salt garlic-salt onion-salt seasoned-salt')],
  ['shrimp', spaced('cooked-prawns')],
  ['tomato', spaced('marinara-sauce ketchup salsa pizza-sauce')],
  ['wine', spaced('sherry')],
]);

const withAllergen =
  (...ids: readonly AllergenId[]) =>
  ({ allergens }: Food) =>
    ids.some((id) => allergens.includes(id));
const fromProtein =
  (...sources: readonly ProteinSource[]) =>
  ({ proteinSource }: Food) =>
    proteinSource !== null && sources.includes(proteinSource);

const ofOrigin =
  (...wanted: readonly Origin[]) =>
  ({ origins }: Food) =>
    wanted.some((origin) => origins.includes(origin));

/** Words for no food of the table but for a whole group of them. */
export const groups: ReadonlyMap<string, (food: Food) => boolean> = new Map([
  ...[...groupsToLeaveOut].map(([word, has]) => [word, ({ id }: Food) => has(id)] as const),
  ['legume', ofOrigin('legume')],
  ['pulse', ofOrigin('legume')],
  ['added sugar', ofOrigin('added-sugar')],
  ['grain', ofOrigin('grain', 'gluten-grain', 'pseudo-grain')],
  ['dairy', withAllergen('milk')],
  ['wheat', withAllergen('wheat')],
  ['fish', withAllergen('fish')],
  ['shellfish', withAllergen('crustacean', 'mollusc')],
  ['seafood', withAllergen('fish', 'crustacean', 'mollusc')],
  ['nut', withAllergen('tree_nut', 'peanut')],
  ['soy', withAllergen('soy')],
  ['meat', fromProtein('Lamb', 'Pork', 'Poultry', 'Red Meat')],
  ['red meat', fromProtein('Lamb', 'Pork', 'Red Meat')],
  ['pork', fromProtein('Pork')],
  ['poultry', fromProtein('Poultry')],
]);

/** Words that mean food by themselves, though no food is called so. */
export const isGroupWord = (word: string): boolean =>
  groups.has(word) || alsoMeant.has(word) || notMeant.has(word) || isNamedLast(word);
