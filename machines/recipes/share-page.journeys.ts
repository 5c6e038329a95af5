import { errorToast, navigationTo } from '../shared/announcements.ts';
import type { JourneyOf } from '../shared/cases.ts';
import type { sharePageMachine } from './share-page.machine.ts';

const url = 'https://example.com/recipes/17/share';
const share = { type: 'share.pressed', url } as const;
const at = (visit: 'reading' | 'invited', sharing: 'idle' | 'copyOffered' = 'idle') => ({
  visit,
  sharing,
});
const unsupported = errorToast('Web Share API is not supported in this browser.');
const toLogin = navigationTo({ to: 'loginForRecipe', recipeId: 17 });

export const sharePageJourneys: readonly JourneyOf<typeof sharePageMachine>[] = [
  {
    title: 'SHARE-11 CONST-06 for 4.9 s the recipe is read undisturbed',
    events: [{ wait: 4900 }],
    end: at('reading'),
    emits: [],
  },
  {
    title: 'SHARE-11 CONST-06 after 5 s the guest is invited, and stays so',
    events: [{ wait: 5000 }, { wait: 60_000 }],
    end: at('invited'),
    emits: [],
  },
  {
    title: 'SHARE-09 the address is passed on by what the browser offers; one press at a time',
    events: [share, share, { answer: 'shareAddress', with: 'shared' }],
    end: at('reading'),
    calls: [{ id: 'shareAddress', input: { url } }],
    emits: [],
  },
  {
    title: 'SHARE-09 sharing that is canceled leaves everything as it was',
    events: [share, { answer: 'shareAddress', with: 'aborted' }],
    end: at('reading'),
    emits: [],
  },
  {
    title: 'SHARE-10 ERR-63 a browser that cannot share says so, and the address can be copied',
    events: [share, { answer: 'shareAddress', with: 'unsupported' }],
    end: at('reading', 'copyOffered'),
    emits: [unsupported],
  },
  {
    title: 'SHARE-10 ERR-63 each press says it again',
    events: [
      share,
      { answer: 'shareAddress', with: 'unsupported' },
      share,
      { answer: 'shareAddress', with: 'unsupported' },
    ],
    end: at('reading', 'copyOffered'),
    emits: [unsupported, unsupported],
  },
  {
    title: 'SHARE-10 a defect in sharing is as good as none',
    events: [share, { defect: 'shareAddress' }],
    end: at('reading', 'copyOffered'),
    emits: [unsupported],
  },
  {
    title: 'SHARE-06 OR-52 a review leads to the login, from where it comes back to the recipe',
    events: [
      { type: 'rating.chosen', rating: 4 },
      { type: 'comment.typed', comment: 'Mild.' },
      { type: 'review.submitted' },
    ],
    end: at('reading'),
    context: { rating: 4, comment: 'Mild.' },
    emits: [toLogin],
  },
  {
    title: 'OR-52 a review that was begun without stars leads there as well',
    events: [{ type: 'review.submitted' }],
    end: at('reading'),
    emits: [toLogin],
  },
];
