import { proteinSources } from '#domain/food/protein-sources.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** The sources of protein the member likes. */
export function ProteinsStep({ quiz }: StepProps) {
  return <Choices quiz={quiz} label="Protein sources" field="proteinSources" names={proteinSources} />;
}
