import { type Intolerance, intolerances, type Level } from '#domain/intolerance/intolerances.ts';

/** The server's judgement of a dish for the member. The sentence is empty for a member without criteria. */
export interface Fit {
  readonly kind: 'fits' | 'at_limit' | 'unknown' | 'over' | 'not_for_you';
  readonly sentence: string;
}

/** One axis of a dish in the server's response; `standing` is absent if the reader has no limit. */
export interface AxisVerdict {
  /** Null: not known. */
  readonly level: Level | null;
  /** The highest level the member accepts. */
  readonly limit?: Level | null;
  readonly standing?: 'over' | 'unknown' | 'at' | 'within' | 'unlimited';
}
export type AxisVerdicts = Readonly<Record<Intolerance, AxisVerdict>>;

export const isLimited = ({ standing }: AxisVerdict): boolean =>
  standing !== undefined && standing !== 'unlimited';

/** The axes the member limits, then the others, each in the order of the quiz. */
export const limitedFirst = (verdicts: AxisVerdicts): Intolerance[] =>
  intolerances.toSorted((a, b) => Number(isLimited(verdicts[b])) - Number(isLimited(verdicts[a])));
