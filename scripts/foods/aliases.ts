import { otherNames, type SynonymGroup } from '#domain/food/synonyms.ts';

const key = (name: string) => name.trim().toLowerCase();
/** A name without its hyphens. */
const loose = (name: string) => key(name).replaceAll(/[\s-]+/g, ' ');

export interface NamedFood {
  readonly id: string;
  readonly name: string;
  /** Written by hand. */
  readonly aliases: readonly string[];
}

const namesOf = ({ id, name, aliases }: NamedFood) => [id, name, ...aliases];

/**
 * The aliases of each food: manual ones, then its synonyms from content/synonyms.csv. A manual name of one
 * food is never an alias of another. Throws for an alias that two foods would get.
 */
export function allAliases(
  foods: readonly NamedFood[],
  synonyms: readonly SynonymGroup[],
): ReadonlyMap<string, string[]> {
  const byHand = new Map(foods.flatMap((food) => namesOf(food).map((name) => [loose(name), food.id])));
  const owners = new Map<string, string>();
  const derivedOf = (food: NamedFood) => {
    const own = new Set(namesOf(food).map(key));
    const names = [food.name, ...food.aliases].flatMap((name) => otherNames(name, synonyms));
    return [...new Set(names)].filter((name) => !own.has(name) && (byHand.get(name) ?? food.id) === food.id);
  };
  return new Map(
    foods.map((food) => {
      const derived = derivedOf(food);
      for (const alias of derived) {
        const other = owners.get(alias);
        if (other !== undefined)
          throw new Error(`"${alias}" would be ${other} and ${food.id}; see content/synonyms.csv`);
        owners.set(alias, food.id);
      }
      return [food.id, [...food.aliases, ...derived]];
    }),
  );
}
