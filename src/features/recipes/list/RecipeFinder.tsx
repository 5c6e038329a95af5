import { recipeFinder as texts } from '#src/features/recipes/texts/list.ts';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { SearchField } from '#src/ui/field/SearchField.tsx';
import { SlidersIcon } from '#src/ui/icon/common-icons.tsx';
import { Row } from '#src/ui/text/Stack.tsx';
import styles from './RecipeFinder.module.css';

export interface RecipeFinderProps {
  readonly typed: string;
  readonly onType: (term: string) => void;
  readonly onSearch: () => void;
  readonly limitCount: number;
  readonly isFilterOpen: boolean;
  readonly onFilter: () => void;
}

/** The search field and the filter button with the number of active criteria. */
export function RecipeFinder(props: RecipeFinderProps) {
  const { typed, onType, onSearch, limitCount, isFilterOpen, onFilter } = props;
  return (
    <Row gap={8} className={styles['finder'] ?? ''}>
      <SearchField label={texts.search} value={typed} onChange={onType} onSubmit={onSearch} />
      <IconButton
        variant="tinted"
        label={limitCount === 0 ? texts.filters : texts.activeFilters(limitCount)}
        mark={limitCount}
        icon={<SlidersIcon size={22} />}
        aria-haspopup="dialog"
        aria-expanded={isFilterOpen}
        onClick={onFilter}
      />
    </Row>
  );
}
