import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import type { QuizList } from '#domain/onboarding/quiz.ts';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import type { StepProps } from './QuizStepBody.tsx';

export interface ChoicesProps extends StepProps {
  readonly label: string;
  readonly field: QuizList;
  readonly names: readonly string[];
  readonly notes?: Readonly<Record<string, string>>;
}

/** A multiple choice, each option on a card. */
export function Choices({ quiz, label, field, names, notes }: ChoicesProps) {
  return (
    <Stack as="fieldset" gap={10} aria-label={label}>
      {names.map((name) => {
        const note = notes?.[name];
        return (
          <ChoiceCard
            key={name}
            type="checkbox"
            label={allergenLabel(name)}
            {...(note !== undefined && { note })}
            checked={quiz.answers[field].includes(name)}
            onChange={() => quiz.toggleName(field, name)}
          />
        );
      })}
    </Stack>
  );
}
