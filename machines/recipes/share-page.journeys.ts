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
    title: 'SHARE-11 CONST-06 shows the recipe without an invitation for 4.9 s',
    events: [{ wait: 4900 }],
    end: at('reading'),
    emits: [],
  },
  {
    title: 'SHARE-11 CONST-06 shows the invitation after 5 s',
    events: [{ wait: 5000 }],
    end: at('invited'),
    emits: [],
  },
  {
    title: 'SHARE-11 keeps the invitation',
    events: [{ wait: 5000 }, { wait: 60_000 }],
    end: at('invited'),
    emits: [],
  },
  {
    title: 'SHARE-09 shares the URL with the browser’s share sheet, once at a time',
    events: [share, share, { resolves: 'shareAddress', with: 'shared' }],
    end: at('reading'),
    calls: [{ id: 'shareAddress', input: { url } }],
    emits: [],
  },
  {
    title: 'SHARE-09 canceling changes nothing',
    events: [share, { resolves: 'shareAddress', with: 'aborted' }],
    end: at('reading'),
    emits: [],
  },
  {
    title: 'SHARE-10 ERR-63 shows a message without Web Share support and offers to copy the URL',
    events: [share, { resolves: 'shareAddress', with: 'unsupported' }],
    end: at('reading', 'copyOffered'),
    emits: [unsupported],
  },
  {
    title: 'SHARE-10 ERR-63 shows the message on each press',
    events: [
      share,
      { resolves: 'shareAddress', with: 'unsupported' },
      share,
      { resolves: 'shareAddress', with: 'unsupported' },
    ],
    end: at('reading', 'copyOffered'),
    emits: [unsupported, unsupported],
  },
  {
    title: 'SHARE-10 treats an exception in sharing as missing support',
    events: [share, { rejects: 'shareAddress' }],
    end: at('reading', 'copyOffered'),
    emits: [unsupported],
  },
  {
    title: 'SHARE-06 OR-52 a review leads to the login, which returns to the recipe',
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
    title: 'OR-52 a review without a rating leads there as well',
    events: [{ type: 'review.submitted' }],
    end: at('reading'),
    emits: [toLogin],
  },
];
