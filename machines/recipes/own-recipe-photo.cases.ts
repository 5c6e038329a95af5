import { type CasesOf, failures, ok } from '../shared/cases.ts';
import type { ownRecipePhotoMachine } from './own-recipe-photo.machine.ts';

export const photoFile = new File(['JPEG'], 'soup.jpg');
export const drawn = '/art/soup/square.svg?v=1';
export const photo = '/files/recipes/soup.webp';

export const ownRecipePhotoCases: CasesOf<typeof ownRecipePhotoMachine> = {
  input: { id: '17', image: drawn },
  events: {
    'photo.chosen': [{ type: 'photo.chosen', file: photoFile }],
    'photo.removed': [{ type: 'photo.removed' }],
  },
  outputs: {
    sendPhoto: { ...failures, ok: [ok({ image: photo })] },
    removePhoto: { ...failures, ok: [ok({ image: drawn })] },
  },
};
