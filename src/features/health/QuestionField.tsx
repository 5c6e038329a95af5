import { healthMessages } from '#domain/message/health-messages.ts';
import { type AnswerValue, answerOf, chosenOf } from '#domain/questionnaire/draft.ts';
import { isGrouped, type QuestionInput, shownOptions } from '#domain/questionnaire/shown-questions.ts';
import type { Questionnaire } from '#src/flows/health/use-questionnaire.ts';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { SelectField } from '#src/ui/input/SelectField.tsx';
import { defaultAnswerOptions } from './answer-options.ts';
import { questionField as texts } from './texts/questionnaire.ts';

/** Id of a question's first control. */
export const questionId = (inputId: number) => `question-${inputId}`;

/** With more options the question is a native select. */
const maxInSight = 7;

export interface QuestionFieldProps {
  readonly input: QuestionInput;
  readonly questionnaire: Questionnaire;
}

/** One question: its options, or Yes, No and Unknown. */
export function QuestionField({ input, questionnaire }: QuestionFieldProps) {
  const { input_id, group_id, prompt, description } = input;
  const id = questionId(input_id);
  if (!isGrouped(input))
    return (
      <AnswerChoice<AnswerValue>
        legend={prompt}
        hint={description}
        options={defaultAnswerOptions}
        value={answerOf(questionnaire.draft, input)}
        onChange={(value) => questionnaire.answer(input_id, value)}
        variant="row"
        firstId={id}
      />
    );
  const chosen = chosenOf(questionnaire.draft, input);
  const missing = chosen === 0 ? healthMessages.selectionRequired : null;
  const options = shownOptions(input);
  const choose = (inputId: number) => questionnaire.choose(group_id ?? input_id, inputId);
  if (options.length <= maxInSight)
    return (
      <AnswerChoice<number>
        legend={prompt}
        hint={description}
        missing={missing}
        options={options.map((option) => ({
          value: option.input_id,
          label: option.prompt,
          note: option.description,
        }))}
        value={chosen === 0 ? null : chosen}
        onChange={choose}
        variant="list"
        firstId={id}
      />
    );
  return (
    <SelectField
      id={id}
      name={id}
      label={prompt}
      error={missing}
      hint={description ?? null}
      value={chosen === 0 ? '' : String(chosen)}
      placeholder={texts.choose}
      options={options.map((option) => ({ value: String(option.input_id), label: option.prompt }))}
      onChange={(value) => choose(Number(value))}
    />
  );
}
