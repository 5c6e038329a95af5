import { assign, emit, setup } from 'xstate';
import { eventItself } from '../shared/params.ts';
import type { LargePicture, Question, SheetsEvent } from './sheets-events.ts';

interface Context {
  /** Topic of the help sheet or intolerance of the manager; null while both are closed. */
  topic: string | null;
  /** Null without a question. */
  question: Question | null;
  /** Null unless one is open. */
  picture: LargePicture | null;
  /** The recipe whose collections are being chosen; null unless they are. */
  recipeId: number | null;
}

const initialContext = (): Context => ({ topic: null, question: null, picture: null, recipeId: null });

export const sheetsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SheetsEvent,
    emitted: {} as
      | { type: 'question.accepted'; id: string }
      | { type: 'question.declined'; id: string }
      | { type: 'referral.declined' }
      | { type: 'consent.dismissed' },
  },
  actions: {
    rememberTopic: assign((_, { topic }: { topic: string }) => ({ topic })),
    rememberQuestion: assign((_, { question }: { question: Question }) => ({ question })),
    rememberPicture: assign((_, { picture }: { picture: LargePicture }) => ({ picture })),
    rememberRecipe: assign((_, { recipeId }: { recipeId: number }) => ({ recipeId })),
    clearRecipe: assign({ recipeId: null }),
    clearPicture: assign({ picture: null }),
    clearTopic: assign({ topic: null }),
    clearQuestion: assign({ question: null }),
    reportReferralDeclined: emit({ type: 'referral.declined' as const }),
    reportConsentDismissed: emit({ type: 'consent.dismissed' as const }),
    reportAccepted: emit(({ context }) => ({
      type: 'question.accepted' as const,
      id: context.question?.id ?? '',
    })),
    reportDeclined: emit(({ context }) => ({
      type: 'question.declined' as const,
      id: context.question?.id ?? '',
    })),
  },
  guards: { isUnasked: ({ context }) => context.question === null },
}).createMachine({
  id: 'sheets',
  description:
    'Sheets over the page. One is open at a time; the back button closes it before it leaves the page.',
  context: initialContext,
  initial: 'none',
  on: {
    'page.changed': { target: '.none' },
    'consent.opened': { target: '.consent' },
    'question.asked': {
      guard: 'isUnasked',
      target: '.question',
      actions: { type: 'rememberQuestion', params: eventItself },
    },
  },
  states: {
    none: {
      on: {
        'sidebar.opened': { target: 'sidebar' },
        'filter.opened': { target: 'filter' },
        'help.opened': { target: 'help', actions: { type: 'rememberTopic', params: eventItself } },
        'ingredients.opened': { target: 'ingredients' },
        'manager.opened': { target: 'manager', actions: { type: 'rememberTopic', params: eventItself } },
        'picture.opened': { target: 'picture', actions: { type: 'rememberPicture', params: eventItself } },
        'collections.opened': {
          target: 'collectionPicker',
          actions: { type: 'rememberRecipe', params: eventItself },
        },
        'newCollection.opened': { target: 'newCollection' },
        'collectionMenu.opened': { target: 'collectionMenu' },
        'pageSheet.opened': { target: 'page' },
        'referral.opened': { target: 'referral' },
      },
    },
    sidebar: {
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    filter: {
      description: 'The recipe filter. Sheets opened on top of it close back to it.',
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'sheet.closed': { target: '#sheets.none' },
            'back.pressed': { target: '#sheets.none' },
            'ingredients.opened': { target: 'pickingIngredients' },
            'help.opened': { target: 'explaining', actions: { type: 'rememberTopic', params: eventItself } },
          },
        },
        pickingIngredients: {
          description: 'A search for disliked ingredients.',
          on: { 'sheet.closed': { target: 'choosing' }, 'back.pressed': { target: 'choosing' } },
        },
        explaining: {
          description: 'Help about an intolerance.',
          exit: 'clearTopic',
          on: { 'sheet.closed': { target: 'choosing' }, 'back.pressed': { target: 'choosing' } },
        },
      },
    },
    ingredients: {
      description: 'A search for ingredients, opened by the page.',
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    manager: {
      description: 'The ingredients of one intolerance.',
      exit: 'clearTopic',
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    help: {
      description: 'The help sheet of the page.',
      exit: 'clearTopic',
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    picture: {
      description: 'A picture of the page, as large as the screen allows.',
      exit: 'clearPicture',
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    collectionPicker: {
      description: 'The collections of a recipe. The form for a new one replaces it and closes back to it.',
      exit: 'clearRecipe',
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'sheet.closed': { target: '#sheets.none' },
            'back.pressed': { target: '#sheets.none' },
            'newCollection.opened': { target: 'creating' },
          },
        },
        creating: {
          on: { 'sheet.closed': { target: 'choosing' }, 'back.pressed': { target: 'choosing' } },
        },
      },
    },
    newCollection: {
      description: 'A collection is created, without a recipe.',
      on: {
        'sheet.closed': { target: 'none' },
        'back.pressed': { target: 'none' },
      },
    },
    collectionMenu: {
      description: 'The actions of the collection on the page.',
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'sheet.closed': { target: '#sheets.none' },
            'back.pressed': { target: '#sheets.none' },
            'renaming.opened': { target: 'renaming' },
          },
        },
        renaming: {
          description: 'Replaces the menu.',
          on: { 'sheet.closed': { target: '#sheets.none' }, 'back.pressed': { target: '#sheets.none' } },
        },
      },
    },
    page: {
      description: 'A sheet of the page itself, with at most one other on top.',
      initial: 'alone',
      states: {
        alone: {
          on: {
            'sheet.closed': { target: '#sheets.none' },
            'back.pressed': { target: '#sheets.none' },
            'pageSheet.opened': { target: 'stacked' },
          },
        },
        stacked: { on: { 'sheet.closed': { target: 'alone' }, 'back.pressed': { target: 'alone' } } },
      },
    },
    referral: {
      description: 'The form for the referrer. Leaving the page does not dismiss it.',
      on: {
        'sheet.closed': { target: 'none', actions: 'reportReferralDeclined' },
        'back.pressed': { target: 'none', actions: 'reportReferralDeclined' },
        'referral.ended': { target: 'none' },
      },
    },
    consent: {
      description: 'The consent sheet, shown before health data is stored. Leaving the page is a no.',
      on: {
        'sheet.closed': { target: 'none', actions: 'reportConsentDismissed' },
        'back.pressed': { target: 'none', actions: 'reportConsentDismissed' },
        'page.changed': { target: 'none', actions: 'reportConsentDismissed' },
        'consent.ended': { target: 'none' },
      },
    },
    question: {
      description: 'A yes-or-no question. Anything but a yes counts as a no.',
      on: {
        'question.accepted': { target: 'none', actions: ['reportAccepted', 'clearQuestion'] },
        'sheet.closed': { target: 'none', actions: ['reportDeclined', 'clearQuestion'] },
        'back.pressed': { target: 'none', actions: ['reportDeclined', 'clearQuestion'] },
        'page.changed': { target: 'none', actions: ['reportDeclined', 'clearQuestion'] },
      },
    },
  },
});
