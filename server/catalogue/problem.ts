/** Something an author has to fix before the catalogue loads. */
export interface Problem {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in signs; where it is known. */
  readonly column?: number;
  /** One sentence without its full stop. */
  readonly text: string;
}

/** `omelette.cook:11:5: no food is called "egs"; did you mean "eggs"?`, as editors find it. */
export const sentenceOf = ({ file, line, column, text }: Problem): string =>
  `${[file, line, ...(column === undefined ? [] : [column])].join(':')}: ${text}${text.endsWith('?') ? '' : '.'}`;

/** Thrown once for all files, so that one run shows everything there is to fix. */
export class CatalogueError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}
