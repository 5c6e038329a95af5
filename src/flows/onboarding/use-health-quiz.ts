import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { Intolerance } from '#domain/intolerance/intolerances.ts';
import type { QuizList, QuizStep } from '#domain/onboarding/quiz.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { recipeListsOf } from '#src/flows/recipes/recipe-lists.ts';
import { perSignIn } from '#src/freshness/per-sign-in.ts';
import { clearGuestAnswers } from './guest-answers-store.ts';
import { healthQuizFlow, savingPartsOf } from './preferences-flows.ts';
import { clearProgress, storeProgress } from './quiz-progress.ts';

/** One quiz actor for both of its pages, until it is done or the member signs out. */
const healthQuizOf = perSignIn((flows: AppFlows) => {
  const userId = flows.session.getSnapshot().context.user?.id ?? '';
  const quiz = createActor(healthQuizFlow(savingPartsOf(flows), userId));
  quiz.on('*', flows.announce);
  quiz.on('progress.changed', ({ progress }) => storeProgress(userId, progress));
  quiz.on('progress.finished', () => {
    clearProgress();
    clearGuestAnswers();
  });
  quiz.on('preferences.saved', ({ preferences }) => recipeListsOf(flows).adoptSavedPreferences(preferences));
  const isOver = () => quiz.getSnapshot().status !== 'active';
  const stop = () => {
    if (!isOver()) clearProgress();
    quiz.stop();
  };
  return { value: quiz.start(), isOver, stop };
});

/** The food quiz and its review; `page` is the current page. */
export function useHealthQuiz(page: 'questions' | 'review') {
  const flows = useFlows();
  // a page that is still mounted when its quiz is done must not start another one
  const [quiz] = useState(() => healthQuizOf(flows));
  const isOpen = useSelector(quiz, (snapshot) => !snapshot.matches('opening'));
  useEffect(() => {
    if (isOpen) quiz.send({ type: page === 'review' ? 'review.reached' : 'questions.reached' });
  }, [quiz, page, isOpen]);
  const { step, answers } = useSelector(quiz, (snapshot) => snapshot.context);
  // stable, as the intolerance manager subscribes with it
  const tickIngredients = useCallback(
    (intolerance: Intolerance, names: readonly string[] | null) =>
      quiz.send({ type: 'ingredients.ticked', intolerance, names }),
    [quiz],
  );
  return {
    isOpen,
    step,
    answers,
    isBusy: useSelector(quiz, (snapshot) => snapshot.hasTag('busy')),
    answerDiet: (follows: boolean) => quiz.send({ type: 'diet.answered', follows }),
    toggleName: (field: QuizList, name: string) => quiz.send({ type: 'name.toggled', field, name }),
    toggleIntolerance: (intolerance: Intolerance) => quiz.send({ type: 'intolerance.toggled', intolerance }),
    tickIngredients,
    next: () => quiz.send({ type: 'next.requested' }),
    back: () => quiz.send({ type: 'back.requested' }),
    change: (to: QuizStep) => quiz.send({ type: 'change.requested', step: to }),
    submit: () => quiz.send({ type: 'answers.submitted' }),
  };
}
