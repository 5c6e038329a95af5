import type { CasesOf } from '../shared/cases.ts';
import type { connectivityMachine } from './connectivity.machine.ts';

export const connectivityCases: CasesOf<typeof connectivityMachine> = {
  input: { jitter: 0 },
  events: {
    'network.lost': [{ type: 'network.lost' }],
    'network.returned': [{ type: 'network.returned' }],
    'app.shown': [{ type: 'app.shown' }],
    'waiting.changed': [
      { type: 'waiting.changed', waiting: 1 },
      { type: 'waiting.changed', waiting: 0 },
    ],
  },
  outputs: {
    readQueueSize: [
      { waiting: 0, isOnline: true },
      { waiting: 2, isOnline: true },
      { waiting: 1, isOnline: false },
    ],
    sendQueue: [
      { sent: 2, refused: 0, remaining: 0 },
      { sent: 1, refused: 1, remaining: 0 },
      { sent: 0, refused: 0, remaining: 2 },
    ],
  },
};
