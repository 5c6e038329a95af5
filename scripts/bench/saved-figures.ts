/** The figures of an earlier run, to be printed beside those of this one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Line } from './table.ts';

const file = fileURLToPath(new URL('./figures.json', import.meta.url));

interface SavedFigure {
  readonly measured: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Cores and load of the machine. */
  readonly machine: string;
}

export const machine = (): string => `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`;

const read = (): Record<string, SavedFigure> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const saved = read();

/** As text; empty if it was never saved. */
export function savedFigure(label: string): string {
  const figure = saved[label.trim()];
  return figure === undefined ? '' : `${figure.measured} (${figure.date}, ${figure.machine})`;
}

/** Saves them for later runs; those of other parts stay. */
export function saveFigures(lines: readonly Line[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const added = lines.map(({ label, measured }) => [label.trim(), { measured, date, machine: machine() }]);
  writeFileSync(file, `${JSON.stringify({ ...read(), ...Object.fromEntries(added) }, null, 2)}\n`);
}
