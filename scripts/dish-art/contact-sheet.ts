/** Draws every recipe of the catalog in both crops on one page to look at: node scripts/dish-art/contact-sheet.ts OUT */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dishOf } from '#art/dish-of.ts';
import type { Crop } from '#art/dish-spec.ts';
import { drawDish } from '#art/draw-dish.ts';
import { loadCatalog } from '#server/catalog/load-catalog.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';

const out = process.argv[2];
if (!out) throw new Error('Say where the pictures go: node scripts/dish-art/contact-sheet.ts OUT');

const crops: readonly Crop[] = ['square', 'wide'];
const { foods } = await loadFoods();
const byId = new Map(foods.map((food) => [food.id, food]));
const dishes = (await loadCatalog('content/recipes', foods)).map((recipe) => ({
  title: recipe.title,
  spec: dishOf(recipe, byId),
}));

interface Drawn {
  readonly file: string;
  readonly bytes: number;
  readonly packed: number;
}

mkdirSync(out, { recursive: true });
const drawn: Drawn[] = [];
const began = performance.now();
for (const { spec } of dishes) {
  for (const crop of crops) {
    const svg = drawDish(spec, { crop });
    const file = `${spec.seed}.${crop}.svg`;
    writeFileSync(join(out, file), svg);
    drawn.push({ file, bytes: Buffer.byteLength(svg), packed: brotliCompressSync(svg).length });
  }
}
const took = performance.now() - began;

const figures = dishes.map(
  ({ title, spec }) =>
    `<figure>${crops.map((crop) => `<img src="${spec.seed}.${crop}.svg" alt="" height="240">`).join('')}<figcaption>${title}<br>${spec.vessel}, ${spec.base}, ${spec.layout}</figcaption></figure>`,
);
const style =
  'body{margin:0;padding:12px;background:#faf6ee;display:grid;grid-template-columns:repeat(auto-fill,minmax(690px,1fr));gap:12px;font:13px sans-serif}figure{margin:0}img{border-radius:14px;margin-right:8px}';
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Dish pictures</title><style>${style}</style>${figures.join('')}`,
);

const sorted = (of: (d: Drawn) => number) => drawn.map(of).sort((a, b) => a - b);
const info = (list: readonly number[]) => `median ${list[list.length >> 1] ?? 0}, most ${list.at(-1) ?? 0}`;
console.log(`${drawn.length} pictures of ${dishes.length} recipes in ${join(out, 'index.html')}`);
console.log(`bytes ${info(sorted((d) => d.bytes))}; packed with Brotli ${info(sorted((d) => d.packed))}`);
console.log(`${(took / drawn.length).toFixed(1)} ms each, written and packed`);
