import type { AllergenId } from '#domain/allergen/allergens.ts';
import { allergensOfFood } from '#domain/allergen/allergens-of.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { whyNotByIngredients } from '#domain/diet/diets-of.ts';
import type { Food } from '#domain/food/food.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { limitsOf } from '#domain/intolerance/limits.ts';
import type { SearchFacts } from '#domain/recipe/search-facts.ts';
import { baseFoodId, foodOrStandIn, isUnknownFood } from '#domain/source-recipe/unknown-food.ts';

/** Whether a dish breaks a test: yes, maybe or no. `foodIds` are the foods to name. */
export interface Finding {
  readonly answer: 'broken' | 'unknown';
  readonly foodIds: readonly string[];
}

/** The facts of one serving that a judgement uses. */
export interface JudgedDish {
  readonly allergen: (id: AllergenId) => Finding | null;
  readonly diet: (diet: Diet) => Finding | null;
  /** Null: its ingredients are unknown. */
  readonly foodIds: readonly string[] | null;
  /** Ingredients for which there is no food. */
  readonly unidentified: readonly string[];
  readonly proteinSources: readonly ProteinSource[] | null;
  readonly level: (axis: Intolerance) => {
    readonly level: Level | null;
    readonly aboveLow: readonly string[];
    readonly aboveMedium: readonly string[];
    /** Foods without a figure, among `aboveLow` and `aboveMedium`. */
    readonly untested: readonly string[];
  };
}

/** The stored facts of a recipe; the columns of a row have the same names. */
export type DishFacts = Pick<SearchFacts, 'diets' | 'allergens' | 'protein_sources' | 'levels' | 'food_ids'> &
  Pick<SearchFacts, `${Intolerance}_above_${'low' | 'medium'}`>;

const broken = (foodIds: readonly string[]): Finding => ({ answer: 'broken', foodIds });
const unknown = (foodIds: readonly string[]): Finding => ({ answer: 'unknown', foodIds });

/** A recipe by its stored facts. `byId` holds the food table. */
export function dishOfFacts(facts: DishFacts, byId: ReadonlyMap<string, Food>): JudgedDish {
  const ids = [...new Set(facts.food_ids.map(baseFoodId))];
  const unidentified = ids.filter((id) => isUnknownFood({ id }));
  const foods = ids.flatMap((id) => (isUnknownFood({ id }) ? [] : (byId.get(id) ?? [])));
  const standIn = (id: string) => foodOrStandIn({ foodId: id, name: id }, byId);
  /** Named foods make it certain; else an unidentified ingredient leaves it open. Stored facts count on their own. */
  const finding = (named: readonly string[]): Finding =>
    named.length > 0 || unidentified.length === 0 ? broken(named) : unknown(unidentified);
  return {
    foodIds: facts.food_ids,
    unidentified,
    proteinSources: facts.protein_sources,
    allergen: (id) =>
      facts.allergens.includes(id)
        ? finding(foods.filter((food) => allergensOfFood(food).has(id)).map((food) => food.id))
        : null,
    diet: (diet) => {
      if (facts.diets.includes(diet)) return null;
      if (diet === 'Ketogenic') return broken([]);
      if (diet === 'Low FODMAP') {
        const { fodmap_above_low: above, levels } = facts;
        const known = above.filter((id) => isTested('fodmap', standIn(id)));
        return known.length > 0 || levels.fodmap !== null ? broken(known) : unknown(above);
      }
      const against = whyNotByIngredients(
        diet,
        foods.map((food) => ({ food, grams: 0 })),
      );
      return finding([...new Set(against.flatMap(({ foodId }) => foodId ?? []))]);
    },
    level: (axis) => {
      const aboveLow = facts[`${axis}_above_low`];
      return {
        level: facts.levels[axis],
        aboveLow,
        aboveMedium: facts[`${axis}_above_medium`],
        untested: aboveLow.filter((id) => !isTested(axis, standIn(id))),
      };
    },
  };
}

const isTested = (axis: Intolerance, food: Food | undefined): boolean =>
  food !== undefined && limitsOf(axis, food) !== null;

/** A dish of which nothing is known but its name. */
export function dishOfNoFacts(title: string): JudgedDish {
  const itself = [title];
  const open = () => unknown(itself);
  return {
    foodIds: null,
    unidentified: itself,
    proteinSources: null,
    allergen: open,
    diet: open,
    level: () => ({ level: null, aboveLow: itself, aboveMedium: itself, untested: itself }),
  };
}

/** A custom food, of which only the entered facts are known: its allergens are unknown while null. */
export function dishOfCustomFood({
  title,
  allergens,
  diets,
}: {
  title: string;
  allergens: readonly AllergenId[] | null;
  diets: readonly Diet[];
}): JudgedDish {
  const declared = allergens && allergensOfFood({ allergens });
  const itself = [title];
  return {
    ...dishOfNoFacts(title),
    allergen: (id) => (declared === null ? unknown(itself) : declared.has(id) ? broken(itself) : null),
    diet: (diet) => (diets.length === 0 ? unknown(itself) : diets.includes(diet) ? null : broken(itself)),
  };
}
