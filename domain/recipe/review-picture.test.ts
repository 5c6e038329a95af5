import { expect, test } from 'vitest';
import { reviewPictureRefusal, reviewPictureTypes } from './review-picture.ts';

test('REV-07 CONST-51 accepts png, jpeg, svg, gif and unknown types', () => {
  expect(reviewPictureTypes.toSorted()).toEqual(['image/gif', 'image/jpeg', 'image/png', 'image/svg+xml']);
  for (const type of [...reviewPictureTypes, ''])
    expect(reviewPictureRefusal({ type, size: 5 * 1024 * 1024 })).toBeNull();
});

test('REV-07 rejects other types and files above 5 MB with the next step', () => {
  for (const type of ['image/webp', 'image/heic', 'text/html', 'application/pdf'])
    expect(reviewPictureRefusal({ type, size: 1 })).toMatch(/Choose a PNG, JPEG, SVG, or GIF\.$/);
  expect(reviewPictureRefusal({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toMatch(/larger than 5 MB/);
});
