import { assign, enqueueActions, setup } from 'xstate';
import { messages } from '#domain/message/messages.ts';
import type { LineDecision, OwnRecipeDraft } from '#domain/own-recipe/own-recipe-draft.ts';
import { draftProblems, withDecision, withLine } from '#domain/own-recipe/own-recipe-draft.ts';
import type { OwnRecipeField, OwnRecipeReading } from '#domain/own-recipe/own-recipe-reading.ts';
import { isClear } from '#domain/own-recipe/own-recipe-reading.ts';
import { successToast, type ToastRequested } from '../shared/announcements.ts';
import { messageBesideFields } from '../shared/failure-message.ts';
import { type FieldErrors, fieldErrorsOf, isKind, type Outcome } from '../shared/outcome.ts';
import { eventItself, outputOf } from '../shared/params.ts';
import { sayFailed, submission } from '../shared/submission.ts';
import { unprovided } from '../shared/unprovided.ts';

export type ReadingOutcome = Outcome<OwnRecipeReading, OwnRecipeField>;
export type StoredOutcome = Outcome<{ readonly id: number }, OwnRecipeField>;

/** `id`: null for a new recipe; `original`: the draft before it was edited, as what is unchanged isn't sent. */
export interface RecipeEdit {
  readonly id: string | null;
  readonly original: OwnRecipeDraft;
  readonly draft: OwnRecipeDraft;
}

interface Input {
  /** Id of the recipe being edited; null: a new one. */
  readonly id: string | null;
  readonly draft: OwnRecipeDraft;
  /** The recipe was imported, so the parsed lines are shown first. */
  readonly isImported: boolean;
}
interface Context extends Input {
  /** The draft before it was edited. */
  readonly original: OwnRecipeDraft;
  /** How the server parsed the draft. */
  reading: OwnRecipeReading | null;
  /** The parsed lines were shown, and stay until the member returns to the form. */
  isReviewed: boolean;
  /** Index of the line being corrected; retained during the closing animation of the sheet. */
  line: number | null;
  /** The error about the whole recipe; null without an error. */
  problem: string | null;
  fields: FieldErrors<OwnRecipeField>;
}

type DraftEdited = { type: 'draft.edited'; part: Partial<OwnRecipeDraft> };
type LineDecided = { type: 'line.decided'; text: string; decision: LineDecision | null };
type LineRewritten = { type: 'line.rewritten'; text: string; replacement: string };

const initialContext = ({ input }: { input: Input }): Context => ({
  ...input,
  original: input.draft,
  reading: null,
  isReviewed: false,
  line: null,
  problem: null,
  fields: {},
});
const readingOf = ({ context: { id, draft } }: { context: Context }) => ({ id, draft });
const editOf = ({ context: { id, original, draft } }: { context: Context }): RecipeEdit => ({
  id,
  original,
  draft,
});

/** Those with their errors beside them. */
const shownFields: readonly OwnRecipeField[] = [
  'title',
  'servings',
  'ready_in_minutes',
  'ingredients',
  'steps',
  'summary',
];

export const ownRecipeEditorMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as
      | DraftEdited
      | LineDecided
      | LineRewritten
      | { type: 'save.requested' }
      | { type: 'edit.requested' }
      | { type: 'line.opened'; line: number }
      | { type: 'line.closed' },
    emitted: {} as { type: 'recipe.stored'; id: number } | ToastRequested,
    tags: {} as 'busy',
    children: {} as { readDraft: 'readDraft'; rereadDraft: 'readDraft'; storeRecipe: 'storeRecipe' },
  },
  actors: {
    readDraft: unprovided<ReadingOutcome, Pick<RecipeEdit, 'id' | 'draft'>>('readDraft'),
    storeRecipe: unprovided<StoredOutcome, RecipeEdit>('storeRecipe'),
  },
  actions: {
    sayFailed: sayFailed(),
    editDraft: assign(({ context }, { part }: DraftEdited) => ({ draft: { ...context.draft, ...part } })),
    decideLine: assign(({ context }, { text, decision }: LineDecided) => ({
      draft: withDecision(context.draft, text, decision),
    })),
    rewriteLine: assign(({ context }, { text, replacement }: LineRewritten) => ({
      draft: withLine(context.draft, text, replacement),
    })),
    showReview: assign({ isReviewed: true }),
    hideReview: assign({ isReviewed: false }),
    openLine: assign((_, { line }: { line: number }) => ({ line })),
    rememberReading: assign((_, outcome: ReadingOutcome) =>
      outcome.kind === 'ok' ? { reading: outcome.value } : {},
    ),
    blameDraft: assign(({ context }) => ({ problem: null, fields: draftProblems(context.draft) ?? {} })),
    rememberProblem: assign((_, outcome: Outcome<unknown, OwnRecipeField>) => ({
      problem: messageBesideFields(outcome, shownFields),
      fields: fieldErrorsOf(outcome),
    })),
    clearProblem: assign({ problem: null, fields: {} }),
    reportStored: enqueueActions(({ enqueue }, outcome: StoredOutcome) => {
      if (outcome.kind !== 'ok') return;
      enqueue.emit(successToast('Your recipe is saved.'));
      enqueue.emit({ type: 'recipe.stored', id: outcome.value.id });
    }),
  },
  guards: {
    isImported: ({ context }) => context.isImported,
    isIncomplete: ({ context }) => draftProblems(context.draft) !== null,
    isOk: isKind('ok'),
    isInvalid: isKind('invalid'),
    isWrittenOffline: ({ context }, outcome: Outcome<unknown>) =>
      !context.isImported && outcome.kind === 'unavailable' && outcome.status === null,
    isRead: ({ context }) => context.reading !== null,
    isClear: ({ context }, outcome: ReadingOutcome) =>
      outcome.kind === 'ok' && !context.isImported && isClear(outcome.value),
  },
}).createMachine({
  id: 'ownRecipeEditor',
  description: 'An own recipe: written or imported, its lines reviewed, and stored.',
  context: initialContext,
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isImported', target: 'reading' }, { target: 'editing' }],
    },
    editing: {
      description: 'The form. The input stays until the recipe is stored.',
      entry: 'hideReview',
      on: {
        'draft.edited': { actions: { type: 'editDraft', params: eventItself } },
        'save.requested': [
          { guard: 'isIncomplete', actions: 'blameDraft' },
          { target: 'reading', actions: 'clearProblem' },
        ],
      },
    },
    reading: {
      description:
        'The server reads the lines. A recipe without open lines is stored at once, as is one written offline, whose lines are read once it is sent.',
      tags: ['busy'],
      invoke: submission({
        id: 'readDraft',
        src: 'readDraft',
        input: readingOf,
        onOther: [
          {
            guard: { type: 'isClear', params: outputOf },
            target: 'storing',
            actions: { type: 'rememberReading', params: outputOf },
          },
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
          { guard: { type: 'isWrittenOffline', params: outputOf }, target: 'storing' },
        ],
        onOk: { target: 'reviewing', actions: { type: 'rememberReading', params: outputOf } },
        onFailed: { target: 'editing' },
        failureText: messages.overloaded,
      }),
    },
    reviewing: {
      description: 'Each line with its food, weight and warnings.',
      entry: 'showReview',
      initial: 'listing',
      on: {
        'save.requested': { target: 'storing' },
        'edit.requested': { target: 'editing' },
      },
      states: {
        listing: {
          on: {
            'line.opened': { target: 'deciding', actions: { type: 'openLine', params: eventItself } },
          },
        },
        deciding: {
          description:
            'Another food, a weight or "not in this dish" is chosen for one line, or it is written again.',
          on: {
            'line.closed': { target: 'listing' },
            'line.decided': {
              target: '#ownRecipeEditor.rereading',
              actions: { type: 'decideLine', params: eventItself },
            },
            'line.rewritten': {
              target: '#ownRecipeEditor.rereading',
              actions: { type: 'rewriteLine', params: eventItself },
            },
          },
        },
      },
    },
    rereading: {
      description: 'The lines stay visible while the server reads the correction.',
      tags: ['busy'],
      invoke: submission({
        id: 'rereadDraft',
        src: 'readDraft',
        input: readingOf,
        onOk: { target: 'reviewing', actions: { type: 'rememberReading', params: outputOf } },
        onOther: [
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: { target: 'reviewing' },
        failureText: messages.overloaded,
      }),
    },
    storing: {
      tags: ['busy'],
      invoke: submission({
        id: 'storeRecipe',
        src: 'storeRecipe',
        input: editOf,
        onOk: { target: 'stored', actions: { type: 'reportStored', params: outputOf } },
        onOther: [
          {
            guard: { type: 'isInvalid', params: outputOf },
            target: 'editing',
            actions: { type: 'rememberProblem', params: outputOf },
          },
        ],
        onFailed: [{ guard: 'isRead', target: 'reviewing' }, { target: 'editing' }],
        failureText: messages.overloaded,
      }),
    },
    stored: { description: 'The recipe opens.', type: 'final' },
  },
});
