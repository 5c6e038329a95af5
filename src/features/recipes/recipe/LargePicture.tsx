import { useRef } from 'react';
import { useLargePicture, useSheetActions } from '#src/flows/shell/use-sheets.ts';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';

const PictureSheet = lazySheet(async () => (await import('./PictureSheet.tsx')).PictureSheet);

/** The enlarged picture, which stays during the closing animation. */
export function LargePicture() {
  const picture = useLargePicture();
  const { close } = useSheetActions();
  const last = useRef(picture);
  if (picture !== null) last.current = picture;
  if (last.current === null) return null;
  return <PictureSheet {...last.current} open={picture !== null} onClose={close} />;
}
