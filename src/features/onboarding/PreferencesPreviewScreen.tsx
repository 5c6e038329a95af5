import { allergenLabel } from '#domain/allergen/allergen-text.ts';
import { intoleranceChoices } from '#domain/intolerance/choices.ts';
import { type QuizAnswers, type QuizStep, quizSteps, quizStepTitles } from '#domain/onboarding/quiz.ts';
import { useHealthQuiz } from '#src/flows/onboarding/use-health-quiz.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { ListSkeleton } from '#src/ui/feedback/Skeletons.tsx';
import { StickyDock } from '#src/ui/frame/Dock.tsx';
import { usePageTitle } from '#src/ui/frame/use-page-title.ts';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './HealthQuizScreen.module.css';
import { preferencesPreviewScreen as texts } from './texts.ts';

function wordsOf(step: QuizStep, answers: QuizAnswers): readonly string[] {
  switch (step) {
    case 'dietType':
      return answers.followsDiet === false ? [] : answers.diets;
    case 'proteinSources':
      return answers.proteinSources;
    case 'allergies':
      return answers.allergens.map(allergenLabel);
    case 'foodIntolerances':
      return intoleranceChoices
        .filter(({ intolerance }) => answers.intolerances[intolerance])
        .map(({ label }) => label);
    case 'excludedIngredients':
      return answers.excludedIngredients;
  }
}

const none = {
  dietType: texts.noDiet,
  proteinSources: texts.noProteins,
  allergies: texts.none,
  foodIntolerances: texts.none,
  excludedIngredients: texts.none,
} as const satisfies Record<QuizStep, string>;

/** All answers of the quiz on one page, before they are saved. */
export function PreferencesPreviewScreen() {
  usePageTitle(texts.title);
  const quiz = useHealthQuiz('review');
  if (!quiz.isOpen) return <ListSkeleton rows={5} pad="page" />;
  return (
    <div className={styles['page']}>
      <div className={styles['body']}>
        <Stack gap={16}>
          <div>
            <h1 className={styles['question']}>{texts.title}</h1>
            <Text tone="muted" className={styles['hint'] ?? ''}>
              {texts.intro}
            </Text>
          </div>
          {quizSteps.map((step) => {
            const words = wordsOf(step, quiz.answers);
            return (
              <Card key={step} aria-labelledby={`review-${step}`}>
                <Row gap={12} spread="between" wrap>
                  <Text as="h2" variant="h3" id={`review-${step}`}>
                    {quizStepTitles[step]}
                  </Text>
                  <Button
                    variant="quiet"
                    size="sm"
                    className={styles['change'] ?? ''}
                    onClick={() => quiz.change(step)}
                    aria-label={texts.changeLabel(quizStepTitles[step])}
                  >
                    {texts.change}
                  </Button>
                </Row>
                <Text tone={words.length > 0 ? 'ink' : 'muted'}>
                  {words.length > 0 ? words.join(', ') : none[step]}
                </Text>
              </Card>
            );
          })}
          <Text variant="note" tone="faint">
            {texts.guidance}
          </Text>
        </Stack>
      </div>
      <StickyDock>
        <Button variant="primary" width="block" busy={quiz.isBusy} onClick={quiz.submit}>
          {texts.submit}
        </Button>
      </StickyDock>
    </div>
  );
}
