import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { myMedicines } from './medicine-cards.cases.ts';
import type { medicineCardsMachine } from './medicine-cards.machine.ts';

const opened = { resolves: 'loadMyMedicines', with: ok(myMedicines(false, null)) } as const;
const decision = { medicineId: 5401, ruleId: 'FD033', agreed: true } as const;
const agreed = { type: 'rule.answered', ...decision } as const;

export const medicineCardsJourneys: readonly JourneyOf<typeof medicineCardsMachine>[] = [
  {
    title: 'EXT-18 saves a decision of the member and shows the saved state',
    events: [opened, agreed, { resolves: 'saveAgreement', with: ok(myMedicines(true, true)) }],
    end: 'shown',
    calls: [{ id: 'loadMyMedicines' }, { id: 'saveAgreement', input: decision }],
    context: { mine: myMedicines(true, true), decision: null },
    emits: [],
  },
  {
    title: 'ERR-60 shows an error when a decision cannot be saved and reverts the switch',
    events: [
      opened,
      agreed,
      { resolves: 'saveAgreement', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'shown',
    context: { mine: myMedicines(false, null), decision: null },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-60 shows an error after an exception in saving and reverts the switch',
    events: [opened, agreed, { rejects: 'saveAgreement' }],
    end: 'shown',
    context: { mine: myMedicines(false, null), decision: null },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-59 cards that cannot be loaded can be retried',
    events: [{ rejects: 'loadMyMedicines' }, { type: 'retry.requested' }, opened],
    end: 'shown',
    context: { mine: myMedicines(false, null) },
  },
  {
    title: 'ERR-59 shows the message of a busy server',
    events: [{ resolves: 'loadMyMedicines', with: { kind: 'unavailable', status: 503, message: null } }],
    end: 'failed',
    context: { mine: null, failure: 'Questionnaire server is busy. Please try again later.' },
  },
];
