import { expect, test } from 'vitest';
import { reviewPictureRefusal, reviewPictureTypes } from './review-picture.ts';

test('REV-07 CONST-51 png, jpeg, svg and gif may be sent, and what a device cannot name', () => {
  expect(reviewPictureTypes.toSorted()).toEqual(['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml']);
  for (const type of [...reviewPictureTypes, ''])
    expect(reviewPictureRefusal({ type, size: 5 * 1024 * 1024 })).toBeNull();
});

test('REV-07 other types and more than 5 MB are refused with what to do', () => {
  for (const type of ['image/webp', 'image/heic', 'text/html', 'application/pdf'])
    expect(reviewPictureRefusal({ type, size: 1 })).toMatch(/Choose a PNG, JPEG, SVG or GIF\.$/);
  expect(reviewPictureRefusal({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toMatch(/larger than 5 MB/);
});
