import type { Food } from '#domain/food/food.ts';
import { editDistance } from '#domain/text/edit-distance.ts';

/** Finds foods by id, name or alias; ignores letter case and outer spaces, nothing else. */
export interface FoodIndex {
  /** The food of that name, or a message saying why there is none. */
  readonly find: (name: string) => Food | string;
}

const key = (word: string) => word.trim().toLowerCase();

/** A name with more mistakes is another word. */
const maxFar = 2;

/** A suggestion: the closest name, or where to add a food. */
function suggestionFor(name: string, names: readonly string[]): string {
  const near = names
    .map((it) => ({ it, far: editDistance(key(name), it, maxFar) }))
    .toSorted((a, b) => a.far - b.far)[0];
  return near && near.far <= maxFar && near.far < name.length / 2
    ? `did you mean "${near.it}"?`
    : 'add it to scripts/foods/selection.csv, or use a name that is there';
}

/** Ids win over names and names over aliases; an alias of two foods identifies neither. */
export function indexFoods(foods: readonly Food[]): FoodIndex {
  const own = new Map<string, Food>();
  const shared = new Map<string, Food[]>();
  for (const food of foods) {
    own.set(key(food.name), food);
    for (const alias of new Set(food.aliases.map(key)))
      shared.set(alias, [...(shared.get(alias) ?? []), food]);
  }
  for (const food of foods) own.set(key(food.id), food);
  const names = [...own.keys(), ...shared.keys()];

  const find = (name: string) => {
    const food = own.get(key(name));
    if (food) return food;
    const [first, ...others] = shared.get(key(name)) ?? [];
    if (!first) return `no food is called "${name}"; ${suggestionFor(name, names)}`;
    if (others.length === 0) return first;
    return `"${name}" can be ${[first, ...others].map((it) => it.id).join(' or ')}; write which`;
  };
  return { find };
}
