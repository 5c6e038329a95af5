import type { components } from '#contract/api.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';

export type Fit = components['schemas']['Fit'];

/** The fit of a dish that has not been judged. */
export const uncheckedFit: Fit = { kind: 'unknown', sentence: 'Not checked yet' };

/** A warning before a dish is planned. */
export interface FitWarning {
  readonly title: string;
  /** The server's sentence, without a full stop. */
  readonly sentence: string;
}

const suitable: readonly Fit['kind'][] = ['fits', 'at_limit'];

/** Whether a list of fitting dishes shows it. */
export const isSuitable = ({ kind }: Fit): boolean => suitable.includes(kind);

/** Null for a dish that needs no confirmation. */
export const warningOf = (title: string, fit: Fit): FitWarning | null =>
  isSuitable(fit) ? null : { title, sentence: fit.sentence };

/** One confirmation for all items about to be planned. */
export function warningQuestion(warnings: readonly FitWarning[]): {
  readonly text: string;
  readonly detail: string;
} {
  const [first] = warnings;
  if (first !== undefined && warnings.length === 1)
    return { text: `Plan ${bidiIsolated(first.title)} anyway?`, detail: `${first.sentence}.` };
  return {
    text: `Plan these ${warnings.length} anyway?`,
    detail: warnings.map(({ title, sentence }) => `${title}\n${sentence}.`).join('\n\n'),
  };
}
