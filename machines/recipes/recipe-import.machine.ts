import { assertEvent, assign, emit, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import {
  chosenRecipes,
  type FoundRecipes,
  type ImportedRecipe,
  withToggled,
} from '#domain/own-recipe/import/found-recipes.ts';
import { fileRefusal, type ImportFormat } from '#domain/own-recipe/import/import-file.ts';
import type { OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { errorToast, type ToastRequested } from '../shared/announcements.ts';
import { failureMessage } from '../shared/failure-message.ts';
import { loading } from '../shared/loading.ts';
import { isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ImportSource =
  | { readonly kind: 'text'; readonly format: ImportFormat; readonly content: string }
  | { readonly kind: 'file'; readonly file: File };
export type FoundOutcome = Outcome<FoundRecipes, 'content'>;
export type ImportedOutcome = Outcome<{ readonly id: number; readonly openLines: number }>;

interface Context {
  /** Why the source could not be parsed; null without an error. */
  problem: string | null;
  found: FoundRecipes;
  /** Indexes of the recipes to import. */
  chosen: readonly number[];
  /** Results of the imports so far, in order. */
  imported: readonly ImportedRecipe[];
  /** Stop after the recipe that is being stored. */
  isStopped: boolean;
}
type SourceChosen = { type: 'source.chosen'; source: ImportSource };
type ImportEvent =
  | SourceChosen
  | { type: 'recipe.toggled'; index: number }
  | { type: 'all.toggled' }
  | { type: 'import.confirmed' }
  | { type: 'import.stopped' }
  | { type: 'import.resumed' }
  | { type: 'import.restarted' };

const nothingFound: FoundRecipes = { recipes: [], problems: [] };
const initialContext = (): Context => ({
  problem: null,
  found: nothingFound,
  chosen: [],
  imported: [],
  isStopped: false,
});
const sourceOf = ({ event }: { event: ImportEvent }) => {
  assertEvent(event, 'source.chosen');
  return { source: event.source };
};
const nextOf = ({ context }: { context: Context }) => {
  const next = chosenRecipes(context.found, context.chosen)[context.imported.length];
  return { draft: next ?? null };
};
function refusalOf({ source }: SourceChosen): string | null {
  if (source.kind === 'file') return fileRefusal(source.file);
  return source.content.trim() === '' ? messages.importEmpty : null;
}

export const recipeImportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    emitted: {} as ToastRequested,
    tags: {} as 'busy',
    children: {} as { readSource: 'readSource'; storeRecipe: 'storeRecipe' },
  },
  actors: {
    readSource: unprovided<FoundOutcome, { source: ImportSource }>('readSource'),
    storeRecipe: unprovided<ImportedOutcome, { draft: OwnRecipeDraft | null }>('storeRecipe'),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    blameSource: assign((_, event: SourceChosen) => ({ problem: refusalOf(event) })),
    rememberFound: assign((_, outcome: FoundOutcome) =>
      outcome.kind === 'ok'
        ? { found: outcome.value, chosen: outcome.value.recipes.map((_recipe, index) => index), imported: [] }
        : {},
    ),
    rememberFailure: assign((_, outcome: FoundOutcome) => ({
      problem:
        (outcome.kind === 'invalid' ? outcome.fields.content?.[0] : null) ??
        failureMessage(outcome, messages.overloaded),
    })),
    rememberDefect: assign({ problem: messages.overloaded }),
    toggleRecipe: assign(({ context }, { index }: { index: number }) => ({
      chosen: withToggled(context.chosen, index),
    })),
    toggleAll: assign(({ context: { chosen, found } }) => ({
      chosen: chosen.length === found.recipes.length ? [] : found.recipes.map((_recipe, index) => index),
    })),
    rememberImported: assign(({ context }, outcome: ImportedOutcome) => ({
      imported: [
        ...context.imported,
        {
          title: nextOf({ context }).draft?.title ?? '',
          id: outcome.kind === 'ok' ? outcome.value.id : null,
          openLines: outcome.kind === 'ok' ? outcome.value.openLines : 0,
          problem: failureMessage(outcome),
        },
      ],
    })),
    rememberStop: assign({ isStopped: true }),
    reportDefect: emit(errorToast(messages.overloaded)),
    startOver: assign(initialContext),
  },
  guards: {
    isRefused: (_, event: SourceChosen) => refusalOf(event) !== null,
    isOneRecipe: (_, outcome: FoundOutcome) =>
      outcome.kind === 'ok' && outcome.value.recipes.length === 1 && outcome.value.problems.length === 0,
    isOk: isKind('ok'),
    hasChosen: ({ context }) => context.chosen.length > 0,
    isLast: ({ context: { imported, chosen, isStopped } }) =>
      isStopped || imported.length + 1 >= chosen.length,
    isInterrupted: (_, outcome: ImportedOutcome) =>
      outcome.kind === 'unavailable' ||
      outcome.kind === 'tooMany' ||
      outcome.kind === 'canceled' ||
      outcome.kind === 'unauthorized',
  },
}).createMachine({
  id: 'recipeImport',
  description: 'Recipes are read from a page, a text or a file, selected, and stored one after the other.',
  context: initialContext,
  initial: 'choosingSource',
  states: {
    choosingSource: {
      on: {
        'source.chosen': [
          {
            guard: { type: 'isRefused', params: eventItself },
            actions: { type: 'blameSource', params: eventItself },
          },
          { target: 'reading', actions: 'clearProblem' },
        ],
      },
    },
    reading: {
      description: 'The server finds the recipes in it; nothing is stored yet.',
      tags: ['busy'],
      invoke: loading({
        id: 'readSource',
        src: 'readSource',
        input: sourceOf,
        onOther: [
          {
            guard: { type: 'isOneRecipe', params: outputOf },
            target: 'foundOne',
            actions: { type: 'rememberFound', params: outputOf },
          },
        ],
        onOk: { target: 'choosingRecipes', actions: { type: 'rememberFound', params: outputOf } },
        onFailed: 'choosingSource',
      }),
    },
    foundOne: {
      description: 'Opens in the editor, which stores it.',
      on: { 'import.restarted': { target: 'choosingSource', actions: 'startOver' } },
    },
    choosingRecipes: {
      description: 'The recipes that were read, all ticked, and those that could not be read.',
      on: {
        'recipe.toggled': { actions: { type: 'toggleRecipe', params: eventItself } },
        'all.toggled': { actions: 'toggleAll' },
        'import.confirmed': { guard: 'hasChosen', target: 'importing' },
        'import.restarted': { target: 'choosingSource', actions: 'startOver' },
      },
    },
    importing: {
      description:
        'The recipes are stored one after the other. What was stored before an interruption remains, and a stop waits for the one that is being stored.',
      tags: ['busy'],
      on: { 'import.stopped': { actions: 'rememberStop' } },
      invoke: {
        id: 'storeRecipe',
        src: 'storeRecipe',
        input: nextOf,
        onDone: [
          { guard: { type: 'isInterrupted', params: outputOf }, target: 'interrupted' },
          {
            guard: 'isLast',
            target: 'reporting',
            actions: { type: 'rememberImported', params: outputOf },
          },
          {
            target: 'importing',
            reenter: true,
            actions: { type: 'rememberImported', params: outputOf },
          },
        ],
        onError: { target: 'interrupted', actions: 'reportDefect' },
      },
    },
    interrupted: {
      description: 'The server cannot be reached or asks to wait; recipes stored so far stay stored.',
      on: { 'import.resumed': { target: 'importing' }, 'import.stopped': { target: 'reporting' } },
    },
    reporting: {
      description: 'The report: stored recipes, those to review, and refused ones with the reason.',
      on: { 'import.restarted': { target: 'choosingSource', actions: 'startOver' } },
    },
  },
});
