import { assign, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { failureMessage } from './failure-message.ts';
import type { Outcome } from './outcome.ts';
import { eventItself, outputOf } from './params.ts';
import { unprovided } from './unprovided.ts';

/**
 * A search by part of a name, under the machine id `id`. A new term cancels the search in flight. The effect to provide
 * is `search`.
 */
export function createTermSearchMachine<TItem>(id: string) {
  type HitsOutcome = Outcome<readonly TItem[]>;
  interface Context {
    term: string;
    hits: readonly TItem[];
    failure: string | null;
  }

  const initialContext = (): Context => ({ term: '', hits: [], failure: null });
  const termOf = ({ context }: { context: Context }) => ({ term: context.term.trim() });

  return setup({
    types: {
      context: {} as Context,
      events: {} as { type: 'term.typed'; term: string } | { type: 'retry.requested' },
      tags: {} as 'busy',
      children: {} as { search: 'search' },
    },
    actors: {
      search: unprovided<HitsOutcome, { term: string }>('search'),
    },
    actions: {
      noteTerm: assign((_, { term }: { term: string }) => ({ term, hits: [], failure: null })),
      rememberHits: assign((_, outcome: HitsOutcome) =>
        outcome.kind === 'ok' ? { hits: outcome.value, failure: null } : {},
      ),
      rememberFailure: assign((_, outcome: HitsOutcome) => ({
        failure: failureMessage(outcome, messages.ingredientsFailed),
      })),
      rememberDefect: assign({ failure: messages.ingredientsFailed }),
    },
    guards: {
      isBlank: (_, { term }: { term: string }) => term.trim() === '',
      hasHits: (_, outcome: HitsOutcome) => outcome.kind === 'ok' && outcome.value.length > 0,
      isEmpty: (_, outcome: HitsOutcome) => outcome.kind === 'ok' && outcome.value.length === 0,
    },
    delays: { typingPause: 500 },
  }).createMachine({
    id,
    description: 'A search by part of a name, with picking.',
    context: initialContext,
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
      idle: { description: 'No search term.' },
      typing: {
        description: 'The search starts after a pause in typing.',
        after: { typingPause: { target: 'searching' } },
      },
      searching: {
        tags: ['busy'],
        invoke: {
          id: 'search',
          src: 'search',
          input: termOf,
          onDone: [
            {
              guard: { type: 'hasHits', params: outputOf },
              target: 'found',
              actions: { type: 'rememberHits', params: outputOf },
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
}
