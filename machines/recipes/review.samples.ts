import type { Page } from '#domain/page/page.ts';
import type { Review } from './recipe-reader-events.ts';

export const ownReview: Review = {
  id: '0c6a3d52-64f8-4c3a-9a2e-6b1f0f3f7e11',
  user: { name: 'Mary S.', profile_photo_url: null },
  rating: 3,
  comment: 'Needs salt.',
  attachments: [{ image_url: '/files/reviews/9d1f.webp' }],
  created_at: '2026-05-01T09:00:00.000Z',
  created_at_text: '2 hours ago',
};

/** The first of two pages. */
export const manyReviews: Page<Review> = {
  data: [ownReview],
  meta: { current_page: 1, last_page: 2, per_page: 1, total: 2 },
};
