import type { Highs, ModelData } from 'highs';

/** A column of a model: what it costs, how far it goes, and its entries by row. */
export interface Column {
  readonly cost: number;
  /** One of two: taken or not. Else any amount from nothing upwards. */
  readonly isChoice: boolean;
  readonly entries: readonly (readonly [row: number, value: number])[];
}

/** Null for no bound. */
export type Row = readonly [low: number | null, high: number | null];

export interface Limits {
  readonly seconds: number;
  /** Of the search tree: a bound on work that is the same however busy the machine is. */
  readonly nodes: number;
  /** As near the best as this is good enough. */
  readonly gap: number;
}

function dataOf(highs: Highs, columns: readonly Column[], rows: readonly Row[]): ModelData {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const { entries } of columns) {
    for (const [row, value] of entries) {
      indices.push(row);
      values.push(value);
    }
    starts.push(indices.length);
  }
  const size = { numCols: columns.length, numRows: rows.length };
  return {
    ...size,
    colCost: columns.map(({ cost }) => cost),
    colLower: columns.map(() => 0),
    colUpper: columns.map(({ isChoice }) => (isChoice ? 1 : highs.infinity)),
    rowLower: rows.map(([low]) => low ?? -highs.infinity),
    rowUpper: rows.map(([, high]) => high ?? highs.infinity),
    matrix: { format: 'csc', ...size, starts, indices, values },
    integrality: columns.map(({ isChoice }) => (isChoice ? 1 : 0)),
  };
}

/** Places of the columns taken at the least cost; null when none was found in time. `start`: what is known to work. */
export function cheapestChoice(
  highs: Highs,
  columns: readonly Column[],
  rows: readonly Row[],
  start: readonly number[] | null,
  limits: Limits,
): readonly number[] | null {
  return highs.withModel(dataOf(highs, columns, rows), (model) => {
    model.options.set({
      output_flag: false,
      time_limit: Math.max(0.01, limits.seconds),
      mip_max_nodes: limits.nodes,
      mip_abs_gap: limits.gap,
      mip_rel_gap: 0,
    });
    if (start !== null) model.setSolution({ colValue: start });
    model.run();
    if (model.info.get('primal_solution_status') !== highs.constants.solutionStatus.feasible) return null;
    const { colValue } = model.getSolution();
    return [...columns.keys()].filter((place) => columns[place]?.isChoice && (colValue[place] ?? 0) > 0.5);
  });
}
