import { savedFigure } from './saved-figures.ts';

/** One line of the report. */
export interface Line {
  readonly label: string;
  readonly measured: string;
  /** The budget; empty without one. */
  readonly budget: string;
  readonly isWithin: boolean | null;
}

export const ms = (value: number): string => (value < 100 ? value.toFixed(1) : String(Math.round(value)));

/** A line for a time with a budget. */
export const within = (label: string, measured: string, value: number, bound: number, unit = 'ms'): Line => ({
  label,
  measured,
  budget: `${bound} ${unit}`,
  isWithin: value <= bound,
});

export const info = (label: string, measured: string): Line => ({
  label,
  measured,
  budget: '',
  isWithin: null,
});

export function printTable(lines: readonly Line[]): void {
  const rows = [
    ['what', 'measured', 'budget', '', 'last saved'],
    ...lines.map((it) => [
      it.label,
      it.measured,
      it.budget,
      it.isWithin === null ? '' : it.isWithin ? 'met' : 'MISSED',
      savedFigure(it.label),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
