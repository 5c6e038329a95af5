import { BottomSheet } from '#src/ui/sheet/BottomSheet.tsx';
import styles from './ReviewPicture.module.css';

export interface PictureSheetProps {
  readonly open: boolean;
  readonly url: string;
  /** The title, and the alternative text of the picture. */
  readonly label: string;
  readonly onClose: () => void;
}

/** A picture as large as the screen allows. */
export function PictureSheet({ open, url, label, onClose }: PictureSheetProps) {
  return (
    <BottomSheet open={open} onClose={onClose} title={label} body="bare">
      <img src={url} alt={label} className={styles['large']} />
    </BottomSheet>
  );
}
