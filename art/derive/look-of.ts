/** Finds how a food looks, by its id; every id gets an answer. */
import type { Food } from '#domain/food/food.ts';
import { formsOf } from './forms/forms.ts';
import { fruitLooks } from './fruit-looks.ts';
import type { FoodLook, Look } from './looks.ts';
import { pantryLooks } from './pantry-looks.ts';
import { proteinLooks } from './protein-looks.ts';
import { vegetableLooks } from './vegetable-looks.ts';

const table: ReadonlyMap<string, FoodLook> = new Map(
  [...proteinLooks, ...vegetableLooks, ...fruitLooks, ...pantryLooks].flatMap(([foods, look]) =>
    foods.split(' ').map((id) => [id, { ...look, kin: id, forms: formsOf(id) }] as const),
  ),
);
/** Forms in which no food is seen for itself. */
const dissolved =
  /(^|-)(oil|milk|flour|juice|powder|paste|sauce|extract|syrup|vinegar|stock|sugar|water|yeast|wine|starch|soda|salt|gum|essence|spice|seasoning|liqueur)$/;
/** For ids that are nobody's own: nouns, and the food each of them means. */
const byNoun: ReadonlyMap<string, FoodLook> = nounsOf(table);

function nounsOf(looks: ReadonlyMap<string, FoodLook>): Map<string, FoodLook> {
  const nouns = new Map<string, FoodLook>();
  for (const [id, look] of looks) {
    const noun = id.split('-').at(-1) ?? id;
    if (look.cut !== null && noun !== 'dried' && !dissolved.test(id) && !nouns.has(noun))
      nouns.set(noun, look);
  }
  return nouns;
}

/** Every piece that stands for a food. */
export const foodPieces: ReadonlySet<string> = new Set([...table.values()].flatMap(piecesOf));

/** All the forms a food of that look may take in a picture. */
export function piecesOf({ cut, plate, roast, raw, garnish, table: whole, forms }: FoodLook): string[] {
  return [cut, plate, roast, raw, garnish, whole, ...forms].flatMap((piece) => piece ?? []);
}

const unseen: Look = { cut: null, color: '#e3cfa4', strength: 0.3 };

/** A neutral form in the color of the food's aisle, for foods that no row names. */
function plainLook(food: Food | undefined): Look {
  switch (food?.aisle) {
    case 'produce':
    case 'frozen':
      return { cut: 'cube:#9cb85c', color: '#a9bd6a' };
    case 'meat':
      return { cut: 'chunk:#a9623b', plate: 'fillet:#b9774a', color: '#a5683f' };
    case 'fish':
      return { cut: 'chunk:#f0ddc2', plate: 'fillet:#f0ddc2', color: '#efdcc4' };
    case 'dairy-and-eggs':
      return { cut: 'cube:#fbf1d8', color: '#fbf3e0' };
    case 'grains-and-pasta':
    case 'bakery':
      return { cut: 'bit:#dcb57a', color: '#dcb57a' };
    case 'nuts-and-seeds':
      return { cut: 'bit:#c49a68', color: '#c49a68' };
    case 'tins-and-jars':
      return { cut: 'bean:#c98f5c', color: '#c98f5c' };
    default:
      return unseen;
  }
}

/** How a shop keeps a food says little of how it looks. */
const qualifier = /^(frozen|canned|fresh|raw|cooked|lean|skinless|wild|baby|organic)-/;
const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');

/** `food` is consulted only where the table does not know the id. */
export function lookOf(id: string, food?: Food): FoodLook {
  const plainly = (look: Look): FoodLook => ({ ...look, kin: id, forms: formsOf(id) });
  const plain = id.replace(qualifier, '');
  const exact = table.get(id) ?? table.get(plain) ?? table.get(`${plain}s`) ?? table.get(singular(plain));
  if (exact) return exact;
  if (food && food.aisle !== 'produce') return plainly(plainLook(food));
  if (dissolved.test(id)) return plainly(unseen);
  for (const word of id.split('-').toReversed()) {
    const look = table.get(word) ?? byNoun.get(word) ?? byNoun.get(`${word}s`) ?? byNoun.get(singular(word));
    if (look) return look;
  }
  return plainly(plainLook(food));
}
