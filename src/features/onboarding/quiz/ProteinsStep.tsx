import { proteinSources } from '#domain/food/protein-sources.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** The protein sources the member likes. */
export function ProteinsStep({ quiz }: StepProps) {
  return <Choices quiz={quiz} label="Protein sources" field="proteinSources" names={proteinSources} />;
}
