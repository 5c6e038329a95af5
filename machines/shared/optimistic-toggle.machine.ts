import { assign, emit, setup } from 'xstate';
import type { ToastRequested } from './announcements.ts';
import { isKind, type Outcome } from './outcome.ts';
import { eventItself, outputOf } from './params.ts';
import { sayFailed, submission } from './submission.ts';
import { unprovided } from './unprovided.ts';

export interface ToggleChange {
  readonly id: number | string;
  readonly value: boolean;
}
/** `message`: the server's words about the change. */
export type ToggleOutcome = Outcome<{ readonly value: boolean; readonly message?: string }>;

interface Context {
  id: number | string;
  /** The last state confirmed by the server. */
  confirmed: boolean;
  /** The optimistic state, which the screen shows. */
  desired: boolean;
  /** The state that the last write requested. */
  asked: boolean;
}

const initialContext = ({ input }: { input: ToggleChange }): Context => ({
  id: input.id,
  confirmed: input.value,
  desired: input.value,
  asked: input.value,
});
const changeOf = ({ context }: { context: Context }): ToggleChange => ({
  id: context.id,
  value: context.desired,
});

/** Writes are sequential and never aborted; a press meanwhile only changes the desired state. */
export const optimisticToggleMachine = setup({
  types: {
    input: {} as ToggleChange,
    context: {} as Context,
    events: {} as { type: 'toggle.pressed' } | { type: 'value.learned'; value: boolean },
    emitted: {} as ToastRequested | ({ type: 'toggle.confirmed'; message?: string } & ToggleChange),
    children: {} as { save: 'save' },
  },
  actors: { save: unprovided<ToggleOutcome, ToggleChange>('save') },
  actions: {
    sayFailed: sayFailed(),
    noteRequested: assign({ asked: ({ context }) => context.desired }),
    syncExternal: assign((_, { value }: { value: boolean }) => ({
      confirmed: value,
      desired: value,
      asked: value,
    })),
    flip: assign({ desired: ({ context }) => !context.desired }),
    confirm: assign(({ context }, outcome: ToggleOutcome) => ({
      confirmed: outcome.kind === 'ok' ? outcome.value.value : context.confirmed,
    })),
    reportConfirmed: emit(({ context }, outcome: ToggleOutcome) => ({
      type: 'toggle.confirmed' as const,
      id: context.id,
      value: context.confirmed,
      ...(outcome.kind === 'ok' && outcome.value.message && { message: outcome.value.message }),
    })),
    followServer: assign({ desired: ({ context }) => context.confirmed }),
  },
  guards: {
    isOk: isKind('ok'),
    hasNewState: ({ context }) => context.desired !== context.asked && context.desired !== context.confirmed,
  },
}).createMachine({
  id: 'optimisticToggle',
  description: 'A switch that shows the new state at once, and the former one again if the server refuses.',
  context: initialContext,
  initial: 'settled',
  states: {
    settled: {
      on: {
        'toggle.pressed': { target: 'saving', actions: 'flip' },
        'value.learned': { actions: { type: 'syncExternal', params: eventItself } },
      },
    },
    saving: {
      description: 'The new state is being saved; the switch can be pressed meanwhile.',
      entry: 'noteRequested',
      on: { 'toggle.pressed': { actions: 'flip' } },
      invoke: submission({
        id: 'save',
        src: 'save',
        input: changeOf,
        onOk: {
          target: 'comparing',
          actions: [
            { type: 'confirm', params: outputOf },
            { type: 'reportConfirmed', params: outputOf },
          ],
        },
        onFailed: { target: 'settled', actions: 'followServer' },
      }),
    },
    comparing: {
      description: 'Was it pressed again meanwhile? Then the new state is saved too.',
      always: [
        { guard: 'hasNewState', target: 'saving' },
        { target: 'settled', actions: 'followServer' },
      ],
    },
  },
});
