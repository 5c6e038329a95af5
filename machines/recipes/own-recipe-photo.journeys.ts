import { messages } from '#domain/message/messages.ts';
import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { drawn, photo, photoFile } from './own-recipe-photo.cases.ts';
import type { ownRecipePhotoMachine } from './own-recipe-photo.machine.ts';

const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const chosen = { type: 'photo.chosen', file: photoFile } as const;

export const ownRecipePhotoJourneys: readonly JourneyOf<typeof ownRecipePhotoMachine>[] = [
  {
    title: 'a photo replaces the drawn picture, and removing it restores that',
    events: [
      chosen,
      chosen,
      { resolves: 'sendPhoto', with: ok({ image: photo }) },
      { type: 'photo.removed' },
      { resolves: 'removePhoto', with: ok({ image: drawn }) },
    ],
    end: 'shown',
    calls: [
      { id: 'sendPhoto', input: { id: '17', file: photoFile } },
      { id: 'removePhoto', input: { id: '17' } },
    ],
    emits: [successToast('Your photo is saved.'), successToast('The drawn picture is back.')],
    context: { image: drawn, problem: null },
  },
  {
    title: 'shows a file that is not a picture at the field and keeps the previous picture',
    events: [
      chosen,
      {
        resolves: 'sendPhoto',
        with: { kind: 'invalid', message: 'No picture.', fields: { photo: ['No picture.'] } },
      },
    ],
    end: 'shown',
    emits: [],
    context: { image: drawn, problem: 'No picture.' },
  },
  {
    title: 'shows an error on failure and allows a retry',
    events: [
      chosen,
      { rejects: 'sendPhoto' },
      chosen,
      { resolves: 'sendPhoto', with: ok({ image: photo }) },
      chosen,
      { resolves: 'sendPhoto', with: ok({ image: photo }) },
      { type: 'photo.removed' },
      { resolves: 'removePhoto', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'photo.removed' },
      { rejects: 'removePhoto' },
      chosen,
    ],
    end: 'sending',
    emits: [
      successToast('Your photo is saved.'),
      successToast('Your photo is saved.'),
      errorToast(busy),
      errorToast(messages.unexpected),
    ],
    calls: [
      { id: 'sendPhoto' },
      { id: 'sendPhoto' },
      { id: 'sendPhoto' },
      { id: 'removePhoto' },
      { id: 'removePhoto' },
      { id: 'sendPhoto' },
    ],
  },
];
