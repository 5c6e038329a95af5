import { assign, setup } from 'xstate';
import { eventItself } from '../shared/params.ts';
import * as parts from './trigger-program.ts';

export const triggerProgramMachine = setup({
  types: {
    context: {} as parts.TriggerProgramContext,
    input: {} as parts.TriggerProgramInput,
    events: {} as parts.TriggerProgramEvent,
    tags: {} as 'low',
  },
  actions: {
    countBaselineDay: assign(parts.withDay.baseline),
    countLowDay: assign(parts.withDay.low),
    countPortionDay: assign(parts.withDay.portion),
    countRestDay: assign(parts.withDay.rest),
    amendDay: assign(parts.withAmendedDay),
    startCount: assign({ days: 0, entries: 0 }),
    startRest: assign({ days: 0, restDays: 0, portion: null }),
    startBlock: assign(parts.withPortion),
    noteKnown: assign(parts.withKnown),
    noteReaction: assign(parts.withReaction),
    endBlock: assign(parts.withBlock),
    cutBlock: assign(parts.withCutBlock),
    noteRestriction: assign({ isBeforeRestriction: false }),
    notePause: assign((_, { reason }: { reason: parts.PauseReason }) => ({ pauseReason: reason })),
    noteResumed: assign({ pauseReason: null }),
    rememberFinding: assign(parts.withFinding),
    noteDueStop: assign(parts.withStop.due),
    noteRefusal: assign(parts.withStop.refusal),
    noteFoodClosed: assign(parts.withStop.food),
    noteNoChange: assign(parts.withStop.noChange),
    noteOwnStop: assign(parts.withStop.own),
    noteAlarm: assign(parts.withStop.alarm),
  },
  guards: parts.guards,
}).createMachine({
  id: 'triggerProgram',
  description:
    'The protocol of a test: a restriction, then portions with and without a dose, until a limit is known or not. The server runs it over what the member has recorded.',
  context: parts.started,
  initial: 'opening',
  states: {
    opening: {
      description: 'A test that goes on with the restriction of the one before has no baseline.',
      always: [
        { guard: 'isContinued', target: 'running.testing.restriction' },
        { guard: 'isCleared', target: 'running' },
        { target: 'refused' },
      ],
    },
    refused: { type: 'final', description: 'Screened out. The diary stays open.' },
    running: {
      initial: 'testing',
      on: {
        'alarm.noted': { target: 'stopped', actions: { type: 'noteAlarm', params: eventItself } },
        'screening.repeated': {
          guard: { type: 'isScreenedOut', params: eventItself },
          target: 'stopped',
          actions: { type: 'noteRefusal', params: eventItself },
        },
        'food.closed': { target: 'stopped', actions: 'noteFoodClosed' },
        'stop.requested': { target: 'stopped', actions: 'noteOwnStop' },
      },
      states: {
        testing: {
          initial: 'baseline',
          always: { guard: 'isStopDue', target: '#triggerProgram.stopped', actions: 'noteDueStop' },
          on: {
            'day.passed': { actions: { type: 'countLowDay', params: eventItself } },
            'day.amended': { actions: { type: 'amendDay', params: eventItself } },
            'pause.requested': {
              target: 'paused',
              actions: ['cutBlock', { type: 'notePause', params: eventItself }],
            },
          },
          states: {
            baseline: {
              description: 'Eating as always, with a diary, until there are enough days and entries.',
              on: { 'day.passed': { actions: { type: 'countBaselineDay', params: eventItself } } },
              always: { guard: 'isBaselineDone', target: 'restriction', actions: 'startCount' },
            },
            restriction: {
              description: 'Low on what is tested, steady on everything else.',
              tags: ['low'],
              entry: 'noteRestriction',
              always: { guard: 'isRestrictionDone', target: 'review' },
            },
            review: {
              description: 'Better: on to the portions. Not better: it was not this. Undecided: longer.',
              tags: ['low'],
              on: {
                'restriction.extended': { target: 'restriction', actions: 'startCount' },
                'review.answered': [
                  { guard: { type: 'isBetter', params: eventItself }, target: 'drawing' },
                  { target: '#triggerProgram.stopped', actions: 'noteNoChange' },
                ],
              },
            },
            drawing: {
              description: 'Low until the next portion is drawn. One that is too large is never served.',
              tags: ['low'],
              on: {
                'portion.drawn': {
                  guard: { type: 'isServable', params: eventItself },
                  target: 'dosing',
                  actions: { type: 'startBlock', params: eventItself },
                },
                'finding.read': [
                  {
                    guard: { type: 'isOver', params: eventItself },
                    target: '#triggerProgram.result',
                    actions: { type: 'rememberFinding', params: eventItself },
                  },
                  { actions: { type: 'rememberFinding', params: eventItself } },
                ],
              },
            },
            dosing: {
              description: 'The portion on each of three days. A reaction ends them.',
              tags: ['low'],
              on: {
                'portion.known': { actions: 'noteKnown' },
                'reaction.noted': {
                  guard: { type: 'isReacting', params: eventItself },
                  target: 'resting',
                  actions: [{ type: 'noteReaction', params: eventItself }, 'startRest'],
                },
                'day.passed': { actions: { type: 'countPortionDay', params: eventItself } },
              },
              always: [
                { guard: 'hasReacted', target: 'resting', actions: 'startRest' },
                { guard: 'isBlockDone', target: 'resting', actions: 'startRest' },
              ],
            },
            resting: {
              description: 'Low until it is as calm as before. Ten days without that, and it ends.',
              tags: ['low'],
              on: { 'day.passed': { actions: { type: 'countRestDay', params: eventItself } } },
              always: { guard: 'isRested', target: 'drawing', actions: 'endBlock' },
            },
          },
        },
        paused: {
          description: 'Illness, travel, or a break: days do not count, and a block begins anew.',
          on: {
            'resume.requested': [
              {
                guard: 'hasBaselineLeft',
                target: 'testing.baseline',
                actions: ['noteResumed', 'startCount'],
              },
              { target: 'testing.restriction', actions: ['noteResumed', 'startCount'] },
            ],
          },
        },
      },
    },
    result: {
      description:
        'A limit, that it is tolerated, or not enough to tell. Nothing changes before the member says so.',
      on: {
        'limit.accepted': { guard: 'hasLimit', target: 'decided' },
        'limit.declined': { target: 'decided' },
      },
    },
    decided: { type: 'final' },
    stopped: { type: 'final', description: 'All food is back.' },
  },
});
