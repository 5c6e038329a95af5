import type { Generated } from 'kysely';
import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { Diet } from '#domain/diet/diets.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import type { MealType } from '#domain/recipe/meal-types.ts';
import type { PriceClass } from '#domain/recipe/price-class.ts';

/** Food ids to remove for a recipe to be at most Low, or Medium, on an axis. */
type AboveColumns = { [Column in `${Intolerance}_above_${'low' | 'medium'}`]: readonly string[] };

/** The columns of lists and searches; the rest is in recipe_details. */
export interface RecipesTable extends AboveColumns {
  id: Generated<number>;
  /** Slug. */
  ref_id: string;
  spoonacular_id: number | null;
  title: string;
  /** The title as it is searched and sorted: searchKey(). */
  title_key: string;
  /** What else it is found by: indexWords(). */
  search_words: Generated<string>;
  summary: string;
  ready_in_minutes: number;
  servings: number;
  author_name: string | null;
  author_photo: string | null;
  partner_id: string | null;
  meal_types: readonly MealType[];
  diets: readonly Diet[];
  allergens: readonly AllergenId[];
  protein_sources: readonly ProteinSource[];
  price_class: PriceClass;
  /** Per serving; null: not known for every ingredient. */
  calories: number | null;
  /** jsonb */
  levels: Readonly<Record<Intolerance, Level | null>>;
  /** tagsOf() */
  tags: readonly number[];
  food_ids: readonly string[];
  /** Loads of one serving by `countedSubstances`; null elements, and null until it is computed: not known. */
  doses: Generated<readonly (number | null)[] | null>;
  /** jsonb. Grams of each food in one serving where known; null until it is computed. */
  food_grams: Generated<Readonly<Record<string, number>> | null>;
  /** Changes with the picture. */
  art_hash: string;
  /** The photo that stands in the place of the drawing: its owner's, or for the catalog the operator's. */
  own_photo_url: Generated<string | null>;
  /** Loaded from content/recipes, and deleted with its file. */
  in_catalog: boolean;
  /** When it was last fetched from the recipe source; null: not from a source. */
  source_read_at: Generated<Date | null>;
  /** The only member who sees it; null: public. */
  owner_id: Generated<string | null>;
  /** Where its owner imported it from. */
  source_address: Generated<string | null>;
  /** Of a member's own version, the recipe it was made from. */
  version_of: Generated<number | null>;
  /** Both maintained by a trigger on reviews. */
  reviews_count: Generated<number>;
  reviews_sum: Generated<number>;
  created_at: Date;
  /** SHA-256 of the row and its details, hexadecimal. */
  content_hash: string;
}
