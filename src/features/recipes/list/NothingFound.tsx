import { messages } from '#domain/message/messages.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/text/Stack.tsx';

export interface NothingFoundProps {
  /** The search; '' for none. */
  readonly query: string;
  readonly limitCount: number;
  /** Link to the same search in all meal types, if there is one. */
  readonly everywhereHref?: string;
  readonly onClearSearch: () => void;
  readonly onFilter: () => void;
}

function reason(query: string, limitCount: number): string {
  if (query !== '' && limitCount > 0)
    return `Nothing here matches “${query}” and your filters. Try other words, or loosen a filter.`;
  if (query !== '') return `Nothing here matches “${query}”. Try fewer or other words.`;
  if (limitCount > 0) return 'Nothing here matches all of your filters. Loosen one and see what comes back.';
  return 'There is nothing here yet. Look at another meal type.';
}

/** The empty list: why nothing matches, and what to try. */
export function NothingFound(props: NothingFoundProps) {
  const { limitCount, everywhereHref, onClearSearch, onFilter } = props;
  const query = props.query.trim();
  return (
    <EmptyState
      title={messages.noRecipes}
      text={reason(query, limitCount)}
      action={
        <Row spread="center" wrap>
          {limitCount > 0 && (
            <Button variant="tinted" size="sm" onClick={onFilter}>
              Change filter
            </Button>
          )}
          {query !== '' && (
            <Button variant={limitCount > 0 ? 'secondary' : 'tinted'} size="sm" onClick={onClearSearch}>
              Show all
            </Button>
          )}
          {query !== '' && everywhereHref !== undefined && (
            <Button size="sm" href={everywhereHref}>
              Search all recipes
            </Button>
          )}
        </Row>
      }
    />
  );
}
