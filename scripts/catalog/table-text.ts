import {
  catalogMeals,
  cheapClass,
  mealTitles,
  proteinFromG,
  quickUpToMinutes,
} from '#domain/catalog/catalog-meals.ts';
import type { CatalogCell, CatalogRow } from '#domain/catalog/catalog-table.ts';
import { dayKcal } from '#domain/catalog/day-reach.ts';
import { textTable } from './text-table.ts';

const grams = (value: number | null) => (value === null ? '-' : String(Math.round(value)));

const cells = ({ fits, floor, missing, withProtein, quick, cheap }: CatalogCell): string[] => [
  floor === 0 ? String(fits) : `${fits}/${floor}`,
  missing === 0 ? '' : `-${missing}`,
  String(withProtein),
  String(quick),
  String(cheap),
];

const head = ['fit', 'missing', 'protein', 'quick', 'cheap'];

/** The table of `npm run catalog`, one section per meal, and its totals. */
export function tableText(rows: readonly CatalogRow[]): string {
  const parts = catalogMeals.map((meal) => [
    mealTitles[meal],
    ...textTable([['', ...head], ...rows.map((row) => [row.profile.name, ...cells(row.meals[meal])])]),
  ]);
  const days = textTable([
    ['', 'kcal', 'protein, most', 'usual', 'fiber, most', 'usual'],
    ...rows.map(({ profile, day }) => [
      profile.name,
      grams(day.kcal),
      grams(day.most.protein),
      grams(day.usual.protein),
      grams(day.most.fiber),
      grams(day.usual.fiber),
    ]),
  ]);
  const missing = rows.reduce(
    (sum, { meals }) => sum + catalogMeals.reduce((of, meal) => of + meals[meal].missing, 0),
    0,
  );
  const proteins = catalogMeals.map((meal) => `${proteinFromG[meal]} g at ${mealTitles[meal]}`).join(', ');
  return [
    ...parts,
    [`what a day up to ${dayKcal} kcal reaches, in grams`, ...days],
    [
      'fit: may be served, as the search and the planner find it; meals as the planner serves them.',
      `protein: has a source of protein and at least ${proteins}.`,
      `quick: up to ${quickUpToMinutes} minutes in all. cheap: price class ${cheapClass}.`,
      'kcal, most: the fullest days in whole servings that are Low together on the limited axes, the best of them;',
      'usual: the median breakfast, two median mains and the median snack, scaled to the calories.',
      missing === 0 ? 'Every floor is reached.' : `${missing} places are below their floor.`,
    ],
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
