import { assign, setup } from 'xstate';
import type { components } from '#contract/api.ts';
import { healthMessages } from '#domain/message/health-messages.ts';
import type { ToastRequested } from '../shared/announcements.ts';
import { busyMessage } from '../shared/busy-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type MyMedicines = components['schemas']['MyMedicines'];
export type MyMedicinesOutcome = Outcome<MyMedicines>;

/** The member's decision about a rule for one medicine. */
export interface RuleAnswer {
  readonly medicineId: number;
  readonly ruleId: string;
  readonly agreed: boolean;
}

interface Context {
  mine: MyMedicines | null;
  /** The decision being saved. */
  decision: RuleAnswer | null;
  failure: string | null;
}

export type MedicineCardsEvent = ({ type: 'rule.answered' } & RuleAnswer) | { type: 'retry.requested' };

const initialContext = (): Context => ({ mine: null, decision: null, failure: null });
const decisionOf = ({ context }: { context: Context }): RuleAnswer | null => context.decision;

export const medicineCardsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MedicineCardsEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { loadMyMedicines: 'loadMyMedicines'; saveAgreement: 'saveAgreement' },
  },
  actors: {
    loadMyMedicines: unprovided<MyMedicinesOutcome>('loadMyMedicines'),
    saveAgreement: unprovided<MyMedicinesOutcome, RuleAnswer | null>('saveAgreement'),
  },
  actions: {
    sayFailed: sayFailed(),
    takeUp: assign((_, outcome: MyMedicinesOutcome) =>
      outcome.kind === 'ok' ? { mine: outcome.value } : {},
    ),
    noteDecision: assign((_, { medicineId, ruleId, agreed }: RuleAnswer) => ({
      decision: { medicineId, ruleId, agreed },
    })),
    clearDecision: assign({ decision: null }),
    rememberFailure: assign((_, outcome: MyMedicinesOutcome) => ({
      failure: busyMessage(outcome, healthMessages.questionnaireBusy),
    })),
    rememberDefect: assign({ failure: healthMessages.questionnaireBusy }),
  },
  guards: {
    isOk: isKind('ok'),
  },
}).createMachine({
  id: 'medicineCards',
  description:
    'Food interactions of the member’s medicines, and the member’s agreement that plans and pages follow them.',
  context: initialContext,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadMyMedicines',
        src: 'loadMyMedicines',
        onOk: { target: 'shown', actions: { type: 'takeUp', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    shown: {
      on: {
        'rule.answered': { target: 'saving', actions: { type: 'noteDecision', params: eventItself } },
      },
    },
    saving: {
      description: 'The switch shows the new state at once, and the former one again if saving fails.',
      tags: ['busy'],
      exit: 'clearDecision',
      invoke: submission({
        id: 'saveAgreement',
        src: 'saveAgreement',
        input: decisionOf,
        onOk: { target: 'shown', actions: { type: 'takeUp', params: outputOf } },
        onFailed: { target: 'shown' },
        failureText: healthMessages.answersFailed,
      }),
    },
  },
});
