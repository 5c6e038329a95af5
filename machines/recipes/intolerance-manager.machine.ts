import { assign, emit, setup } from 'xstate';
import type { Intolerance, Level } from '#domain/intolerance/intolerances.ts';
import { ingredientTicked, messages } from '#domain/message/messages.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

/** Ingredient name to its level in a usual portion; null: unknown. */
export type IngredientLevels = Readonly<Record<string, Level | null>>;
/** All ingredients with their levels, and the names of those that are ticked. */
export type LevelsOutcome = Outcome<{
  readonly levels: IngredientLevels;
  readonly ticked: readonly string[];
}>;

export type ExcludedOutcome = Outcome<readonly string[]>;

interface ManagerInput {
  readonly intolerance: Intolerance;
  /** The unsaved choice of the surrounding form; null: as saved. */
  readonly ticked: readonly string[] | null;
  /** Where a change of the ticks is reported. */
  readonly voice: 'preferences' | 'quiz';
}
interface Context extends ManagerInput {
  levels: IngredientLevels;
  chosen: readonly string[];
  words: string;
  failure: string | null;
}
export type IntoleranceManagerEvent =
  | { type: 'ingredient.toggled'; name: string }
  | { type: 'words.typed'; words: string }
  | { type: 'reset.asked' }
  | { type: 'reset.confirmed' }
  | { type: 'reset.declined' }
  | { type: 'retry.requested' };

/** Reports the ticked ingredients to the surrounding form; null for the defaults. */
export interface SelectionReported {
  readonly type: 'selection.reported';
  readonly intolerance: Intolerance;
  readonly names: readonly string[] | null;
}

const initialContext = ({ input }: { input: ManagerInput }): Context => ({
  ...input,
  levels: {},
  chosen: [],
  words: '',
  failure: null,
});
const intoleranceOf = ({ context: { intolerance } }: { context: Context }) => ({ intolerance });
const toggled = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

export const intoleranceManagerMachine = setup({
  types: {
    input: {} as ManagerInput,
    context: {} as Context,
    events: {} as IntoleranceManagerEvent,
    emitted: {} as SelectionReported | ToastRequested,
    tags: {} as 'busy',
    children: {} as {
      loadLevels: 'loadLevels';
      resetIngredients: 'resetIngredients';
      loadExcluded: 'loadExcluded';
    },
  },
  actors: {
    loadLevels: unprovided<LevelsOutcome, { intolerance: Intolerance }>('loadLevels'),
    /** Resets to the defaults. */
    resetIngredients: unprovided<Outcome<null>, { intolerance: Intolerance }>('resetIngredients'),
    /** The names of the ingredients that are not ticked. */
    loadExcluded: unprovided<ExcludedOutcome, { intolerance: Intolerance }>('loadExcluded'),
  },
  actions: {
    sayFailed: sayFailed(),
    rememberLevels: assign(({ context }, outcome: LevelsOutcome) =>
      outcome.kind === 'ok'
        ? { levels: outcome.value.levels, chosen: context.ticked ?? outcome.value.ticked, failure: null }
        : {},
    ),
    clearChoice: assign({ ticked: null }),
    rememberDefaults: assign(({ context: { levels } }, outcome: ExcludedOutcome) =>
      outcome.kind === 'ok'
        ? { chosen: Object.keys(levels).filter((name) => !outcome.value.includes(name)) }
        : {},
    ),
    rememberExcludedFailure: assign((_, outcome: ExcludedOutcome) => ({
      failure: failureMessage(outcome, messages.excludedIngredientsFailed),
    })),
    rememberExcludedDefect: assign({ failure: messages.excludedIngredientsFailed }),
    rememberFailure: assign((_, outcome: LevelsOutcome) => ({
      failure: failureMessage(outcome, messages.includedIngredientsFailed),
    })),
    rememberDefect: assign({ failure: messages.includedIngredientsFailed }),
    toggle: assign(({ context }, { name }: { name: string }) => {
      const chosen = toggled(context.chosen, name);
      return { chosen, ticked: chosen };
    }),
    noteWords: assign((_, { words }: { words: string }) => ({ words })),
    reportSelection: emit(({ context: { intolerance, ticked } }) => ({
      type: 'selection.reported' as const,
      intolerance,
      names: ticked,
    })),
    sayToggled: emit(({ context: { chosen, voice } }, { name }: { name: string }) =>
      successToast(ingredientTicked(voice, name, chosen.includes(name))),
    ),
  },
  guards: {
    isOk: isKind('ok'),
    isEmpty: (_, outcome: LevelsOutcome) =>
      outcome.kind === 'ok' && Object.keys(outcome.value.levels).length === 0,
  },
  delays: { settlingTime: 100 },
}).createMachine({
  id: 'intoleranceManager',
  description: 'Which ingredients a member allows for one intolerance.',
  context: initialContext,
  initial: 'loading',
  on: { 'words.typed': { actions: { type: 'noteWords', params: eventItself } } },
  states: {
    loading: {
      tags: ['busy'],
      invoke: loading({
        id: 'loadLevels',
        src: 'loadLevels',
        input: intoleranceOf,
        onOther: [{ guard: { type: 'isEmpty', params: outputOf }, target: 'empty' }],
        onOk: { target: 'picking.settling', actions: { type: 'rememberLevels', params: outputOf } },
        onFailed: 'failed',
      }),
    },
    empty: { description: 'There are no ingredients to choose from.' },
    failed: { on: { 'retry.requested': { target: 'loading' } } },
    picking: {
      initial: 'settling',
      on: {
        'ingredient.toggled': {
          target: '.open',
          actions: [
            { type: 'toggle', params: eventItself },
            'reportSelection',
            { type: 'sayToggled', params: eventItself },
          ],
        },
        'reset.asked': { target: 'confirming' },
      },
      states: {
        settling: {
          description: 'The form around it gets the selection after a pause.',
          after: { settlingTime: { target: 'open', actions: 'reportSelection' } },
        },
        open: {},
      },
    },
    confirming: {
      description: 'Reset to default ingredients?',
      on: { 'reset.confirmed': { target: 'resetting' }, 'reset.declined': { target: 'picking.open' } },
    },
    resetting: {
      tags: ['busy'],
      invoke: submission({
        id: 'resetIngredients',
        src: 'resetIngredients',
        input: intoleranceOf,
        onOk: { target: 'readingDefaults', actions: 'clearChoice' },
        onFailed: { target: 'picking.open' },
      }),
    },
    readingDefaults: {
      description: 'The excluded ingredients are loading; all others are ticked.',
      tags: ['busy'],
      invoke: {
        id: 'loadExcluded',
        src: 'loadExcluded',
        input: intoleranceOf,
        onDone: [
          {
            guard: { type: 'isOk', params: outputOf },
            target: 'picking.open',
            actions: [{ type: 'rememberDefaults', params: outputOf }, 'reportSelection'],
          },
          { target: 'failed', actions: { type: 'rememberExcludedFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberExcludedDefect' },
      },
    },
  },
});
