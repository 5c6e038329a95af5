import { expect, test } from 'vitest';
import { photoOf, photoRefusal } from './photo.ts';

test.each([
  [{ profile_photo_url: '/files/a.webp' }, '/files/a.webp'],
  [{ photo: '/files/b.webp' }, '/files/b.webp'],
  [{ profile_photo_url: null, photo: '/files/b.webp' }, '/files/b.webp'],
  [{ profile_photo_url: '/files/a.webp', photo: '/files/b.webp' }, '/files/a.webp'],
  [{ profile_photo_url: null }, null],
  [{ profile_photo_url: '' }, null],
  [{}, null],
])('PROF-09 OR-13 the picture of %j is %j', (member, url) => {
  expect(photoOf(member)).toBe(url);
});

test.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/svg+xml', ''])(
  'accepts a file of type %j',
  (type) => {
    expect(photoRefusal({ type, size: 5 * 1024 * 1024 })).toBeNull();
  },
);

test('rejects a file that is too large or not a picture, with the next step', () => {
  expect(photoRefusal({ type: 'image/jpeg', size: 5 * 1024 * 1024 + 1 })).toBe(
    'This picture is larger than 5 MB. Choose a smaller one.',
  );
  expect(photoRefusal({ type: 'application/pdf', size: 10 })).toBe(
    'We can’t use this file as a picture. Choose a JPEG, PNG, WebP, GIF, or SVG.',
  );
});
