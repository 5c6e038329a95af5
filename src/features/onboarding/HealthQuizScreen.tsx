import { useEffect, useRef } from 'react';
import { type QuizStep, quizSteps, quizStepTitles } from '#domain/onboarding/quiz.ts';
import { useHealthQuiz } from '#src/flows/onboarding/use-health-quiz.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { StepBar } from '#src/ui/frame/StepBar.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HealthQuizScreen.module.css';
import { QuizStepBody } from './quiz/QuizStepBody.tsx';
import { healthQuizScreen as texts } from './texts.ts';

const questions = {
  dietType: [texts.dietTitle, texts.dietText],
  proteinSources: [texts.proteinsTitle, texts.proteinsText],
  allergies: [texts.allergiesTitle, texts.allergiesText],
  foodIntolerances: [texts.intolerancesTitle, texts.intolerancesText],
  excludedIngredients: [texts.excludedTitle, texts.excludedText],
} as const satisfies Record<QuizStep, readonly [string, string]>;

/** Five questions about food, one at a time. */
export function HealthQuizScreen() {
  const quiz = useHealthQuiz('questions');
  const { isOpen, step } = quiz;
  const index = step === 'review' ? -1 : quizSteps.indexOf(step);
  usePageTitle(step === 'review' ? texts.title : quizStepTitles[step]);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  if (!isOpen || step === 'review') return <ListSkeleton rows={5} pad="page" />;
  const [question, hint] = questions[step];
  const isLast = index === quizSteps.length - 1;
  return (
    <div className={styles['page']}>
      <div className={styles['top']}>
        <StepBar step={index + 1} of={quizSteps.length} onBack={quiz.back} />
      </div>
      <div className={styles['body']}>
        <Stack gap={20}>
          <div>
            <Text variant="small-strong" tone="accent">
              {quizStepTitles[step]}
            </Text>
            <h1 ref={heading} tabIndex={-1} className={styles['question']}>
              {question}
            </h1>
            <Text tone="muted" className={styles['hint'] ?? ''}>
              {hint}
            </Text>
          </div>
          <QuizStepBody quiz={quiz} step={step} />
        </Stack>
      </div>
      <StickyDock>
        <Button variant="primary" width="block" onClick={quiz.next}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </StickyDock>
    </div>
  );
}
