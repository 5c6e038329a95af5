import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { AnswerValue } from '#domain/questionnaire/draft.ts';
import { openGroups } from '#domain/questionnaire/draft.ts';
import type { QuestionPage } from '#domain/questionnaire/shown-questions.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { clearHealthDraft, storeHealthDraft } from './health-drafts.ts';
import { questionnaireFlow } from './health-flows.ts';

const states = ['loading', 'failed', 'missing', 'answering', 'submitting', 'advising', 'saved'] as const;

/**
 * The questions of one category. The calling component must be keyed by `categoryId`. `onMissed` is called with the
 * first question that lacks a required answer.
 */
export function useQuestionnaire(categoryId: string, onMissed: (inputId: number) => void) {
  const { session } = useFlows();
  const [userId] = useState(() => session.getSnapshot().context.user?.id ?? '');
  const [flow] = useState(() => questionnaireFlow(userId));
  const actor = useActorRef(flow, { input: { categoryId } });
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('draft.changed', ({ edit }) => storeHealthDraft(userId, categoryId, edit)),
      actor.on('draft.finished', () => clearHealthDraft(categoryId)),
      actor.on('question.missed', ({ inputId }) => onMissed(inputId)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, categoryId, userId, onMissed]);
  const { label, pages, draft, failure, urgentHelp } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    label,
    pages,
    draft,
    failure,
    urgentHelp,
    openCount: openGroups(pages, draft).length,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'loading'),
    openPage: (page: QuestionPage) => actor.send({ type: 'page.opened', page }),
    decline: (page: QuestionPage) => actor.send({ type: 'page.declined', page }),
    answer: (inputId: number, value: AnswerValue) => actor.send({ type: 'input.answered', inputId, value }),
    choose: (groupId: number, inputId: number) => actor.send({ type: 'option.chosen', groupId, inputId }),
    submit: () => actor.send({ type: 'answers.submitted' }),
    goOn: () => actor.send({ type: 'help.read' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type Questionnaire = ReturnType<typeof useQuestionnaire>;
