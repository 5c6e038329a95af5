/** Draws the three dishes of the sign-in page into public/brand/plates/. Run it when the drawing changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dishOf } from '#domain/dish-art/dish-of.ts';
import { drawDish } from '#domain/dish-art/draw-dish.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { loadFoods } from '#server/catalogue/load-foods.ts';

/** Bowls seen from above: the page shows the bowl alone. */
const plates = {
  left: 'roast-pumpkin-soup',
  middle: 'tofu-rainbow-bowl',
  right: 'berry-porridge',
} as const;
const folder = 'public/brand/plates';

const { foods } = await loadFoods();
const byId = new Map(foods.map((food) => [food.id, food]));
const recipes = await loadCatalogue('content/recipes', foods);
mkdirSync(folder, { recursive: true });
for (const [place, refId] of Object.entries(plates)) {
  const recipe = recipes.find((each) => each.refId === refId);
  if (!recipe) throw new Error(`There is no recipe ${refId}.`);
  writeFileSync(`${folder}/${place}.svg`, drawDish(dishOf(recipe, byId), { crop: 'square' }));
}
