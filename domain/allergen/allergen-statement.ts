import type { Food } from '#domain/food/food.ts';
import { formatList } from '#domain/message/format-list.ts';
import { allergenFinding, partsOfIds } from '#domain/source-recipe/known-parts.ts';
import { allergenWord } from './allergen-text.ts';
import { type AllergenId, type AllergenName, allergens } from './allergens.ts';

export interface StatedAllergen {
  readonly id: AllergenId;
  readonly name: AllergenName;
  /** Name for the middle of a sentence. */
  readonly word: string;
  /** Name of an allergen that the member added; undefined for any other id. */
  readonly isOwn: boolean;
  /** Ids of the foods that contain it; empty when unknown. */
  readonly foodIds: readonly string[];
}

/** The allergen statement of a recipe. */
export interface AllergenStatement {
  /** The member's allergens first, then in the declared order. */
  readonly contains: readonly StatedAllergen[];
  /** Ingredients without a matching food: each may contain any allergen. */
  readonly unidentified: readonly string[];
  /** Ingredients that are one of several foods, with the allergens that only some of them contain. */
  readonly choices: readonly { readonly name: string; readonly mayContain: readonly string[] }[];
  /** Possible further allergens, as they follow "Contains milk; "; '' for none. */
  readonly open: string;
  /** Without a full stop: "Contains milk, wheat". */
  readonly sentence: string;
}

const quoted = (names: readonly string[]) => formatList(names.map((name) => `“${name}”`));

/** Possible further allergens: "with “butter or oil” it may contain milk". */
function openOf({ unidentified, choices }: Pick<AllergenStatement, 'unidentified' | 'choices'>): string {
  const adding = choices.filter(({ mayContain }) => mayContain.length > 0);
  const words = [...new Set(adding.flatMap(({ mayContain }) => mayContain))];
  const names = quoted(adding.map(({ name }) => name));
  return [
    ...(words.length > 0 ? [`with ${names} it may contain ${formatList(words)}`] : []),
    ...(unidentified.length > 0
      ? [`we don’t know ${quoted(unidentified)}, so it may contain ${words.length > 0 ? 'any' : 'others'}`]
      : []),
  ].join('; ');
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function sentenceOf({ contains, unidentified, choices, open }: Omit<AllergenStatement, 'sentence'>): string {
  const words = contains.map(({ word }) => word);
  if (words.length > 0) return `Contains ${words.join(', ')}${open === '' ? '' : `; ${open}`}`;
  if (unidentified.length > 0) return `We don’t know ${quoted(unidentified)}, so it may contain any allergen`;
  if (open !== '') return capitalized(open);
  if (choices.length === 0) return 'Contains no listed allergen';
  return `Contains no listed allergen, whatever you choose for ${quoted(choices.map(({ name }) => name))}`;
}

/**
 * The allergens of a dish, by the ids of its foods. Wheat contains gluten: gluten is listed beside it only if another
 * cereal contains it or the member avoids it. `stored` allergens are included regardless of the foods.
 */
export function allergenStatement(
  foodIds: readonly string[],
  stored: readonly AllergenId[],
  own: readonly AllergenId[],
  byId: ReadonlyMap<string, Food>,
  nameOf: (unknownId: string) => string,
): AllergenStatement {
  const parts = partsOfIds(foodIds, byId);
  const { eithers, unidentified: unknownIds } = parts;
  const carriers = (id: AllergenId) => {
    const { answer, foodIds: from } = allergenFinding(parts, id);
    return answer === 'broken' ? from : [];
  };
  const wheat = carriers('wheat');
  const contains = allergens.flatMap(({ id, name }): StatedAllergen[] => {
    const from = carriers(id);
    const isOwn = own.includes(id);
    const isOpen = unknownIds.length > 0 || eithers.length > 0;
    if (from.length === 0 && (isOpen || !stored.includes(id))) return [];
    if (id === 'gluten' && !isOwn && from.length > 0 && from.every((foodId) => wheat.includes(foodId)))
      return [];
    return [{ id, name, word: allergenWord(name), isOwn, foodIds: from }];
  });
  const ordered = contains.toSorted((a, b) => Number(b.isOwn) - Number(a.isOwn));
  const isContained = (id: AllergenId) => contains.some((each) => each.id === id) || carriers(id).length > 0;
  const choices = eithers.map(({ id: eitherId, allergens: some }) => ({
    name: nameOf(eitherId),
    mayContain: allergens.flatMap(({ id, name }) =>
      some.includes(id) &&
      !isContained(id) &&
      !(id === 'gluten' && some.includes('wheat') && !own.includes(id))
        ? allergenWord(name)
        : [],
    ),
  }));
  const unidentified = unknownIds.map(nameOf);
  const open = openOf({ unidentified, choices });
  const statement = { contains: ordered, unidentified, choices, open };
  return { ...statement, sentence: sentenceOf(statement) };
}
