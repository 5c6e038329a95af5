import { errorToast, successToast } from '../shared/announcements.ts';
import { type JourneyOf, ok } from '../shared/cases.ts';
import { drawn, photo, photoFile } from './own-recipe-photo.cases.ts';
import type { ownRecipePhotoMachine } from './own-recipe-photo.machine.ts';

const busy = 'The system is currently overloaded and cannot process your request. Please try again later.';
const chosen = { type: 'photo.chosen', file: photoFile } as const;

export const ownRecipePhotoJourneys: readonly JourneyOf<typeof ownRecipePhotoMachine>[] = [
  {
    title: 'EXT-20 a photo takes the place of the drawn picture, and gives it back',
    events: [
      chosen,
      chosen,
      { answer: 'sendPhoto', with: ok({ image: photo }) },
      { type: 'photo.removed' },
      { answer: 'removePhoto', with: ok({ image: drawn }) },
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
    title: 'EXT-20 a file that is no picture is said at the field, and the former picture stays',
    events: [
      chosen,
      {
        answer: 'sendPhoto',
        with: { kind: 'invalid', message: 'No picture.', fields: { photo: ['No picture.'] } },
      },
    ],
    end: 'shown',
    emits: [],
    context: { image: drawn, problem: 'No picture.' },
  },
  {
    title: 'EXT-20 what fails is said, and can be tried again',
    events: [
      chosen,
      { defect: 'sendPhoto' },
      chosen,
      { answer: 'sendPhoto', with: ok({ image: photo }) },
      chosen,
      { answer: 'sendPhoto', with: ok({ image: photo }) },
      { type: 'photo.removed' },
      { answer: 'removePhoto', with: { kind: 'unavailable', status: 500, message: null } },
      { type: 'photo.removed' },
      { defect: 'removePhoto' },
      chosen,
    ],
    end: 'sending',
    emits: [successToast('Your photo is saved.'), successToast('Your photo is saved.'), errorToast(busy)],
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
