import { joinWords } from '#domain/message/join-words.ts';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './NotFilteredNote.module.css';

/** One line above a list that was not searched for all that the member saved. */
export function NotFilteredNote({
  notFilteredBy,
  onFilter,
}: {
  readonly notFilteredBy: readonly string[];
  readonly onFilter: () => void;
}) {
  if (notFilteredBy.length === 0) return null;
  return (
    <Text look="note" tone="muted">
      This list isn’t filtered by {joinWords(notFilteredBy)}; what doesn’t fit you is marked.{' '}
      <button type="button" className={styles['change']} onClick={onFilter}>
        Change filters
      </button>
    </Text>
  );
}
