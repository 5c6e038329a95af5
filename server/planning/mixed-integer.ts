import type { Highs, ModelData } from 'highs';

/** A column of a model: its cost, its bounds, and its coefficients by row. */
export interface Column {
  readonly cost: number;
  /** Binary; else continuous and not negative. */
  readonly isChoice: boolean;
  readonly entries: readonly (readonly [row: number, value: number])[];
}

/** Null for no bound. */
export type Row = readonly [low: number | null, high: number | null];

export interface Limits {
  readonly seconds: number;
  /** Node limit of the search tree: a bound on work that does not depend on the machine's load. */
  readonly nodes: number;
  /** Relative gap to the optimum that is accepted. */
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

/** Indexes of the chosen columns at minimum cost; null when none was found in time. `start`: a feasible solution. */
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
