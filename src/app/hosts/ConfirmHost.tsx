import { useRef } from 'react';
import type { ConfirmSheetProps } from '#src/ui/sheet/ConfirmSheet.tsx';
import { lazySheet } from '#src/ui/sheet/lazy-sheet.tsx';

const ConfirmSheet = lazySheet(async () => (await import('#src/ui/sheet/ConfirmSheet.tsx')).ConfirmSheet);

export type Question = Omit<ConfirmSheetProps, 'open'>;

/** The only confirm dialog of the app. The last question stays readable during the closing animation. */
export function ConfirmHost({ question }: { question: Question | null }) {
  const last = useRef<Question | null>(null);
  if (question !== null) last.current = question;
  if (last.current === null) return null;
  return <ConfirmSheet {...last.current} open={question !== null} />;
}
