import { entryMessages } from '#domain/message/entry-messages.ts';
import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { ownReview } from './review.samples.ts';
import type { reviewFormMachine } from './review-form.machine.ts';

const rated = { type: 'rating.chosen', rating: 4 } as const;
const typed = { type: 'comment.typed', comment: 'Mild.' } as const;
const submitted = { type: 'review.submitted' } as const;
const file = new Blob(['large'], { type: 'image/jpeg' });
const picture = 'blob:small';
const chosen = { type: 'picture.chosen', file } as const;
const prepared = { resolves: 'preparePicture', with: { url: picture } } as const;
const editing = { type: 'edit.chosen', review: ownReview } as const;
const blank = { rating: 0, comment: '', picture: null, storedPicture: null, isEditing: false };
const storedPicture = ownReview.attachments[0]?.image_url ?? null;

export const reviewFormJourneys: readonly JourneyOf<typeof reviewFormMachine>[] = [
  {
    title: 'RCP-24 REV-08 REV-09 OK-12 sends a review with its picture and clears the form',
    events: [rated, typed, chosen, prepared, submitted, { resolves: 'addReview', with: ok(ownReview) }],
    end: 'writing',
    calls: [
      { id: 'preparePicture', input: { file } },
      {
        id: 'addReview',
        input: {
          recipeId: '17',
          rating: 4,
          comment: 'Mild.',
          picture,
          storedPicture: null,
          pictureRefusal: null,
          isEditing: false,
        },
      },
    ],
    emits: [successToast('Review added successfully'), { type: 'review.written', review: ownReview }],
    context: blank,
  },
  {
    title: 'REV-06 ERR-56 OR-53 requires a rating',
    events: [typed, submitted],
    end: 'writing',
    calls: [],
    emits: [errorToast('Please rate the recipe.')],
    context: { comment: 'Mild.' },
  },
  {
    title: 'ERR-57 keeps the review and its picture in the form when sending fails',
    events: [
      rated,
      typed,
      chosen,
      prepared,
      submitted,
      { resolves: 'addReview', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'writing',
    emits: [errorToast('Failed to add review')],
    context: { rating: 4, comment: 'Mild.', picture },
  },
  {
    title: 'says that a recipe was deleted meanwhile, and keeps what was written',
    events: [rated, typed, submitted, { resolves: 'addReview', with: { kind: 'notFound' } }],
    end: 'writing',
    emits: [errorToast(entryMessages.gone)],
    context: { rating: 4, comment: 'Mild.' },
  },
  {
    title: 'ERR-57 an exception shows the message of a failing server and keeps the form',
    events: [rated, typed, submitted, { rejects: 'addReview' }],
    end: 'writing',
    emits: [errorToast('Failed to add review')],
    context: { rating: 4, comment: 'Mild.' },
  },
  {
    title: 'REV-07 rejects a file that is not a picture at its field and keeps rating and comment',
    events: [rated, typed, chosen, { resolves: 'preparePicture', with: { refusal: 'Choose another.' } }],
    end: 'writing',
    calls: [{ id: 'preparePicture' }],
    emits: [],
    context: { rating: 4, comment: 'Mild.', picture: null, pictureRefusal: 'Choose another.' },
  },
  {
    title: 'rejects a picture that cannot be resized at its field',
    events: [chosen, { rejects: 'preparePicture' }],
    end: 'writing',
    context: { pictureRefusal: messages.reviewPictureUnreadable },
  },
  {
    title: 'shows a picture that the server refuses at its field and keeps it visible',
    events: [
      rated,
      chosen,
      prepared,
      submitted,
      { resolves: 'addReview', with: { kind: 'invalid', message: 'No.', fields: { file: ['Too large.'] } } },
    ],
    end: 'writing',
    emits: [],
    context: { picture, pictureRefusal: 'Too large.', rating: 4 },
  },
  {
    title: 'a retry clears the picture error',
    events: [chosen, { resolves: 'preparePicture', with: { refusal: 'Too large.' } }, chosen, prepared],
    end: 'writing',
    context: { picture, pictureRefusal: null },
  },
  {
    title: 'rating and comment stay editable while the picture is resized; removing it cancels',
    events: [chosen, typed, rated, { type: 'picture.removed' }, { ...prepared, earlier: 0 }],
    end: 'writing',
    calls: [{ id: 'preparePicture', aborted: true }],
    context: { comment: 'Mild.', rating: 4, picture: null },
  },
  {
    title: 'of two pictures chosen in a row the second counts',
    events: [chosen, chosen, { ...prepared, earlier: 0 }, prepared],
    end: 'writing',
    calls: [{ id: 'preparePicture', aborted: true }, { id: 'preparePicture' }],
    context: { picture },
  },
  {
    title: 'editing fills the form with the own review and its picture, and confirms an update',
    events: [editing, typed, submitted, { resolves: 'addReview', with: ok(ownReview) }],
    end: 'writing',
    calls: [
      {
        id: 'addReview',
        input: {
          recipeId: '17',
          rating: ownReview.rating,
          comment: 'Mild.',
          picture: null,
          storedPicture,
          pictureRefusal: null,
          isEditing: true,
        },
      },
    ],
    emits: [successToast('Your review has been updated.'), { type: 'review.written', review: ownReview }],
    context: blank,
  },
  {
    title: 'canceling an edit clears the form',
    events: [editing, typed, { type: 'edit.canceled' }],
    end: 'writing',
    calls: [],
    context: blank,
  },
  {
    title: 'the picture of the review can be removed',
    events: [editing, { type: 'picture.removed' }],
    end: 'writing',
    context: { storedPicture: null, picture: null, isEditing: true },
  },
];
