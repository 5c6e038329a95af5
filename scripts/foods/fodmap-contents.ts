import { type FodmapSugar, fodmapSugars } from '#domain/food/fodmap-figure.ts';
import type { FodmapSugarFigure } from '#domain/food/food.ts';
import type { Row } from './csv.ts';

export type Sugars = Partial<Record<FodmapSugar, FodmapSugarFigure>>;

const columns = {
  lactose: 'lactose_g_per_100g',
  fructose: 'excess_fructose_g_per_100g',
  fructans: 'fructans_g_per_100g',
  gos: 'gos_g_per_100g',
  sorbitol: 'sorbitol_g_per_100g',
  mannitol: 'mannitol_g_per_100g',
} as const satisfies Record<FodmapSugar, string>;

const places: readonly (readonly [RegExp, string])[] = [
  [/^USDA SR28/, 'fodmap-usda-sugars'],
  [/^Australian Food Composition/, 'afcd-3'],
  [/^Standard Tables of Food Composition in Japan/, 'mext-2020'],
  [/^Danish Food Composition/, 'frida-6'],
  [/foodintolerances\.org|^Muir et al/, 'muir-2007'],
];

/** Cooked in another way than recipes weigh it. */
const otherState = /fried|boiled|baked|roasted|cooked/;
/** The method's limit of detection for grains: smaller amounts count as not found. */
const minGrainOligosG = 0.3;

interface Reading extends FodmapSugarFigure {
  readonly year: number;
  readonly isCooked: boolean;
}

function readings(rows: readonly Row[], sugar: FodmapSugar, yieldOfDry: number): Reading[] {
  return rows.flatMap((row) => {
    const cell = row[columns[sugar]] ?? '';
    const source = places.find(([pattern]) => pattern.test(row['source'] ?? ''))?.[1];
    const trust = Number(row['trust']);
    // excludes figures written by a language model, and those without a commercial license
    if (cell === '' || trust > 2 || source === undefined) return [];
    const isCooked = otherState.test(row['state'] ?? '');
    const gPer100g = Number(cell) * (isCooked ? yieldOfDry : 1);
    const confidence = trust === 1 ? ('measured' as const) : ('calculated' as const);
    return [{ gPer100g, confidence, source, year: Number(row['year'] || 0), isCooked }];
  });
}

/**
 * Grams of each sugar per 100 g of a food as recipes weigh it, from its rows of fodmap_contents.csv: raw or
 * dry before cooked, then the newest, then the larger. Cooked rows count only for foods that are weighed dry,
 * converted by `yieldOfDry`. 0 is a sugar that was looked for and not found.
 */
export function sugarsOf(rows: readonly Row[], isGrain: boolean, yieldOfDry: number): Sugars {
  const found: Sugars = {};
  for (const sugar of fodmapSugars) {
    const usable = readings(rows, sugar, yieldOfDry).filter(({ isCooked }) => !isCooked || yieldOfDry > 1);
    const [best] = usable.toSorted(
      (a, b) => Number(a.isCooked) - Number(b.isCooked) || b.year - a.year || b.gPer100g - a.gPer100g,
    );
    if (best === undefined) continue;
    const isNoise = isGrain && (sugar === 'fructans' || sugar === 'gos') && best.gPer100g < minGrainOligosG;
    const { confidence, source } = best;
    const gPer100g = isNoise ? 0 : best.gPer100g;
    found[sugar] = { gPer100g: Number(gPer100g.toPrecision(3)), confidence, source };
  }
  return found;
}
