/** Draws the dishes of the guest pages into public/brand/. Run it when the drawing changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dishOf } from '#art/dish-of.ts';
import { drawDish } from '#art/draw-dish.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';

const pictures = {
  /** Top views of bowls: the pages show only the bowl. */
  plates: { left: 'roast-pumpkin-soup', middle: 'tofu-rainbow-bowl', right: 'berry-porridge' },
  /** Names as in content/settings.yaml. */
  slides: { explained: 'bibimbap', limits: 'shakshuka', found: 'banana-blueberry-pancakes' },
} as const;

const { foods } = await loadFoods();
const byId = new Map(foods.map((food) => [food.id, food]));
const recipes = await loadCatalog('content/recipes', foods);
for (const [name, dishes] of Object.entries(pictures)) {
  const folder = `public/brand/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const [file, refId] of Object.entries(dishes)) {
    const recipe = recipes.find((each) => each.refId === refId);
    if (!recipe) throw new Error(`There is no recipe ${refId}.`);
    writeFileSync(`${folder}/${file}.svg`, drawDish(dishOf(recipe, byId), { crop: 'square' }));
  }
}
