import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { renderForMember } from '#src/flows/render-for-member.fixture.tsx';
import { type Review, ReviewCard } from './ReviewCard.tsx';

afterEach(() => vi.unstubAllGlobals());

const review: Review = {
  id: '9d1f2c1e-2d0b-4a36-b7c5-2f0b5ad0f0a4',
  user: { name: 'Mary S.', profile_photo_url: '/files/mary.webp' },
  rating: 4,
  comment: 'Smooth and mild.',
  attachments: [{ image_url: '/files/soup.webp' }],
  created_at: '2027-02-28T09:00:00.000Z',
  created_at_text: '1 day ago',
};

test('REV-01 a review shows its author with picture, stars, comment, attached picture, and time', async () => {
  await renderForMember(
    <MemoryRouter>
      <ReviewCard review={review} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Mary S.' })).toBeDefined();
  expect(screen.getByText('1 day ago')).toBeDefined();
  expect(screen.getByRole('img', { name: /^4 / })).toBeDefined();
  expect(screen.getByText('Smooth and mild.')).toBeDefined();
  const pictures = [...screen.getByRole('article').querySelectorAll('img')];
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/files/mary.webp',
    '/files/soup.webp',
  ]);
});
