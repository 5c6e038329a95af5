import { useRef } from 'react';
import { photoTypes } from '#domain/member/photo.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FileInput } from '#src/ui/field/FileInput.tsx';
import { CameraIcon, TrashIcon } from '#src/ui/icon/account-icons.tsx';
import { Avatar } from '#src/ui/picture/Avatar.tsx';
import { useObjectUrl } from '#src/ui/picture/use-object-url.ts';
import { Row, Stack } from '#src/ui/text/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { photoEditor as texts } from '../texts/profile.ts';

export interface PhotoEditorProps {
  readonly name: string;
  /** As stored on the server; null for none. */
  readonly photo: string | null;
  /** Being uploaded. */
  readonly newPhoto: Blob | null;
  readonly isUploading: boolean;
  readonly isRemoving: boolean;
  readonly onChoose: (photo: Blob) => void;
  readonly onRemove: () => void;
}

/** The member's picture. A new one is shown and uploaded as soon as it is chosen. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { name, photo, newPhoto, isUploading, isRemoving, onChoose, onRemove } = props;
  const preview = useObjectUrl(newPhoto);
  const input = useRef<HTMLInputElement>(null);
  const isBusy = isUploading || isRemoving;
  return (
    <Stack as="section" gap={10} aria-label={texts.title}>
      <Row spread="center">
        <Avatar name={name} src={preview ?? photo} size="lg" busy={isBusy} />
      </Row>
      <Row gap={8} spread="center" wrap>
        <Button
          variant="tinted"
          size="sm"
          icon={<CameraIcon size={18} />}
          busy={isUploading}
          aria-disabled={isRemoving}
          onClick={() => input.current?.click()}
        >
          {photo === null ? texts.add : texts.change}
        </Button>
        {photo !== null && (
          <Button
            variant="quiet"
            size="sm"
            icon={<TrashIcon size={18} />}
            busy={isRemoving}
            aria-disabled={isUploading}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
        <FileInput ref={input} label={texts.fileLabel} name="photo" accept={photoTypes} onChoose={onChoose} />
      </Row>
      <Text variant="note" tone="faint" align="center" role="status">
        {isUploading ? texts.sending : isRemoving ? texts.removing : texts.formats}
      </Text>
    </Stack>
  );
}
