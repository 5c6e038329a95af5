import { join } from 'node:path';
import type { Food } from '#domain/food/food.ts';
import { intoleranceNames, intolerances } from '#domain/intolerance/intolerances.ts';
import { nutrients } from '#domain/nutrition/nutrients.ts';

export const unknownFiguresPath = join(import.meta.dirname, '../../docs/foods-with-unknown-figures.md');

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

interface Coverage {
  readonly column: string;
  readonly known: number;
  readonly measured: number | null;
}

/** Number of foods with a figure in each column; for intolerances also how many were measured in a laboratory. */
export function coverageOf(foods: readonly Food[]): readonly Coverage[] {
  const axes = intolerances.map((axis) => {
    const figures = foods.flatMap((food) => food[axis] ?? []);
    const measured = figures.filter((it) => it.confidence === 'measured').length;
    return { column: intoleranceNames[axis], known: figures.length, measured };
  });
  const others = nutrients.map(({ id, name }) => {
    const known = foods.filter((food) => food.per100g[id] !== undefined).length;
    return { column: name, known, measured: null };
  });
  return [...axes, ...others];
}

/** Foods that members ask about, with what the sources say of their FODMAP: too little for a figure. */
const tooLittle: Readonly<Record<string, string>> = {
  'worcestershire-sauce': 'one low serving (42 g), recalled from an app, which nobody can look up',
  'water-chestnuts': 'one low serving (75 g), recalled from an app, which nobody can look up',
  jackfruit:
    'no lactose and no excess fructose in the raw fruit (USDA); fructans, GOS, and polyols not measured',
  'hemp-seeds': 'traces of lactose and excess fructose (USDA); fructans, GOS, and polyols not measured',
};

/** What there is instead of a figure; throws for a food that has one by now. */
const tooLittleRows = (foods: readonly Food[]) =>
  Object.entries(tooLittle).map(([id, found]) => {
    const food = foods.find((it) => it.id === id);
    if (food?.fodmap !== null) throw new Error(`${id} has a FODMAP figure, or is no food.`);
    return [food.name, found];
  });

const lacking = (food: Food) => intolerances.filter((axis) => food[axis] === null);

/** docs/foods-with-unknown-figures.md: coverage of the table, and each food with an unknown verdict. */
export function unknownFiguresPage(foods: readonly Food[]): string {
  const some = foods.filter((food) => lacking(food).length > 0).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const axes = intolerances.map((axis) => intoleranceNames[axis]);
  const full = foods.length - some.length;
  const four = foods.filter((food) => lacking(food).length <= 1).length;
  return `# Foods with unknown figures

Made from \`content/foods.csv\` by \`npm run foods\`. A recipe with one of these foods gets no verdict on the axes marked with ?, unless its other foods make it High already: unknown is never Low. A figure is added in \`scripts/foods/selection.csv\` once a source publishes one (docs/decisions/003-food-table.md).

Of ${foods.length} foods ${full} have all five figures and ${four} at least four.

## Coverage

${table(
  ['column', 'foods with a figure', 'without', 'measured in a laboratory'],
  coverageOf(foods).map(({ column, known, measured }) => [
    column,
    known,
    foods.length - known,
    measured ?? '',
  ]),
)}

## Looked for and not found

A serving that is only remembered never clears a dish (docs/decisions/005-intolerance-verdicts.md), and neither do two sugars out of six. The FODMAP verdict of these foods stays unknown:

${table(['food', 'what the sources say'], tooLittleRows(foods))}

## Foods

${table(
  ['food', ...axes],
  some.map((food) => [food.name, ...intolerances.map((axis) => (food[axis] === null ? '?' : ''))]),
)}
`;
}
