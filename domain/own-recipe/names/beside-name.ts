import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import { nameWords } from '#domain/own-recipe/words/line-words.ts';
import { splitAt } from './bind-words.ts';
import { dishParts, edibleParts, isActivity, places } from './dish-parts.ts';
import { isOwnUnit, type Mentions, mentionsIn } from './mentions.ts';
import { isParticiple, type NameIndex } from './name-index.ts';

/** "Lemon juice (2 lemons)": the fruit that it is taken from. */
const isOfFruit = (food: Food | null, fruit: Food) =>
  food !== null && new RegExp(`^${fruit.id}-(?:juice|zest|peel)$`).test(food.id);

/** Origins that decide about a diet, so that one more is never left out. */
const decisive: ReadonlySet<Origin> = new Set<Origin>([
  ...(['meat', 'poultry', 'fish', 'shellfish', 'dairy', 'egg', 'honey', 'gelatin', 'alcohol'] as const),
]);

const addsAllergen = (food: Food | null, each: Food): boolean => {
  const own = food === null ? new Set<AllergenId>() : allergensOfFood(food);
  return [...allergensOfFood(each)].some((id) => !own.has(id));
};
const addsOrigin = (food: Food | null, each: Food): boolean =>
  each.origins.some((origin) => decisive.has(origin) && !food?.origins.includes(origin));

/** Words beside a name, by what they say about it. */
export interface Beside {
  /** They name what is eaten with it. */
  readonly named: readonly (readonly string[])[];
  /** What it is made from or taken from: counts only if it has another allergen. */
  readonly origins: readonly (readonly string[])[];
  /** Instructions and conditions: count only with another allergen, or another animal. */
  readonly asides: readonly (readonly string[])[];
}

/** Further foods named beside a food. */
export function besides(
  names: NameIndex,
  food: Food | null,
  { named, origins, asides }: Beside,
): Pick<Mentions, 'foods' | 'allergens'> {
  const read = (texts: readonly (readonly string[])[]) =>
    texts.filter((words) => words.length > 0).map((words) => mentionsIn(names, words, true));
  const [mentioned, from, aside] = [read(named), read(origins), read(asides)];
  const unexpected = from.flatMap(({ foods }) => foods).filter((each) => addsAllergen(food, each));
  const another = aside
    .flatMap(({ foods }) => foods)
    .filter((each) => addsAllergen(food, each) || addsOrigin(food, each));
  return {
    foods: [...mentioned.flatMap(({ foods }) => foods), ...unexpected, ...another].filter(
      (each) => each !== food && !isOfFruit(food, each) && !isOwnUnit(food, each),
    ),
    allergens: [...mentioned, ...from, ...aside].flatMap(({ allergens }) => allergens),
  };
}

/** What cooks do, in words after "to": "to coat and fry". */
const steps = new Set(
  (
    'coat fry bake cook roast grill brush grease finish cover toss dress sprinkle top roll decorate season store freeze fill ' +
    'stuff spread bind thicken thin simmer boil blend eat drink enjoy share loosen deglaze baste rinse soak moisten paint kept left set put drawn broken torn cut'
  ).split(' '),
);
const maxUnread = 3;

/** "Cut into cubes and trimmed of fat", "for frying and roasting vegetables". */
const isInstruction = (names: NameIndex, [first = '', second = '']: readonly string[]): boolean =>
  (isActivity(first) && !names.words.has(first.toLowerCase())) ||
  (/^(?:of|off|with|in|on|over|from|through|around|dry|apart)$/i.test(second) &&
    isParticiple(names, first.toLowerCase()));

/** "Parsley to garnish and cotija": whether words after "and" may name a food that nobody here knows. */
export const hasUnreadFood = (names: NameIndex, more: readonly string[]): boolean =>
  splitAt(more, (word) => /^and$/i.test(word)).some((piece) => {
    const { foods, allergens, unread } = mentionsIn(names, piece, true);
    const isNothing = (word: string) =>
      steps.has(word) ||
      (dishParts.has(word) && !edibleParts.has(word)) ||
      places.has(word) ||
      isActivity(word) ||
      isParticiple(names, word);
    const remaining = unread.filter((word) => !isNothing(word));
    // "for hands and work surface"
    const isPlace = isNothing(nameWords(piece).at(-1) ?? '');
    return (
      !isPlace &&
      !isInstruction(names, piece) &&
      foods.length === 0 &&
      allergens.length === 0 &&
      remaining.length > 0 &&
      remaining.length <= maxUnread
    );
  });
