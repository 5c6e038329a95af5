import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { myMedicines } from './medicine-cards.cases.ts';
import type { medicineCardsMachine } from './medicine-cards.machine.ts';

const opened = { answer: 'loadMyMedicines', with: ok(myMedicines(false, null)) } as const;
const said = { medicineId: 5401, ruleId: 'FD033', agreed: true } as const;
const agreed = { type: 'rule.answered', ...said } as const;

export const medicineCardsJourneys: readonly JourneyOf<typeof medicineCardsMachine>[] = [
  {
    title: 'EXT-18 what the member agrees to is kept, and shown as it was kept',
    events: [opened, agreed, { answer: 'saveAgreement', with: ok(myMedicines(true, true)) }],
    end: 'shown',
    calls: [{ id: 'loadMyMedicines' }, { id: 'saveAgreement', input: said }],
    context: { mine: myMedicines(true, true), said: null },
    emits: [],
  },
  {
    title: 'ERR-60 what could not be kept is told, and the switch goes back',
    events: [
      opened,
      agreed,
      { answer: 'saveAgreement', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'shown',
    context: { mine: myMedicines(false, null), said: null },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-60 a defect in keeping it loses nothing and is told',
    events: [opened, agreed, { defect: 'saveAgreement' }],
    end: 'shown',
    context: { mine: myMedicines(false, null), said: null },
    emits: [errorToast('Something went wrong while submitting your answer. Please try again in a moment.')],
  },
  {
    title: 'ERR-59 cards that could not be loaded can be asked for again',
    events: [{ defect: 'loadMyMedicines' }, { type: 'retry.requested' }, opened],
    end: 'shown',
    context: { mine: myMedicines(false, null) },
  },
  {
    title: 'ERR-59 a busy server is told as it says it',
    events: [{ answer: 'loadMyMedicines', with: { kind: 'unavailable', status: 503, message: null } }],
    end: 'failed',
    context: { mine: null, failure: 'Questionnaire server is busy. Please try again later.' },
  },
];
