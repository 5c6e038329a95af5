/** Draws the table tops into public/backgrounds/: node scripts/dish-art/backgrounds.ts. Run it when the drawing changes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { shadowDefs } from '#art/draw-dish.ts';
import { group, ink, line, moved, num } from '#art/drawing/svg.ts';
import { serve } from '#art/flat/served.ts';
import { isFront } from '#art/front/front-vessels.ts';
import { stampsFor } from '#art/stamps.ts';
import { rng } from '#domain/random/random.ts';
import { type TableTop, tableTops } from './table-tops.ts';

const [width, height] = [1600, 1000];
const folder = 'public/backgrounds';

function boards({ name, wood, joint, grain }: TableTop): string {
  const r = rng(name);
  const joints = [0.214, 0.4, 0.614, 0.8].map((k) => `M0 ${Math.round(height * k)}H${width}`).join('');
  const veins = Array.from({ length: 12 }, (_, i) => {
    const y = Math.round(((i + 0.5) / 12) * height + r.range(-18, 18));
    const x = r.int(-40, width - 500);
    return `M${x} ${y}c${r.int(140, 220)} ${r.int(-20, 20)} ${r.int(300, 420)} ${r.int(-16, 16)} ${r.int(420, 640)} ${r.int(-6, 6)}`;
  }).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${wood}"/>` +
    line(veins, grain, 2, ' opacity=".7"') +
    line(joints, joint, 3) +
    line(joints, grain, 1.5, ' opacity=".5" transform="translate(0 3)"')
  );
}

export function drawTableTop(top: TableTop): string {
  const names = ink('t');
  const shadows = { lift: names.id(), rest: names.id() };
  let defs = shadowDefs(shadows);
  let art = boards(top) + group(top.under.join(''), 'stroke-linejoin="round"');
  for (const { dish, x, y, scale } of top.dishes) {
    if (isFront(dish.vessel))
      throw new Error(`${top.name}: ${dish.vessel} does not stand on a table seen from above.`);
    const stamps = stampsFor(dish.seed, names);
    const served = serve(dish, dish.vessel, names, stamps, shadows, 0.84);
    defs += served.defs + stamps.defs();
    art += moved(served.art, `translate(${x} ${y})scale(${num(scale, 2)})`);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linecap="round" stroke-linejoin="round"><defs>${defs}</defs>${art}</svg>`;
}

mkdirSync(folder, { recursive: true });
for (const top of tableTops) {
  const svg = drawTableTop(top);
  writeFileSync(`${folder}/${top.name}.svg`, svg);
  console.log(`${folder}/${top.name}.svg ${svg.length} bytes`);
}
