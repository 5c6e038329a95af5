import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Food, Origin } from '#domain/food/food.ts';
import type { FoodTable } from '#domain/food/food-table.ts';
import { usualPortionG } from '#domain/food/usual-portion.ts';
import { type Intolerance, intolerances } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { BoundPart } from '#domain/own-recipe/lines/bound-part.ts';
import type { OwnLine } from '#domain/own-recipe/lines/read-own-lines.ts';
import { isImitation } from '#domain/own-recipe/names/imitations.ts';
import { type Mention, mentionsIn } from '#domain/own-recipe/names/mentions.ts';
import { type NameIndex, nameIndexOf } from '#domain/own-recipe/names/name-index.ts';
import { versionStep } from '#domain/own-recipe/version-step.ts';
import { contentOf, nameWords } from '#domain/own-recipe/words/line-words.ts';
import { safetyRuleFoodIds, safetyRuleNamesIn } from './safety-rule-foods.ts';
import { isOwnPart, isTitleFood, spokenClauses } from './step-clauses.ts';

/** A food that the title or a step names, with an allergen, an animal, alcohol, or a burden that no ingredient has. */
export interface UnlistedFood {
  readonly name: string;
  /** Null: its name is only that of an allergen. */
  readonly food: Food | null;
}

const decisive: readonly Origin[] = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'gelatin',
  'alcohol',
];

type Trait = AllergenId | Origin | Intolerance | `food ${string}`;
/** Axes on which a usual portion is above Low. Of seasonings those of garlic and onion, which decide by the pinch. */
const burdensOf = (food: Food): Intolerance[] =>
  intolerances.filter(
    (axis) =>
      (limitsOf(axis, food)?.lowUpToG ?? Number.POSITIVE_INFINITY) < usualPortionG(food) &&
      (food.aisle !== 'spices-and-herbs' || axis === 'fodmap'),
  );
const isBurden = (trait: Trait) => intolerances.some((axis) => axis === trait);
const traitsOf = (food: Food): Trait[] => [
  ...allergensOfFood(food),
  ...food.origins.filter((origin) => decisive.includes(origin)),
  ...burdensOf(food),
  ...(safetyRuleFoodIds.has(food.id) ? [`food ${food.id}` as const] : []),
];

/** What is made of a listed food, or the same food by another name. */
const madeOf: Readonly<Record<string, RegExp>> = {
  toast: /\bbread$/,
  crouton: /\bbread$/,
  crumb: /\b(?:bread|cracker|cookie)$/,
  breadcrumb: /\bbread$/,
  broth: /\bstock$/,
  stock: /\bbroth$/,
};
/** Parts of an egg, which no other food has. */
const eggParts = new Set(['yolk', 'white', 'egg yolk', 'egg white']);
/** Names of groups: what is listed of them is meant. */
const groups = new Set(['nut', 'mixed nut', 'seafood', 'shellfish', 'dairy', 'cheese', 'fish', 'meat']);

/** Drinks with alcohol that aren't in the table. */
const otherDrinks = new Set(
  (
    'limoncello kirsch kirschwasser pernod pastis ouzo arak raki grappa schnapps sambuca chartreuse drambuie benedictine aquavit ' +
    'absinthe armagnac mezcal pisco cachaca soju baijiu mead campari aperol advocaat frangelico chambord galliano liqueur liquor ' +
    'moonshine bitters eggnog pimms alcohol'
  )
    .split(' ')
    .flatMap((word) => nameWords([word])),
);
const wordsIn = (text: string) => text.split(/[^\p{L}\d’'-]+/u).filter(Boolean);

/** "Peanut butter" is no butter, unless a step speaks of "the butter". */
const otherButters = /\b(?!vegan |plant |dairy ?free )\w+ butter$/;
const imitating =
  /\b(?:vegan|vegetarian|plant|meatless|meat-free|dairy-free|egg-free|gluten-free|\w+less)\b/i;

/** What the lines call their foods, so that steps may call them shorter: "the milk" of oat milk. */
interface Listed {
  readonly traits: ReadonlySet<Trait>;
  /** Those of the intolerances among the traits that are above Low. */
  readonly burdens: ReadonlySet<Trait>;
  readonly names: readonly string[];
  readonly imitations: ReadonlySet<string>;
  readonly replaced: Replaced;
}

/** What a version of a recipe has replaced or left out; its other steps are still those of the original. */
interface Replaced {
  readonly words: ReadonlySet<string>;
  readonly names: readonly string[];
  readonly traits: ReadonlySet<Trait>;
}

const foodsOf = ({ food, candidates }: BoundPart) => (food === null ? candidates : [food]);

/** Axes on which the listed amount on a serving is above Low, or unknown. */
function burdensOnServing(part: BoundPart, servings: number): Intolerance[] {
  const { grams } = part;
  const isLow = (axis: Intolerance, each: Food) =>
    grams !== null && grams / servings <= (limitsOf(axis, each)?.lowUpToG ?? 0);
  return foodsOf(part).flatMap((each) => burdensOf(each).filter((axis) => !isLow(axis, each)));
}

function listedIn(lines: readonly OwnLine[], servings: number, replaced: Replaced): Listed | null {
  const parts = lines.flatMap((line) => line.parts);
  // nothing is said to be without an allergen beside an ingredient that may be anything
  if (parts.some(({ food, openAllergens }) => food === null && openAllergens === 'any')) return null;
  const foods = parts.flatMap(foodsOf);
  const open = parts.flatMap(({ openAllergens }) => (openAllergens === 'any' ? [] : openAllergens));
  const texts = lines.flatMap(({ text }) => text.split(/[,;()/]|\b(?:and|or)\b/i));
  const names = [...texts, ...foods.flatMap(({ name, aliases }) => [name, ...aliases])];
  return {
    traits: new Set([...foods.flatMap(traitsOf), ...open]),
    burdens: new Set(parts.flatMap((part) => burdensOnServing(part, servings))),
    names: names.map((text) => contentOf(wordsIn(text)).join(' ')),
    imitations: new Set(
      lines
        .filter(({ text }) => imitating.test(text) || isImitation(wordsIn(text)))
        .flatMap(({ text }) => contentOf(wordsIn(text))),
    ),
    replaced,
  };
}

/** The name of a mention; "toast bread" is done with bread. */
const nameOf = ({ words }: Mention): string =>
  contentOf(words)
    .join(' ')
    .replace(/^toast /, '');

const isDefinite = ({ words, before }: Mention): boolean => words[0] === 'the' || before.at(-1) === 'the';

/** Whether a mention with these traits is what a version has replaced: "brown butter" of butter, "the fish" of trout. */
function isReplaced(
  mention: Mention,
  missing: readonly Trait[],
  { words, names, traits }: Replaced,
): boolean {
  const name = nameOf(mention);
  const { foods, isAmbiguous } = mention;
  const isWord = (word: string) => words.has(word) || words.has(word.replace(/ed$/, ''));
  const isGeneral =
    eggParts.has(name) ||
    ((isAmbiguous || groups.has(name)) && isDefinite(mention) && name.split(' ').length === 1);
  return (
    contentOf(mention.words).every(isWord) ||
    (!isAmbiguous &&
      foods.length > 0 &&
      foods.every((food) => contentOf(wordsIn(food.name)).every(isWord))) ||
    names.some(
      (each) => each.endsWith(` ${name}`) || madeOf[name.split(' ').at(-1) ?? '']?.test(each) === true,
    ) ||
    (isGeneral && missing.every((trait) => traits.has(trait)))
  );
}

function isListed(mention: Mention, { names, imitations }: Listed): boolean {
  const { words } = mention;
  const name = nameOf(mention);
  const source = madeOf[name.split(' ').at(-1) ?? ''];
  return (
    contentOf(words).every((word) => imitations.has(word)) ||
    names.some(
      (listed) =>
        listed === name ||
        source?.test(listed) === true ||
        (listed.endsWith(` ${name}`) &&
          (name !== 'butter' || isDefinite(mention) || !otherButters.test(listed))),
    )
  );
}

/** The traits that a mention has for certain: of several foods those of all. */
function certainTraits({ foods, allergens }: Mention): Trait[] {
  const [first, ...others] = foods.map(traitsOf);
  return [...allergens, ...(first ?? []).filter((trait) => others.every((each) => each.includes(trait)))];
}

/** The name as it is written in the clause. */
function writtenName({ words }: Mention, clause: readonly string[]): string {
  const name = contentOf(words);
  const last = clause.find((word) => nameWords([word]).at(-1) === name.at(-1)) ?? name.at(-1) ?? '';
  return [...name.slice(0, -1), last].join(' ').toLowerCase();
}

const hasWords = (name: string, words: string) => ` ${name} `.includes(` ${words} `);

/** Whether a listed food has a word of it in its name. */
const isAlike = ({ words }: Mention, { names }: Listed) =>
  contentOf(words).some((word) => names.some((name) => hasWords(name, word)));

function unlistedIn(
  clause: readonly string[],
  names: NameIndex,
  listed: Listed,
  dish: ReadonlySet<string>,
  isOwn: (mention: Mention) => boolean,
): UnlistedFood[] {
  const words = nameWords(clause);
  const drinks = words.filter((word) => otherDrinks.has(word) && !listed.traits.has('alcohol'));
  const leftOut = safetyRuleNamesIn(words).filter((name) => !name.split(' ').every((word) => dish.has(word)));
  const text = ` ${words.join(' ')} `;
  // "sushi rice" lists the sushi of "cook the sushi rice", and none of "top with sushi"
  const isNamed = (name: string) =>
    listed.names.some(
      (each) => ` ${each}`.endsWith(` ${name}`) || (hasWords(each, name) && text.includes(` ${each} `)),
    );
  const others = [...drinks, ...leftOut].filter((name) => !isNamed(name));
  const named = mentionsIn(names, clause, true).each.flatMap((mention) => {
    const certain = certainTraits(mention);
    const missing = certain.filter(
      (trait) =>
        !listed.traits.has(trait) ||
        (isBurden(trait) && !listed.burdens.has(trait) && !isAlike(mention, listed)),
    );
    const isGroup = groups.has(contentOf(mention.words).join(' '));
    if (missing.length === 0 || (isGroup && missing.length < certain.length)) return [];
    if (isOwn(mention) || isListed(mention, listed) || isReplaced(mention, missing, listed.replaced))
      return [];
    const food = mention.foods.find((each) => traitsOf(each).some((trait) => missing.includes(trait)));
    return [{ name: writtenName(mention, clause), food: food ?? null }];
  });
  return [...named, ...others.map((name) => ({ name, food: null }))];
}

function replacedIn([first = '']: readonly string[], names: NameIndex): Replaced {
  const replaced = first.startsWith(versionStep)
    ? [...first.matchAll(/\b(?:instead of|leave out the) ([^,.]+?)(?= and (?:use|leave out)|[,.]|$)/gi)]
    : [];
  const phrases = replaced.map(([, name = '']) => name);
  const foods = phrases.flatMap((name) => mentionsIn(names, wordsIn(name), false).foods);
  const texts = [...phrases, ...foods.flatMap((food) => [food.name, ...food.aliases])];
  const all = texts.map((text) => contentOf(wordsIn(text)));
  return {
    words: new Set(all.flat()),
    names: all.map((words) => words.join(' ')),
    traits: new Set(foods.flatMap(traitsOf)),
  };
}

/** Titles of dishes without what they are named after: "Vegan butter chicken", "Mock crab". */
const isImitating = (title: string) => imitating.test(title) || isImitation(wordsIn(title));

/**
 * The foods that only the title and the steps name, as far as a person may have to avoid them: with an allergen or
 * an animal origin that no ingredient has. An option counts like an addition.
 */
export function unlistedFoods(
  {
    title,
    servings,
    steps,
  }: { readonly title: string; readonly servings: number; readonly steps: readonly string[] },
  lines: readonly OwnLine[],
  table: FoodTable,
): readonly UnlistedFood[] {
  const names = nameIndexOf(table);
  const listed = listedIn(lines, servings, replacedIn(steps, names));
  if (listed === null) return [];
  const dish = new Set(contentOf(wordsIn(title)));
  const ofTitle = isImitating(title)
    ? []
    : spokenClauses(title).flatMap((clause) =>
        unlistedIn(wordsIn(clause), names, listed, dish, (mention) => !isTitleFood(mention)),
      );
  // "the ricotta" of "lasagna with cashew ricotta"
  const isOwn = (mention: Mention) =>
    isOwnPart(mention) || contentOf(mention.words).every((word) => dish.has(word));
  const ofSteps = steps
    .flatMap(spokenClauses)
    .flatMap((clause) => unlistedIn(wordsIn(clause), names, listed, dish, isOwn));
  return [...new Map([...ofTitle, ...ofSteps].map((each) => [each.food?.id ?? each.name, each])).values()];
}
