import { join } from 'node:path';
import type { Row } from './csv.ts';
import { borrowedBy } from './fodmap.ts';

export const borrowedFiguresPath = join(import.meta.dirname, '../../docs/borrowed-fodmap-figures.md');

/** docs/borrowed-fodmap-figures.md: the foods whose FODMAP figure was published for a related food. */
export function borrowedFiguresPage(selection: readonly Row[]): string {
  const rows = selection.flatMap(({ id = '', name = '', fodmap_serving: cell = '' }) => {
    const borrowed = borrowedBy(id, cell);
    return borrowed === null ? [] : [`| ${name} | ${borrowed.row} | ${borrowed.reason} |`];
  });
  return `# Borrowed FODMAP figures

Made from \`scripts/foods/selection.csv\` by \`npm run foods\`. No source that may decide has a serving of these foods, so they take the one of a related food. Their figures are marked "estimated" wherever they decide a verdict (docs/decisions/005-intolerance-verdicts.md).

| food | takes the figure of | why |
| --- | --- | --- |
${rows.toSorted().join('\n')}

## Foods that stay without a figure

| food | what the data has | why it decides nothing |
| --- | --- | --- |
| Water Chestnuts | 75 g, from memory | a serving that is only remembered never clears a dish |
| Worcestershire Sauce | 42 g, from memory | the same, and it is made with onion and garlic in amounts that no label states |
| Jackfruit | no excess fructose (USDA) | nobody measured its fructans and polyols, and no serving was published |
| Hemp Seeds | 0.11 g excess fructose in 100 g (USDA) | nobody measured their fructans and galacto-oligosaccharides, and no serving was published |
`;
}
