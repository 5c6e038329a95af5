import { useEffect, useId, useState } from 'react';
import { type ScreeningQuestion, screeningQuestions } from '#domain/triggers/screening.ts';
import { type TriggerStart, useTriggerStart } from '#src/flows/health/use-trigger-start.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ChooseTest } from './ChooseTest.tsx';

/** What it takes, the questions, and the choice. */
export function StartTest({ onStarted }: { readonly onStarted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Card aria-label="Before you start">
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            Before you start
          </Text>
          <Text variant="small">
            A first test takes nine weeks when the answer is clear, and up to twenty when it isn’t. You leave
            out one thing, log every day, and need somebody who prepares portions for you: without them the
            result can only be “likely”.
          </Text>
          <Text variant="small">
            It isn’t for everybody: not under 18, not in pregnancy, not with an eating disorder, insulin, or
            kidney disease. We ask about it first.
          </Text>
          <Button variant="primary" width="block" onClick={() => setOpen(true)}>
            See if it’s for you
          </Button>
        </Stack>
      </Card>
    );
  return <Questions onStarted={onStarted} />;
}

function Questions({ onStarted }: { readonly onStarted: () => void }) {
  const start = useTriggerStart(onStarted);
  const id = useId();
  const { stage } = start;
  // a new step begins at its top
  useEffect(() => {
    if (stage !== 'screening') document.getElementById(id)?.scrollIntoView();
  }, [id, stage]);
  return (
    <div id={id}>
      <Step start={start} />
    </div>
  );
}

function Step({ start }: { readonly start: TriggerStart }) {
  if (start.choices === null)
    return start.failure === null ? (
      <TextSkeleton label="Loading the questions" />
    ) : (
      <FailureNote title="We couldn’t load the questions" text={start.failure} onRetry={start.retry} />
    );
  if (start.stage === 'refused') return <Refused start={start} />;
  if (start.stage === 'choosing') return <ChooseTest start={start} choices={start.choices} />;
  return <Screening start={start} />;
}

const yesNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
] as const;

type Answers = Partial<Record<ScreeningQuestion, boolean>>;

const missingAnswers = (given: Answers): Partial<Record<ScreeningQuestion, readonly string[]>> =>
  Object.fromEntries(
    screeningQuestions
      .filter(({ id }) => given[id] === undefined)
      .map(({ id }) => [id, ['Please answer this one.']]),
  );

function Screening({ start }: { readonly start: TriggerStart }) {
  const form = useDraft<Answers, ScreeningQuestion>({
    initial: Object.fromEntries(start.known.map((id) => [id, true])),
    problemsOf: missingAnswers,
  });
  const isKnown = (id: ScreeningQuestion) => start.known.includes(id);
  const answerTo = (id: ScreeningQuestion) => {
    const answer = form.draft[id];
    return answer === undefined ? null : answer ? 'yes' : 'no';
  };
  const formId = useId();
  const submit = () => {
    form.submit();
    // one Yes may already be enough
    start.answer(form.draft);
    const [missing] = Object.keys(missingAnswers(form.draft));
    if (missing !== undefined) document.getElementById(`${formId}-${missing}`)?.focus();
  };
  return (
    <Stack as="section" gap={16} aria-label="Questions for your safety">
      <Text as="h2" variant="h2">
        For your safety
      </Text>
      {screeningQuestions.map(({ id, text }) => (
        <AnswerChoice
          key={id}
          firstId={`${formId}-${id}`}
          legend={text}
          hint={isKnown(id) ? 'From your health answers. You can change it under My health.' : null}
          missing={form.problems[id]?.[0] ?? null}
          options={yesNo}
          value={answerTo(id)}
          onChange={(value) => !isKnown(id) && form.change({ [id]: value === 'yes' })}
          variant="row"
        />
      ))}
      {Object.keys(form.problems).length > 0 && (
        <Text role="alert" variant="small" tone="danger">
          Please answer every question: without an answer we can’t tell whether it’s safe.
        </Text>
      )}
      <Button variant="primary" width="block" onClick={submit}>
        Next
      </Button>
    </Stack>
  );
}

function Refused({ start }: { readonly start: TriggerStart }) {
  return (
    <Card aria-label="Not on your own">
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          Please not on your own
        </Text>
        <Text>
          By your answers, leaving out food and testing it at home could harm you. That isn’t the end of it: a
          doctor or dietitian can do it with you, and your diary helps them.
        </Text>
        <Text variant="small">
          What’s gentle and safe to try: regular meals, enough to drink, less coffee and alcohol, and enough
          sleep.
        </Text>
        <Button variant="tinted" width="block" href={memberPaths.diary()}>
          Open my diary
        </Button>
        <div>
          <Button variant="quiet" size="sm" onClick={start.askAgain}>
            I tapped something wrong
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
