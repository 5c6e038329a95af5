import { diets } from '#domain/diet/diets.ts';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { dietStep as texts } from '../texts.ts';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** Whether the member follows a diet, and which. */
export function DietStep({ quiz }: StepProps) {
  const { followsDiet } = quiz.answers;
  return (
    <Stack gap={20}>
      <Stack as="fieldset" gap={10} aria-label={texts.question}>
        <ChoiceCard
          type="radio"
          name="follows-diet"
          label={texts.yes}
          note={texts.yesNote}
          checked={followsDiet === true}
          onChange={() => quiz.answerDiet(true)}
        />
        <ChoiceCard
          type="radio"
          name="follows-diet"
          label={texts.no}
          note={texts.noNote}
          checked={followsDiet === false}
          onChange={() => quiz.answerDiet(false)}
        />
      </Stack>
      {followsDiet === true && (
        <Stack gap={10}>
          <Text as="h2" variant="h3">
            {texts.whichDiet}
          </Text>
          <Choices quiz={quiz} label={texts.diets} field="diets" names={diets} />
        </Stack>
      )}
    </Stack>
  );
}
