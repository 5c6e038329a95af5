import { type CasesOf, failures, ok } from '../shared/cases.ts';
import { openedCategory, skinPage } from './question.samples.ts';
import type { questionnaireMachine } from './questionnaire.machine.ts';
import type { UrgentHelp } from './saved-answers.ts';

export const urgentHelp: UrgentHelp = {
  title: 'Please talk to a doctor now',
  text: '<p>Some of your answers should be heard by a doctor soon.</p>',
  reasons: ['Blood in the stool'],
};

export const saved = ok({ message: 'Your answers have been saved.', urgent_help: null });
export const savedWithUrgentHelp = ok({ message: 'Your answers have been saved.', urgent_help: urgentHelp });

export const questionnaireCases: CasesOf<typeof questionnaireMachine> = {
  input: { categoryId: '11' },
  otherInputs: [{ categoryId: '201' }],
  events: {
    'page.opened': [{ type: 'page.opened', page: skinPage }],
    'page.declined': [{ type: 'page.declined', page: skinPage }],
    'input.answered': [{ type: 'input.answered', inputId: 12, value: 1 }],
    'option.chosen': [{ type: 'option.chosen', groupId: 32, inputId: 321 }],
    'answers.submitted': [{ type: 'answers.submitted' }],
    'help.read': [{ type: 'help.read' }],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outputs: {
    loadQuestions: { ...failures, ok: [ok(openedCategory)] },
    submitAnswers: { ...failures, ok: [saved, savedWithUrgentHelp] },
  },
  distinguish: ({ draft }) => draft,
};
