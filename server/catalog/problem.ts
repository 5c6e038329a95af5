/** A problem that an author has to fix before the catalog loads. */
export interface Problem {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in characters; absent if not known. */
  readonly column?: number;
  /** One sentence without its full stop. */
  readonly text: string;
}

/** `omelette.cook:11:5: no food is called "egs"; did you mean "eggs"?`, the format that editors link. */
export const sentenceOf = ({ file, line, column, text }: Problem): string =>
  `${[file, line, ...(column === undefined ? [] : [column])].join(':')}: ${text}${text.endsWith('?') ? '' : '.'}`;

/** Thrown once for all files, so that one run shows all problems. */
export class CatalogError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(sentenceOf).join('\n'));
    this.name = 'CatalogError';
    this.problems = problems;
  }
}
