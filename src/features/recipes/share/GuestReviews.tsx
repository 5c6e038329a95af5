import type { Reading } from '#src/flows/recipes/use-reading.ts';
import type { SharePage } from '#src/flows/recipes/use-share-page.ts';
import { Stack } from '#src/ui/text/Stack.tsx';
import { LargePicture } from '../recipe/LargePicture.tsx';
import { ReviewList } from '../recipe/ReviewList.tsx';
import { GuestReviewForm } from './GuestReviewForm.tsx';

interface GuestReviewsProps {
  readonly page: SharePage;
  readonly reader: Reading;
}

/** Reviews of others, and the form for a guest's own. */
export function GuestReviews({ page, reader }: GuestReviewsProps) {
  return (
    <Stack gap={20}>
      <GuestReviewForm page={page} />
      <ReviewList reader={reader} shown={reader.reviews?.data ?? []} />
      <LargePicture />
    </Stack>
  );
}
