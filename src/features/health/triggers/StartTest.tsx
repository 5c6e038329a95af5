import { type ReactNode, useEffect, useId, useState } from 'react';
import { type ScreeningQuestion, screeningQuestions } from '#domain/triggers/screening.ts';
import { type TriggerStart, useTriggerStart } from '#src/flows/health/use-trigger-start.ts';
import type { FoodTest } from '#src/flows/health/use-trigger-test.ts';
import { useDraft } from '#src/flows/use-draft.ts';
import { memberPaths } from '#src/member-paths.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FailureNote } from '#src/ui/feedback/FailureNote.tsx';
import { TextSkeleton } from '#src/ui/feedback/TextSkeleton.tsx';
import { AnswerChoice } from '#src/ui/input/AnswerChoice.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { startTest as texts } from '../texts/triggers.ts';
import { ChooseTest } from './ChooseTest.tsx';
import { type NextTest, NextTestCard } from './NextTestCard.tsx';

interface StartTestProps {
  readonly onStarted: () => void;
  /** The last test ended with an alarm sign: nothing invites to another one. */
  readonly isAfterAlarm: boolean;
  /** Before it begins; not above a question, or a refusal. */
  readonly introduction: ReactNode;
  /** What the next test can go on with. */
  readonly restriction: NonNullable<FoodTest['tests']>['next'];
}

/** What it takes, the questions, and the choice. */
export function StartTest({ onStarted, isAfterAlarm, introduction, restriction }: StartTestProps) {
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState<NextTest | null>(null);
  const choose = (chosen: NextTest) => {
    setNext(chosen);
    setOpen(true);
  };
  if (!isOpen && isAfterAlarm)
    return (
      <Card aria-label={texts.afterAlarmTitle}>
        <Stack gap={12}>
          <Text as="h2" variant="h2">
            {texts.afterAlarmTitle}
          </Text>
          <Text variant="small">{texts.afterAlarmText}</Text>
          <Button width="block" onClick={() => setOpen(true)}>
            {texts.beginAfterAlarm}
          </Button>
        </Stack>
      </Card>
    );
  if (!isOpen)
    return (
      <>
        {introduction}
        {restriction !== null && <NextTestCard restriction={restriction} onChoose={choose} />}
        <Card aria-label={texts.introTitle}>
          <Stack gap={12}>
            <Text as="h2" variant="h2">
              {texts.introTitle}
            </Text>
            <Text variant="small">{texts.duration}</Text>
            <Text variant="small">{texts.notForEverybody}</Text>
            <Button
              variant={restriction === null ? 'primary' : 'tinted'}
              width="block"
              onClick={() => setOpen(true)}
            >
              {texts.begin}
            </Button>
          </Stack>
        </Card>
      </>
    );
  return <Questions onStarted={onStarted} next={next} />;
}

interface QuestionsProps {
  readonly onStarted: () => void;
  readonly next: NextTest | null;
}

function Questions({ onStarted, next }: QuestionsProps) {
  const start = useTriggerStart(onStarted);
  const id = useId();
  const { stage } = start;
  // a new step begins at its top
  useEffect(() => {
    if (stage !== 'screening') document.getElementById(id)?.scrollIntoView();
  }, [id, stage]);
  return (
    <div id={id}>
      <Step start={start} next={next} />
    </div>
  );
}

function Step({ start, next }: { readonly start: TriggerStart; readonly next: NextTest | null }) {
  if (start.choices === null)
    return start.failure === null ? (
      <TextSkeleton label={texts.loading} />
    ) : (
      <FailureNote title={texts.failedTitle} text={start.failure} onRetry={start.retry} />
    );
  const { is_withheld: isWithheld, is_body_unknown: isBodyUnknown } = start.choices;
  if (isWithheld) return <Refused onAskAgain={null} />;
  if (isBodyUnknown) return <BodyFirst />;
  if (start.stage === 'refused') return <Refused onAskAgain={start.askAgain} />;
  if (start.stage === 'choosing') return <ChooseTest start={start} choices={start.choices} next={next} />;
  return <Screening start={start} />;
}

const yesNo = [
  { value: 'no', label: texts.no },
  { value: 'yes', label: texts.yes },
] as const;

type Answers = Partial<Record<ScreeningQuestion, boolean>>;

const missingAnswers = (given: Answers): Partial<Record<ScreeningQuestion, readonly string[]>> =>
  Object.fromEntries(
    screeningQuestions
      .filter(({ id }) => given[id] === undefined)
      .map(({ id }) => [id, [texts.answerMissing]]),
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
    <Stack as="section" gap={16} aria-label={texts.questionsLabel}>
      <Text as="h2" variant="h2">
        {texts.questionsTitle}
      </Text>
      {screeningQuestions.map(({ id, text }) => (
        <AnswerChoice
          key={id}
          firstId={`${formId}-${id}`}
          legend={text}
          hint={isKnown(id) ? texts.fromHealthAnswers : null}
          missing={form.problems[id]?.[0] ?? null}
          options={yesNo}
          value={answerTo(id)}
          onChange={(value) => !isKnown(id) && form.change({ [id]: value === 'yes' })}
          variant="row"
        />
      ))}
      {Object.keys(form.problems).length > 0 && (
        <Text role="alert" variant="small" tone="danger">
          {texts.answersMissing}
        </Text>
      )}
      <Button variant="primary" width="block" onClick={submit}>
        {texts.next}
      </Button>
    </Stack>
  );
}

/** Nobody is asked whether they weigh enough. */
function BodyFirst() {
  return (
    <Card aria-label={texts.bodyTitle}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.bodyTitle}
        </Text>
        <Text>{texts.bodyText}</Text>
        <Button variant="primary" width="block" href={memberPaths.profile()}>
          {texts.toProfile}
        </Button>
      </Stack>
    </Card>
  );
}

/** `onAskAgain`: null where no answer here changes it. */
function Refused({ onAskAgain }: { readonly onAskAgain: (() => void) | null }) {
  return (
    <Card aria-label={texts.refusedLabel}>
      <Stack gap={12}>
        <Text as="h2" variant="h2">
          {texts.refusedTitle}
        </Text>
        <Text>{texts.refusedText}</Text>
        <Text variant="small">{texts.alternatives}</Text>
        <Button variant="tinted" width="block" href={memberPaths.diary()}>
          {texts.toDiary}
        </Button>
        {onAskAgain !== null && (
          <div>
            <Button variant="quiet" size="sm" onClick={onAskAgain}>
              {texts.askAgain}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
