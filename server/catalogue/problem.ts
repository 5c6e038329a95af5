/** Something an author has to mend before the catalogue loads. */
export interface Problem {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** One sentence without its full stop. */
  readonly text: string;
}

const sentenceOf = (problem: Problem): string => `${problem.file}:${problem.line}: ${problem.text}.`;

/** Thrown once for all files, so that one run shows everything there is to mend. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
