import { useId, useRef } from 'react';
import { photoField as texts } from '#src/features/recipes/texts/own.ts';
import type { useOwnRecipePhoto } from '#src/flows/recipes/use-own-recipes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FieldGroup } from '#src/ui/field/Field.tsx';
import { FileInput } from '#src/ui/field/FileInput.tsx';
import { CameraIcon, TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './PhotoField.module.css';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The member's own photo of the dish, or the drawn picture. */
export function PhotoField({ photo }: { photo: ReturnType<typeof useOwnRecipePhoto> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isOwn = photo.image.startsWith('/files/');
  return (
    <FieldGroup id={id} label={texts.label} error={photo.problem}>
      <Row gap={12}>
        <img src={photo.image} alt={texts.alt} className={styles['picture']} />
        <Stack gap={6}>
          <Row gap={8} wrap>
            <Button
              variant="tinted"
              size="sm"
              icon={<CameraIcon size={18} />}
              busy={photo.isBusy}
              onClick={() => input.current?.click()}
            >
              {isOwn ? texts.change : texts.add}
            </Button>
            {isOwn && (
              <Button
                variant="quiet"
                size="sm"
                icon={<TrashIcon size={18} />}
                aria-disabled={photo.isBusy}
                onClick={photo.remove}
              >
                {texts.remove}
              </Button>
            )}
          </Row>
          <Text variant="note" tone="faint">
            {texts.hint}
          </Text>
        </Stack>
        <FileInput ref={input} label={texts.file} name="photo" accept={types} onChoose={photo.choose} />
      </Row>
    </FieldGroup>
  );
}
