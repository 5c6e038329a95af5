import type { ReactNode } from 'react';
import type { components } from '#contract/api.ts';
import { photoOf } from '#domain/member/photo.ts';
import { reviewCard as texts } from '#src/features/recipes/texts/recipe.ts';
import { useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { Avatar } from '#src/ui/picture/Avatar.tsx';
import { Stars } from '#src/ui/recipe/Stars.tsx';
import { Card } from '#src/ui/text/Card.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ReviewPicture.module.css';

export type Review = components['schemas']['Review'];

export interface ReviewCardProps {
  readonly review: Review;
  /** The reader's own review. */
  readonly isOwn?: boolean;
  /** Buttons for the review. */
  readonly actions?: ReactNode;
}

/** A review: author, date, stars, text and a picture that can be enlarged. */
export function ReviewCard({ review, isOwn = false, actions }: ReviewCardProps) {
  const { user, rating, comment, attachments } = review;
  return (
    <Card as="article">
      <Stack gap={10}>
        <Row spread="between" gap={12} wrap>
          <Row gap={10}>
            <Avatar name={user.name} src={photoOf(user)} size="sm" />
            <div>
              <Text as="h2" variant="small-strong">
                {user.name}
              </Text>
              <Text variant="note" tone="muted">
                {isOwn ? texts.own(review.created_at_text) : review.created_at_text}
              </Text>
            </div>
          </Row>
          <Stars rating={rating} />
        </Row>
        {comment !== '' && (
          <Text variant="small" className={styles['comment'] ?? ''}>
            {comment}
          </Text>
        )}
        {attachments.map(({ image_url: url }) => (
          <Thumbnail key={url} url={url} label={texts.picture(user.name)} />
        ))}
        {review.answer && <Answer answer={review.answer} />}
        {actions}
      </Stack>
    </Card>
  );
}

/** The operator's reply. */
function Answer({ answer }: { answer: NonNullable<Review['answer']> }) {
  return (
    <div className={styles['answer']}>
      <Text as="h3" variant="note-strong">
        {texts.reply}
      </Text>
      <Text variant="note" tone="muted">
        {answer.answered_at_text}
      </Text>
      <Text variant="small" className={styles['comment'] ?? ''}>
        {answer.body}
      </Text>
    </div>
  );
}

function Thumbnail({ url, label }: { url: string; label: string }) {
  const { openPicture } = useSheetActions();
  return (
    <button
      type="button"
      className={styles['thumbnail']}
      aria-label={texts.enlarge(label)}
      onClick={() => openPicture({ url, label })}
    >
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        // it was removed from the review meanwhile
        onError={({ currentTarget }) => {
          if (currentTarget.parentElement) currentTarget.parentElement.hidden = true;
        }}
      />
    </button>
  );
}
