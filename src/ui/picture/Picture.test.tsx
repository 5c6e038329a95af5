import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, rememberInlinePictures } from './Picture.tsx';

test('an inlined picture is reused, others are fetched', () => {
  const page = document.createElement('div');
  page.innerHTML = '<img data-src="/brand/held.svg" src="data:image/svg+xml,held">';
  rememberInlinePictures(page);
  const { container } = render(
    <>
      <Picture src="/brand/held.svg" />
      <Picture src="/brand/other.svg" />
    </>,
  );
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    'data:image/svg+xml,held',
    '/brand/other.svg',
  ]);
});
