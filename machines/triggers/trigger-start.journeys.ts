import { noAnswers } from '#domain/triggers/screening.ts';
import { errorToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import type { triggerStartMachine } from './trigger-start.machine.ts';

const cleared = {
  type: 'screening.answered',
  answers: noAnswers,
  screening: { kind: 'cleared', closes: ['kidneyStones'] },
} as const;
const choice = { substance: 'lactose', alsoLow: ['fructans'], foodId: 'milk', isHelped: true } as const;
const lactose = { type: 'substance.chosen', ...choice } as const;
const start = { id: 'startProgram', input: { answers: noAnswers, ...choice } } as const;

export const triggerStartJourneys: readonly JourneyOf<typeof triggerStartMachine>[] = [
  {
    title:
      'EXT-31 starts with what was chosen after the screening, and with what is left out for the next tests',
    events: [cleared, lactose, { resolves: 'startProgram', with: ok(null) }],
    end: 'started',
    calls: [start],
    emits: [],
  },
  {
    title: 'EXT-31 somebody screened out can choose nothing',
    events: [
      {
        type: 'screening.answered',
        answers: noAnswers,
        screening: { kind: 'refused', reasons: ['pregnant', 'minor'] },
      },
      lactose,
    ],
    end: 'refused',
    calls: [],
    context: { refusals: ['pregnant', 'minor'], closes: null },
  },
  {
    title: 'EXT-31 a missing answer keeps the screening open',
    events: [
      {
        type: 'screening.answered',
        answers: noAnswers,
        screening: { kind: 'unanswered', missing: ['kidneyDisease'] },
      },
      lactose,
    ],
    end: 'screening',
    calls: [],
  },
  {
    title: 'EXT-31 after kidney stones oxalate is not tested',
    events: [cleared, { ...lactose, substance: 'oxalate', alsoLow: [], foodId: 'almonds' }],
    end: 'choosing',
    calls: [],
  },
  {
    title: 'EXT-31 a sugar that the answers close is not left out to be tested next, either',
    events: [{ ...cleared, screening: { kind: 'cleared', closes: ['celiacOpen'] } }, lactose],
    end: 'choosing',
    calls: [],
  },
  {
    title: 'EXT-31 answers can be given again',
    events: [cleared, { type: 'screening.repeated' }],
    end: 'screening',
    context: { refusals: [], closes: null },
  },
  {
    title: 'ERR-60 a refusal of the server is shown, and the choice is open again',
    events: [
      cleared,
      lactose,
      { resolves: 'startProgram', with: { kind: 'conflict', message: 'You’re testing something already.' } },
      lactose,
      { rejects: 'startProgram' },
    ],
    end: 'choosing',
    calls: [start, start],
    emits: [
      errorToast('You’re testing something already.'),
      errorToast('We couldn’t start your food test. Please try again in a moment.'),
    ],
  },
  {
    title: 'EXT-31 a wrong tap in the screening can be corrected',
    events: [
      { type: 'screening.answered', answers: noAnswers, screening: { kind: 'refused', reasons: ['minor'] } },
      { type: 'screening.repeated' },
      cleared,
    ],
    end: 'choosing',
    context: { refusals: [], closes: ['kidneyStones'] },
  },
];
