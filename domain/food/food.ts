import type { AllergenId } from '#domain/allergen/allergens.ts';
import type { ProteinSource } from '#domain/food/protein-sources.ts';
import type { NutrientId } from '#domain/nutrition/nutrients.ts';
import type { FodmapGroup, FodmapSugar } from './fodmap-figure.ts';

/** How a figure came about: measured in a laboratory, calculated from such figures, or estimated from a tier list. */
export type Confidence = 'measured' | 'calculated' | 'estimated';

/** One published figure with its source, a key of content/sources.csv. */
export interface Figure {
  readonly value: number;
  readonly confidence: Confidence;
  readonly source: string;
}

/** What a food is made from or belongs to, for diets. */
export const origins = [
  'meat',
  'poultry',
  'fish',
  'shellfish',
  'dairy',
  'egg',
  'honey',
  'gelatin',
  'alcohol',
  'added-sugar',
  'grain',
  'gluten-grain',
  'pseudo-grain',
  'legume',
  'potato',
  'starchy',
  'seed-oil',
  'processed',
  'additive',
] as const;
export type Origin = (typeof origins)[number];

/** The section of a shop, in the order of most stores. */
export const aisles = [
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy-and-eggs',
  'grains-and-pasta',
  'tins-and-jars',
  'baking',
  'oils-and-vinegars',
  'spices-and-herbs',
  'nuts-and-seeds',
  'drinks',
  'frozen',
  'other',
] as const;
export type Aisle = (typeof aisles)[number];

/** The spread of the sources of an oxalate figure, if more than a factor of two. */
export interface OxalateSpread {
  /** The lowest published figure; the figure itself is the highest one that was not refuted. */
  readonly lowest: number;
  /** False if the highest is an old assay that no modern one has repeated or refuted. */
  readonly isSettled: boolean;
}

export interface OxalateFigure extends Figure {
  readonly spread?: OxalateSpread;
}

export interface FodmapFigure extends Figure {
  /** 1 low, 2 medium, 3 high at a usual serving. */
  readonly value: 1 | 2 | 3;
  /** The largest serving published as low, or the tested portion; null if no amount counts. */
  readonly lowUpToG: number | null;
  /** The largest serving that is Medium by published servings; null if no amount is High. */
  readonly mediumUpToG: number | null;
  /** The groups of sugars that limit that serving. */
  readonly groups: readonly FodmapGroup[];
  /** Measured sugars; 0 for one that was measured and not found. */
  readonly sugars: Readonly<Partial<Record<FodmapSugar, FodmapSugarFigure>>>;
}

export interface FodmapSugarFigure {
  readonly gPer100g: number;
  readonly confidence: Confidence;
  /** Key of content/sources.csv. */
  readonly source: string;
}

/**
 * One ingredient of home cooking; a row of content/foods.csv. A missing nutrient or figure was not published,
 * never zero.
 */
export interface Food {
  /** Slug, such as `olive-oil`. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** USDA SR28 number the nutrients come from; null for foods composed by hand. */
  readonly ndbNo: string | null;
  readonly aisle: Aisle;
  readonly per100g: Readonly<Partial<Record<NutrientId, number>>>;
  /** Grams of one household measure, by unit name: cup, tbsp, tsp, piece, clove, slice, small, medium, large, bunch, can, ... */
  readonly measures: Readonly<Record<string, number>>;
  /** Grams per milliliter, for volumes; null if it is not measured by volume, or not known. */
  readonly densityGPerMl: number | null;
  readonly allergens: readonly AllergenId[];
  readonly proteinSource: ProteinSource | null;
  readonly origins: readonly Origin[];
  /** 1 cheap to 4 expensive, per usual portion; our own estimate. */
  readonly price: 1 | 2 | 3 | 4;
  /** mg per 100 g. */
  readonly oxalate: OxalateFigure | null;
  /** Compatibility score 0 well tolerated to 3 poorly tolerated. */
  readonly histamine: Figure | null;
  /** Tier 1 negligible to 5 very high. */
  readonly salicylate: Figure | null;
  /** 1 low, 2 medium, 3 high. */
  readonly sulfur: Figure | null;
  readonly fodmap: FodmapFigure | null;
  /** The most that people eat at once, in grams; missing where no recipe serves it and no source says so. */
  readonly largestServingG?: number;
  /** Set for the placeholder of one of several foods of the table. */
  readonly oneOf?: readonly Food[];
}
