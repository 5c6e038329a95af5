import { nutrients } from '#domain/nutrition/nutrients.ts';

/** The four intolerance figures that are one number with its confidence and source; FODMAP also has a serving. */
const figureAxes = ['oxalate', 'histamine', 'salicylate', 'sulfur'] as const;
export type FigureAxis = (typeof figureAxes)[number];

/** The columns of content/foods.csv, in order; nutrients are per 100 g in the unit of `nutrients`. */
export const foodColumns: readonly string[] = [
  ...['id', 'name', 'aliases', 'ndb_no', 'aisle'],
  ...nutrients.map(({ id }) => id),
  ...['nutrients_source', 'measures', 'density_g_per_ml', 'allergens', 'protein_source', 'origins', 'price'],
  ...figureAxes.flatMap((axis) => [axis, `${axis}_confidence`, `${axis}_source`]),
  ...['oxalate_lowest', 'oxalate_settled'],
  ...['fodmap', 'fodmap_low_up_to_g', 'fodmap_medium_up_to_g', 'fodmap_groups'],
  ...['fodmap_confidence', 'fodmap_source', 'fodmap_sugars'],
];
