import { expect, test } from 'vitest';
import { shrinkPicture } from './shrink-picture.ts';

const file = (type: string, size: number) => new File([new Uint8Array(size)], 'a', { type });

test.each([
  ['a small photo', 'image/jpeg', 600 * 1024],
  ['a drawing', 'image/svg+xml', 2_000_000],
  ['a moving picture', 'image/gif', 2_000_000],
  ['a large photo on a device that cannot make it smaller', 'image/jpeg', 2_000_000],
])('%s is sent as it is', async (_, type, size) => {
  const chosen = file(type, size);
  expect(await shrinkPicture(chosen)).toBe(chosen);
});
