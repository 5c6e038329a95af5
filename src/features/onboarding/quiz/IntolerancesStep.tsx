import { intoleranceChoices } from '#domain/intolerance/choices.ts';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { FineTuneRows } from '../FineTuneRows.tsx';
import { IntoleranceManager } from '../IntoleranceManager.tsx';
import { intolerancesStep as texts } from '../texts.ts';
import type { StepProps } from './QuizStepBody.tsx';

/** The intolerances to limit in recipes. */
export function IntolerancesStep({ quiz }: StepProps) {
  return (
    <Stack gap={10}>
      <Stack as="fieldset" gap={10} aria-label={texts.intolerances}>
        {intoleranceChoices.map(({ intolerance, label, examples, mark }) => (
          <ChoiceCard
            key={intolerance}
            type="checkbox"
            label={label}
            note={examples}
            mark={mark}
            checked={quiz.answers.intolerances[intolerance]}
            onChange={() => quiz.toggleIntolerance(intolerance)}
          />
        ))}
      </Stack>
      <FineTuneRows chosen={quiz.answers.intolerances} />
      <IntoleranceManager
        ticked={quiz.answers.tickedIngredients}
        voice="quiz"
        onReport={quiz.tickIngredients}
      />
    </Stack>
  );
}
