import { useId, useRef } from 'react';
import { reviewPictureTypes } from '#domain/recipe/review-picture.ts';
import { reviewPictureField as texts } from '#src/features/recipes/texts/recipe.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { describedBy, FieldGroup } from '#src/ui/field/Field.tsx';
import { FileInput } from '#src/ui/field/FileInput.tsx';
import { CameraIcon, TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './ReviewPicture.module.css';

export interface ReviewPictureFieldProps {
  /** URL of the chosen or stored picture; null without one. */
  readonly picture: string | null;
  readonly refusal: string | null;
  readonly isPreparing: boolean;
  readonly isSending: boolean;
  readonly onChoose: (file: Blob) => void;
  readonly onRemove: () => void;
}

/** The picture of a review: choose, enlarge, replace or remove it. */
export function ReviewPictureField(props: ReviewPictureFieldProps) {
  const { picture, refusal, isPreparing, isSending, onChoose, onRemove } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup id={id} label={texts.label} error={refusal}>
      <Row gap={12}>
        {picture !== null && (
          <img src={picture} alt={texts.preview} className={styles['preview']} data-busy={isSending} />
        )}
        <Stack gap={6}>
          <Row gap={8} wrap>
            <Button
              variant="tinted"
              size="sm"
              icon={<CameraIcon size={18} />}
              busy={isPreparing}
              aria-disabled={isSending}
              {...(picture !== null && { 'aria-label': texts.changePicture })}
              aria-describedby={describedBy({ id, error: refusal, hint: 'formats' })}
              onClick={() => input.current?.click()}
            >
              {picture === null ? texts.add : texts.change}
            </Button>
            {picture !== null && (
              <Button
                variant="quiet"
                size="sm"
                icon={<TrashIcon size={18} />}
                aria-label={texts.removePicture}
                aria-disabled={isSending}
                onClick={onRemove}
              >
                {texts.remove}
              </Button>
            )}
          </Row>
          <Text id={`${id}-hint`} variant="note" tone="faint" role="status">
            {isPreparing ? texts.preparing : isSending && picture !== null ? texts.sending : texts.hint}
          </Text>
        </Stack>
        <FileInput
          ref={input}
          label={texts.file}
          name="file"
          accept={reviewPictureTypes}
          onChoose={onChoose}
        />
      </Row>
    </FieldGroup>
  );
}
