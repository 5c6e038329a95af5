import { dishOf } from '#art/dish-of.ts';
import { drawDish } from '#art/draw-dish.ts';
import { loadReference } from '#tests/server/recipes/catalog-reference.ts';
import { figuresOf, timed } from './measure.ts';
import { info, type Line, ms } from './table.ts';

/** Draws each picture of the catalog once. */
export async function artLines(): Promise<Line[]> {
  const { recipes, foods } = await loadReference();
  const times: number[] = [];
  const sizes: number[] = [];
  for (const { recipe } of recipes) {
    const spec = dishOf(recipe, foods.byId);
    for (const crop of ['square', 'wide'] as const)
      times.push(await timed(async () => sizes.push(drawDish(spec, { crop }).length)));
  }
  const drawn = figuresOf(times);
  const size = figuresOf(sizes);
  return [
    info(
      `a picture, of ${times.length}`,
      `p50 ${ms(drawn.p50)} p95 ${ms(drawn.p95)} ms, ${Math.round(size.p50 / 1024)} KB (p95 ${Math.round(size.p95 / 1024)}) before compression`,
    ),
  ];
}
