import { diets } from '#domain/diet/diets.ts';
import { ChoiceCard } from '#src/ui/input/ChoiceCard.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Choices } from './Choices.tsx';
import type { StepProps } from './QuizStepBody.tsx';

/** Whether the member follows a diet, and which. */
export function DietStep({ quiz }: StepProps) {
  const { followsDiet } = quiz.answers;
  return (
    <Stack gap={20}>
      <Stack as="fieldset" gap={10} aria-label="Do you follow a diet?">
        <ChoiceCard
          type="radio"
          name="follows-diet"
          label="Yes"
          note="Only recipes that suit it"
          checked={followsDiet === true}
          onChange={() => quiz.answerDiet(true)}
        />
        <ChoiceCard
          type="radio"
          name="follows-diet"
          label="No"
          note="I eat a bit of everything"
          checked={followsDiet === false}
          onChange={() => quiz.answerDiet(false)}
        />
      </Stack>
      {followsDiet === true && (
        <Stack gap={10}>
          <Text as="h2" variant="h3">
            Which one?
          </Text>
          <Choices quiz={quiz} label="Diets" field="diets" names={diets} />
        </Stack>
      )}
    </Stack>
  );
}
