import { useRef } from 'react';
import { recentSearches as texts } from '#src/features/recipes/texts/list.ts';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import styles from './RecentSearches.module.css';

export interface RecentSearchesProps {
  readonly recent: readonly string[];
  readonly onSearch: (term: string) => void;
  readonly onForget: (term: string) => void;
}

/** The last searches, each to repeat or to remove. */
export function RecentSearches({ recent, onSearch, onForget }: RecentSearchesProps) {
  const list = useRef<HTMLElement>(null);
  if (recent.length === 0) return null;
  const forget = (term: string) => {
    onForget(term);
    // the focused button goes away
    list.current?.querySelector('button')?.focus();
  };
  return (
    <section ref={list} aria-label={texts.title}>
      <Text variant="small" tone="muted">
        {texts.title}
      </Text>
      <ul className={styles['list']}>
        {recent.map((term) => (
          <li key={term} className={styles['chip']}>
            <button type="button" className={styles['term']} onClick={() => onSearch(term)}>
              {term}
            </button>
            <button
              type="button"
              className={styles['remove']}
              aria-label={texts.forget(term)}
              onClick={() => forget(term)}
            >
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
