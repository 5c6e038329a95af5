import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor, toPromise } from 'xstate';
import { type ConsentId, consentTexts } from '#domain/consent/consents.ts';
import type { Deletable } from '#machines/health/my-health.machine.ts';
import type { Question } from '#machines/shell/sheets-events.ts';
import { adoptConsents, consentOf, userConsents } from '#src/flows/account/consent-flow.ts';
import type { AppFlows } from '#src/flows/app-flows.ts';
import { downloadFile } from '#src/flows/download-file.ts';
import { useFlows } from '#src/flows/flows-context.tsx';
import { myHealth as texts } from '#src/flows/health/texts.ts';
import { loadPreferences } from '#src/flows/recipes/recipe-flows.ts';
import { recipeListsOf } from '#src/flows/recipes/recipe-lists.ts';
import { useAnnouncements } from '#src/flows/use-announcements.ts';
import { clearHealthDrafts } from './health-drafts.ts';
import { myHealthFlow } from './my-health-flow.ts';

const states = ['loading', 'failed'] as const;

const withdrawal = (consent: ConsentId, detail: string): Question => ({
  id: 'myHealth',
  text: texts.withdraw(consentTexts[consent].name),
  detail,
});

const questions: Readonly<Record<Deletable, Question>> = {
  answers: { id: 'myHealth', text: texts.clear, detail: texts.clearDetail },
  health: withdrawal('health', texts.healthDetail),
  diary: withdrawal('diary', texts.diaryDetail),
  tests: withdrawal('tests', texts.triggersDetail),
  food: withdrawal('food', texts.foodDetail),
};

/** Updates recipe lists after allergens or intolerances were deleted from the preferences. */
async function refetchJudgements(flows: AppFlows): Promise<void> {
  const saved = await toPromise(createActor(loadPreferences).start());
  if (saved.kind === 'ok') recipeListsOf(flows).adoptSavedPreferences(saved.value);
}

/** The member's health answers and consents. */
export function useMyHealth() {
  const flows = useFlows();
  const actor = useActorRef(myHealthFlow);
  useAnnouncements(actor);
  useEffect(() => {
    const { sheets } = flows;
    const subscriptions = [
      actor.on('confirmation.wanted', ({ about }) =>
        sheets.send({ type: 'question.asked', question: questions[about] }),
      ),
      actor.on('health.deleted', ({ about, consents }) => {
        if (about === 'answers' || about === 'health') clearHealthDrafts();
        adoptConsents(flows, userConsents(consents));
        if (about === 'food') void refetchJudgements(flows);
      }),
      sheets.on('question.accepted', ({ id }) => {
        if (id === 'myHealth') actor.send({ type: 'deletion.confirmed' });
      }),
      sheets.on('question.declined', ({ id }) => {
        if (id === 'myHealth') actor.send({ type: 'deletion.declined' });
      }),
      consentOf(flows).on('consent.settled', ({ consents }) => {
        if (consents !== null) actor.send({ type: 'consent.given' });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, flows]);
  const { health, consents, failure, change } = useSelector(actor, (snapshot) => snapshot.context);
  return {
    health,
    consents,
    failure,
    state: useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)) ?? 'shown'),
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** The unsaved choice, else the saved one. */
    valueOf: (key: string, value: number | null) => (change?.key === key ? change.value : value),
    change: (key: string, value: number | null) => actor.send({ type: 'answer.changed', key, value }),
    remove: (about: Deletable) => actor.send({ type: 'deletion.requested', about }),
    download: () =>
      downloadFile(
        new Blob([JSON.stringify({ ...health, consents }, null, 2)], { type: 'application/json' }),
        'kindfare-health.json',
      ),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

export type MyHealthPage = ReturnType<typeof useMyHealth>;
