import { assign, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from '../shared/failure-message.ts';
import type { Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type IngredientNamesOutcome = Outcome<readonly string[]>;

interface Context {
  term: string;
  names: readonly string[];
  failure: string | null;
}

const nothingAsked = (): Context => ({ term: '', names: [], failure: null });
const termOf = ({ context }: { context: Context }) => ({ term: context.term.trim() });

export const ingredientSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'term.typed'; term: string } | { type: 'retry.requested' },
    tags: {} as 'busy',
    children: {} as { searchIngredients: 'searchIngredients' },
  },
  actors: {
    searchIngredients: unprovided<IngredientNamesOutcome, { term: string }>('searchIngredients'),
  },
  actions: {
    noteTerm: assign((_, { term }: { term: string }) => ({ term, names: [], failure: null })),
    rememberNames: assign((_, outcome: IngredientNamesOutcome) =>
      outcome.kind === 'ok' ? { names: outcome.value, failure: null } : {},
    ),
    rememberFailure: assign((_, outcome: IngredientNamesOutcome) => ({
      failure: failureMessage(outcome, messages.ingredientsFailed),
    })),
    rememberDefect: assign({ failure: messages.ingredientsFailed }),
  },
  guards: {
    isBlank: (_, { term }: { term: string }) => term.trim() === '',
    hasNames: (_, outcome: IngredientNamesOutcome) => outcome.kind === 'ok' && outcome.value.length > 0,
    isEmpty: (_, outcome: IngredientNamesOutcome) => outcome.kind === 'ok' && outcome.value.length === 0,
  },
  delays: { typingPause: 500 },
}).createMachine({
  id: 'ingredientSearch',
  description: 'Looking up ingredients by name, to pick some of them.',
  context: nothingAsked,
  initial: 'idle',
  on: {
    'term.typed': [
      {
        guard: { type: 'isBlank', params: eventItself },
        target: '.idle',
        actions: { type: 'noteTerm', params: eventItself },
      },
      { target: '.typing', actions: { type: 'noteTerm', params: eventItself } },
    ],
  },
  states: {
    idle: { description: 'Nothing is asked for.' },
    typing: {
      description: 'A name is being typed; the server is asked when it comes to rest.',
      after: { typingPause: { target: 'searching' } },
    },
    searching: {
      tags: ['busy'],
      invoke: {
        id: 'searchIngredients',
        src: 'searchIngredients',
        input: termOf,
        onDone: [
          {
            guard: { type: 'hasNames', params: outputOf },
            target: 'found',
            actions: { type: 'rememberNames', params: outputOf },
          },
          { guard: { type: 'isEmpty', params: outputOf }, target: 'nothingFound' },
          { target: 'failed', actions: { type: 'rememberFailure', params: outputOf } },
        ],
        onError: { target: 'failed', actions: 'rememberDefect' },
      },
    },
    found: {},
    nothingFound: {},
    failed: { on: { 'retry.requested': { target: 'searching' } } },
  },
});
