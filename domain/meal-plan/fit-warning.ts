import type { components } from '#contract/api.ts';

export type Fit = components['schemas']['Fit'];

/** Of a dish that no answer has judged. */
export const uncheckedFit: Fit = { kind: 'unknown', sentence: 'Not checked yet' };

/** What the member has to know before a dish goes on the plan. */
export interface FitWarning {
  readonly title: string;
  /** As the server says it, without a full stop. */
  readonly sentence: string;
}

const suitable: readonly Fit['kind'][] = ['fits', 'at_limit'];

/** Whether a list of what fits shows it. */
export const isSuitable = ({ kind }: Fit): boolean => suitable.includes(kind);

/** Null for a dish that can be planned without a question. */
export const warningOf = (title: string, fit: Fit): FitWarning | null =>
  isSuitable(fit) ? null : { title, sentence: fit.sentence };

/** One question for everything that is about to be planned, however much of it does not fit. */
export function warningQuestion(warnings: readonly FitWarning[]): {
  readonly text: string;
  readonly detail: string;
} {
  const [first] = warnings;
  if (first !== undefined && warnings.length === 1)
    return { text: `Plan ${first.title} anyway?`, detail: `${first.sentence}.` };
  return {
    text: `Plan these ${warnings.length} anyway?`,
    detail: warnings.map(({ title, sentence }) => `${title}\n${sentence}.`).join('\n\n'),
  };
}
