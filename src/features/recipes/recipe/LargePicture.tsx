import { lazy, Suspense, useRef } from 'react';
import { useSheets } from '#src/flows/shell/use-sheets.ts';

const PictureSheet = lazy(async () => ({ default: (await import('./PictureSheet.tsx')).PictureSheet }));

/** The enlarged picture, which stays during the closing animation. */
export function LargePicture() {
  const { picture, close } = useSheets();
  const last = useRef(picture);
  if (picture !== null) last.current = picture;
  if (last.current === null) return null;
  return (
    <Suspense fallback={null}>
      <PictureSheet {...last.current} open={picture !== null} onClose={close} />
    </Suspense>
  );
}
