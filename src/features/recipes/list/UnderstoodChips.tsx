import { understoodChips as texts } from '#src/features/recipes/texts/list.ts';
import { CloseIcon } from '#src/ui/icon/common-icons.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import styles from './UnderstoodChips.module.css';

export interface UnderstoodChipsProps {
  /** What the typed words ask for, and the search without it. */
  readonly understood: readonly { readonly label: string; readonly rest: string }[];
  readonly onSearch: (query: string) => void;
}

/** The filters that were read from the search field; each can be taken out. */
export function UnderstoodChips({ understood, onSearch }: UnderstoodChipsProps) {
  if (understood.length === 0) return null;
  return (
    <Row as="ul" gap={8} wrap aria-label={texts.title}>
      {understood.map(({ label, rest }) => (
        <li key={label}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={texts.remove(label)}
            onClick={() => onSearch(rest)}
          >
            {label}
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
    </Row>
  );
}
