import { assign, emit, setup } from 'xstate';
import { triggerMessages } from '#domain/message/trigger-messages.ts';
import * as rules from '#domain/triggers/program.ts';
import { failureMessage } from '../shared/failure-message.ts';
import type { Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';
import * as parts from './trigger-program.ts';

export const triggerProgramMachine = setup({
  types: {
    context: {} as parts.TriggerProgramContext,
    events: {} as parts.TriggerProgramEvent,
    emitted: {} as parts.TriggerProgramEmitted,
    tags: {} as 'busy' | 'low',
    children: {} as parts.TriggerProgramCalls,
  },
  actors: {
    loadProgram: unprovided<parts.Loaded>('loadProgram'),
    drawStep: unprovided<parts.Drawn, parts.Of>('drawStep'),
    readFinding: unprovided<parts.Read, parts.Of>('readFinding'),
    stopProgram: unprovided<Outcome<null>, parts.Stopped>('stopProgram'),
  },
  actions: {
    takeUp: assign((_, outcome: parts.Loaded) => parts.takenUp(outcome)),
    rememberFailure: assign((_, outcome: Outcome<unknown>) => ({ failure: failureMessage(outcome) })),
    countBaselineDay: assign(({ context }, day: rules.PassedDay) => rules.afterDay(context, day, 'baseline')),
    countLowDay: assign(({ context }, day: rules.PassedDay) => rules.afterDay(context, day, 'low')),
    countPortionDay: assign(({ context }, day: rules.PassedDay) => rules.afterDay(context, day, 'portion')),
    countRestDay: assign(({ context }, day: rules.PassedDay) => rules.afterDay(context, day, 'rest')),
    startCount: assign({ days: 0, entries: 0 }),
    startBlock: assign((_, outcome: parts.Drawn) => parts.blockOf(outcome)),
    endPortion: assign({ days: 0, restDays: 0, portion: null }),
    noteReaction: assign(parts.withReaction),
    noteBaseline: assign({ isBeforeRestriction: true }),
    noteRestriction: assign({ isBeforeRestriction: false }),
    notePause: assign((_, { reason }: { reason: parts.TriggerProgramContext['pauseReason'] }) => ({
      pauseReason: reason,
    })),
    rememberFinding: assign((_, outcome: parts.Read) => parts.findingOf(outcome)),
    noteDueStop: assign(({ context }) => ({ stopReason: rules.dueStop(context), portion: null })),
    noteRefusal: assign({ stopReason: 'refused', portion: null }),
    noteNoChange: assign({ stopReason: 'noChange', portion: null }),
    noteOwnStop: assign({ stopReason: 'byMember', portion: null }),
    noteAlarm: assign(parts.withAlarm),
    noteLoadDefect: assign({ failure: triggerMessages.loadFailed }),
    noteTooLarge: assign({ failure: triggerMessages.portionTooLarge }),
    noteBlockDefect: assign({ failure: triggerMessages.blockFailed }),
    noteReadDefect: assign({ failure: triggerMessages.findingFailed }),
    noteStopDefect: assign({ failure: triggerMessages.stopFailed }),
    adviseDoctor: emit(({ context }) => parts.advice(context.alarm)),
  },
  guards: parts.guards,
}).createMachine({
  id: 'triggerProgram',
  description:
    'One restriction at a time, then portions with and without a dose, until a limit is known or not.',
  context: parts.unloaded,
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'loadProgram',
        src: 'loadProgram',
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'opening',
            actions: { type: 'takeUp', params: outputOf },
          },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'noteLoadDefect' },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    opening: {
      always: [
        { guard: 'isRefused', target: 'stopping', actions: 'noteRefusal' },
        { guard: 'isAtBaseline', target: 'running.testing.baseline' },
        { guard: 'isAtRestriction', target: 'running.testing.restriction' },
        { guard: 'isAtReview', target: 'running.testing.review' },
        { guard: 'isAtChallenge', target: 'running.testing.drawing' },
        { guard: 'isAtResult', target: 'running.testing.reading' },
        { guard: 'isAtPause', target: 'running.paused' },
        { target: 'none' },
      ],
    },
    none: { description: 'Nothing is under test.', on: { 'retry.requested': { target: 'loading' } } },
    running: {
      initial: 'testing',
      on: {
        'alarm.noted': {
          target: 'stopping',
          actions: [{ type: 'noteAlarm', params: eventItself }, 'adviseDoctor'],
        },
        'screening.repeated': {
          guard: { type: 'isScreenedOut', params: eventItself },
          target: 'stopping',
          actions: 'noteRefusal',
        },
        'stop.requested': { target: 'stopping', actions: 'noteOwnStop' },
      },
      states: {
        testing: {
          initial: 'baseline',
          always: { guard: 'isStopDue', target: '#triggerProgram.stopping', actions: 'noteDueStop' },
          on: {
            'day.passed': { actions: { type: 'countLowDay', params: eventItself } },
            'pause.requested': {
              target: 'paused',
              actions: ['endPortion', { type: 'notePause', params: eventItself }],
            },
          },
          states: {
            baseline: {
              description: 'Eating as always, with a diary, until there are enough days and entries.',
              entry: 'noteBaseline',
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
                  { target: '#triggerProgram.stopping', actions: 'noteNoChange' },
                ],
              },
            },
            drawing: {
              description: 'The server draws the next portion. One that is too large is never served.',
              tags: ['busy', 'low'],
              invoke: {
                id: 'drawStep',
                src: 'drawStep',
                input: parts.programOf,
                onDone: [
                  { guard: { type: 'isLook', params: outputOf }, target: 'reading' },
                  {
                    guard: { type: 'isBlock', params: outputOf },
                    target: 'dosing',
                    actions: { type: 'startBlock', params: outputOf },
                  },
                  { guard: { type: 'isOk', params: outputOf }, target: 'waiting', actions: 'noteTooLarge' },
                  { target: 'waiting', actions: { type: 'rememberFailure', params: outputOf } },
                ],
                onError: { target: 'waiting', actions: 'noteBlockDefect' },
              },
            },
            waiting: {
              description: 'Low until the next portion can be drawn.',
              tags: ['low'],
              on: {
                'retry.requested': { target: 'drawing' },
                'day.passed': { target: 'drawing', actions: { type: 'countLowDay', params: eventItself } },
              },
            },
            dosing: {
              description: 'The portion on each of three days. A reaction ends them.',
              tags: ['low'],
              on: {
                'reaction.noted': {
                  target: 'resting',
                  actions: [{ type: 'noteReaction', params: eventItself }, 'endPortion'],
                },
                'day.passed': { actions: { type: 'countPortionDay', params: eventItself } },
              },
              always: { guard: 'isBlockDone', target: 'resting', actions: 'endPortion' },
            },
            resting: {
              description: 'Low until it is as calm as before. Ten days without that, and it ends.',
              tags: ['low'],
              on: {
                'reaction.noted': { actions: { type: 'noteReaction', params: eventItself } },
                'day.passed': { actions: { type: 'countRestDay', params: eventItself } },
              },
              always: { guard: 'isRested', target: 'drawing' },
            },
            reading: {
              description: 'The server reads the days, once for each look.',
              tags: ['busy', 'low'],
              invoke: {
                id: 'readFinding',
                src: 'readFinding',
                input: parts.programOf,
                onDone: [
                  {
                    guard: { type: 'hasMore', params: outputOf },
                    target: 'drawing',
                    actions: { type: 'rememberFinding', params: outputOf },
                  },
                  {
                    guard: { type: 'isOk', params: outputOf },
                    target: '#triggerProgram.read',
                    actions: { type: 'rememberFinding', params: outputOf },
                  },
                  { target: 'unread', actions: { type: 'rememberFailure', params: outputOf } },
                ],
                onError: { target: 'unread', actions: 'noteReadDefect' },
              },
            },
            unread: {
              tags: ['low'],
              on: {
                'retry.requested': { target: 'reading' },
              },
            },
          },
        },
        paused: {
          description: 'Illness, travel, or a break: days do not count, and a block begins anew.',
          on: {
            'resume.requested': [
              { guard: 'hasBaselineLeft', target: 'testing.baseline', actions: 'startCount' },
              { target: 'testing.restriction', actions: 'startCount' },
            ],
          },
        },
      },
    },
    read: { type: 'final' },
    stopping: {
      description: 'All food is back from now on, whether or not the server knows it yet.',
      tags: ['busy'],
      invoke: {
        id: 'stopProgram',
        src: 'stopProgram',
        input: parts.endOf,
        onDone: [
          { guard: { type: 'isOk', params: outputOf }, target: 'stopped' },
          { target: 'unstopped', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'unstopped', actions: 'noteStopDefect' },
      },
    },
    unstopped: { on: { 'retry.requested': { target: 'stopping' } } },
    stopped: { type: 'final' },
  },
});
