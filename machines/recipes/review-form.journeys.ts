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
const prepared = { answer: 'preparePicture', with: { url: picture } } as const;
const editing = { type: 'edit.chosen', review: ownReview } as const;
const blank = { rating: 0, comment: '', picture: null, storedPicture: null, isEditing: false };
const storedPicture = ownReview.attachments[0]?.image_url ?? null;

export const reviewFormJourneys: readonly JourneyOf<typeof reviewFormMachine>[] = [
  {
    title: 'RCP-24 REV-08 REV-09 OK-12 a review is sent with its picture, and the form is empty again',
    events: [rated, typed, chosen, prepared, submitted, { answer: 'addReview', with: ok(ownReview) }],
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
    title: 'REV-06 ERR-56 without a rating nothing is sent',
    events: [typed, submitted],
    end: 'writing',
    calls: [],
    emits: [errorToast('Please rate the recipe.')],
    context: { comment: 'Mild.' },
  },
  {
    title: 'ERR-57 a review that fails stays in the form, with its picture',
    events: [
      rated,
      typed,
      chosen,
      prepared,
      submitted,
      { answer: 'addReview', with: { kind: 'unavailable', status: 500, message: null } },
    ],
    end: 'writing',
    emits: [errorToast('Failed to add review')],
    context: { rating: 4, comment: 'Mild.', picture },
  },
  {
    title: 'ERR-57 a defect reads like a failing server, and nothing is lost',
    events: [rated, typed, submitted, { defect: 'addReview' }],
    end: 'writing',
    emits: [errorToast('Failed to add review')],
    context: { rating: 4, comment: 'Mild.' },
  },
  {
    title: 'REV-07 a file that is no picture is refused at its field; stars and words stay, nothing is sent',
    events: [rated, typed, chosen, { answer: 'preparePicture', with: { refusal: 'Choose another.' } }],
    end: 'writing',
    calls: [{ id: 'preparePicture' }],
    emits: [],
    context: { rating: 4, comment: 'Mild.', picture: null, pictureRefusal: 'Choose another.' },
  },
  {
    title: 'a picture that cannot be prepared is refused at its field',
    events: [chosen, { defect: 'preparePicture' }],
    end: 'writing',
    context: { pictureRefusal: messages.reviewPictureUnreadable },
  },
  {
    title: 'a picture that the server refuses is told at its field and stays to be looked at',
    events: [
      rated,
      chosen,
      prepared,
      submitted,
      { answer: 'addReview', with: { kind: 'invalid', message: 'No.', fields: { file: ['Too large.'] } } },
    ],
    end: 'writing',
    emits: [],
    context: { picture, pictureRefusal: 'Too large.', rating: 4 },
  },
  {
    title: 'another try forgets why the last picture was refused',
    events: [chosen, { answer: 'preparePicture', with: { refusal: 'Too large.' } }, chosen, prepared],
    end: 'writing',
    context: { picture, pictureRefusal: null },
  },
  {
    title: 'words and stars go on while the picture is prepared; taken back, it is canceled',
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
    title: 'the own review comes into the form with its picture, and saying so is another sentence',
    events: [editing, typed, submitted, { answer: 'addReview', with: ok(ownReview) }],
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
    title: 'an edit that is canceled leaves an empty form',
    events: [editing, typed, { type: 'edit.cancelled' }],
    end: 'writing',
    calls: [],
    context: blank,
  },
  {
    title: 'a picture that the review had can be taken out',
    events: [editing, { type: 'picture.removed' }],
    end: 'writing',
    context: { storedPicture: null, picture: null, isEditing: true },
  },
];
