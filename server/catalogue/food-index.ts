import type { Food } from '#domain/food/food.ts';

/** Finds foods by id, name or alias; letter case and outer spaces do not matter, anything else does. */
export interface FoodIndex {
  /** The food of that name, or a text that says why there is none. */
  readonly find: (name: string) => Food | string;
}

const key = (word: string) => word.trim().toLowerCase();

/** Ids win over names and names over aliases; an alias that two foods share means neither. */
export function indexFoods(foods: readonly Food[]): FoodIndex {
  const own = new Map<string, Food>();
  const shared = new Map<string, Food[]>();
  for (const food of foods) {
    own.set(key(food.name), food);
    for (const alias of new Set(food.aliases.map(key)))
      shared.set(alias, [...(shared.get(alias) ?? []), food]);
  }
  for (const food of foods) own.set(key(food.id), food);

  const find = (name: string) => {
    const food = own.get(key(name));
    if (food) return food;
    const [first, ...others] = shared.get(key(name)) ?? [];
    if (!first) return `no food is called "${name}"`;
    if (others.length === 0) return first;
    return `"${name}" can be ${[first, ...others].map((it) => it.id).join(' or ')}`;
  };
  return { find };
}
