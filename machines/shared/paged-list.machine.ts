import { assign, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import { appendNew, type Page, type PageMeta } from '#domain/page/page.ts';
import { failureMessage } from './failure-message.ts';
import { loading } from './loading.ts';
import { isKind, type Outcome } from './outcome.ts';
import { eventItself, outputOf } from './params.ts';
import { unprovided } from './unprovided.ts';

export interface PageRequest<TQuery> {
  readonly query: TQuery;
  /** From 1. */
  readonly page: number;
}

/** The page that contains the entry after the first `count`. */
const pageBehind = (count: number, { per_page }: PageMeta): number =>
  Math.floor(Math.max(count, 0) / Math.max(per_page, 1)) + 1;

/**
 * A list that grows page by page, under the machine id `id`. A new query cancels whatever is in flight. The effect to
 * provide is `loadPage`. `failureText` is the message for a failing server.
 */
export function createPagedListMachine<TItem extends { readonly id: number | string }, TQuery>(
  id: string,
  failureText: string = messages.overloaded,
) {
  interface Context {
    query: TQuery;
    items: readonly TItem[];
    /** Page metadata of the last response; null before the first. */
    meta: PageMeta | null;
    failure: string | null;
    /** Entries that were deleted on the server; later ones have moved up. */
    gone: number;
  }
  type PageOutcome = Outcome<Page<TItem>>;

  const initialContext = ({ input }: { input: { query: TQuery } }): Context => ({
    query: input.query,
    items: [],
    meta: null,
    failure: null,
    gone: 0,
  });
  const firstPageOf = ({ context }: { context: Context }): PageRequest<TQuery> => ({
    query: context.query,
    page: 1,
  });
  const nextPageOf = ({
    context: { query, items, meta, gone },
  }: {
    context: Context;
  }): PageRequest<TQuery> => ({
    query,
    page: meta === null ? 1 : gone === 0 ? meta.current_page + 1 : pageBehind(items.length - gone, meta),
  });

  return setup({
    types: {
      input: {} as { query: TQuery },
      context: {} as Context,
      events: {} as
        | { type: 'query.changed'; query: TQuery }
        | { type: 'more.requested'; gone?: number }
        | { type: 'refresh.requested' }
        | { type: 'retry.requested' },
      tags: {} as 'busy',
      children: {} as { loadFirstPage: 'loadPage'; loadNextPage: 'loadPage' },
    },
    actors: { loadPage: unprovided<PageOutcome, PageRequest<TQuery>>('loadPage') },
    actions: {
      startOver: assign((_, { query }: { query: TQuery }) => ({
        query,
        items: [],
        meta: null,
        failure: null,
        gone: 0,
      })),
      noteDeleted: assign((_, { gone = 0 }: { gone?: number }) => ({ gone })),
      replaceItems: assign((_, outcome: PageOutcome) =>
        outcome.kind === 'ok' ? { items: outcome.value.data, meta: outcome.value.meta, failure: null } : {},
      ),
      appendItems: assign(({ context }, outcome: PageOutcome) =>
        outcome.kind === 'ok'
          ? { items: appendNew(context.items, outcome.value.data), meta: outcome.value.meta, failure: null }
          : {},
      ),
      rememberFailure: assign((_, outcome: PageOutcome) => ({
        failure: failureMessage(outcome, failureText),
      })),
      rememberDefect: assign({ failure: failureText }),
    },
    guards: {
      isOk: isKind('ok'),
      hasMore: ({ context }) => context.meta !== null && context.meta.current_page < context.meta.last_page,
    },
  }).createMachine({
    id,
    description: 'A list that grows page by page.',
    context: initialContext,
    initial: 'loading',
    on: {
      'query.changed': {
        target: '.loading',
        actions: { type: 'startOver', params: eventItself },
      },
    },
    states: {
      loading: {
        description: 'The first page is loading.',
        tags: ['busy'],
        invoke: loading({
          id: 'loadFirstPage',
          src: 'loadPage',
          input: firstPageOf,
          onOk: { target: 'ready', actions: { type: 'replaceItems', params: outputOf } },
          onFailed: 'failed',
        }),
        on: { 'refresh.requested': { target: 'loading', reenter: true } },
      },
      ready: {
        on: {
          'more.requested': {
            guard: 'hasMore',
            target: 'appending',
            actions: { type: 'noteDeleted', params: eventItself },
          },
          'refresh.requested': { target: 'loading' },
        },
      },
      appending: {
        description: 'The next page is loading; the list stays on the screen.',
        tags: ['busy'],
        invoke: loading({
          id: 'loadNextPage',
          src: 'loadPage',
          input: nextPageOf,
          onOk: { target: 'ready', actions: { type: 'appendItems', params: outputOf } },
          onFailed: 'appendFailed',
        }),
        on: { 'refresh.requested': { target: 'loading' } },
      },
      failed: {
        description: 'The error with a retry, without a list.',
        on: { 'retry.requested': { target: 'loading' }, 'refresh.requested': { target: 'loading' } },
      },
      appendFailed: {
        description: 'The list stays; below it the reason and a retry for the next page.',
        on: { 'retry.requested': { target: 'appending' }, 'refresh.requested': { target: 'loading' } },
      },
    },
  });
}
