import type { components } from '#contract/api.ts';
import { messages } from '#domain/message/messages.ts';
import { nothingFound as texts } from '#src/features/recipes/texts/list.ts';
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
  /** What the search would find with one word or filter less. */
  readonly loosened?: readonly LooserSearch[];
  readonly onLoosen?: (looser: LooserSearch) => void;
}

type LooserSearch = components['schemas']['LooserSearch'];
const maxSuggestions = 4;

const countOf = ({ total, total_is_exact: isExact }: LooserSearch) =>
  `${isExact ? '' : 'more than '}${total.toLocaleString('en-US')} ${total === 1 ? 'recipe' : 'recipes'}`;

function reason(query: string, limitCount: number, hasOffers: boolean): string {
  if (hasOffers) {
    const all = [query !== '' && `“${query}”`, limitCount > 0 && 'your filters']
      .filter(Boolean)
      .join(' and ');
    return `Nothing here matches ${all === '' ? 'all of it' : all}. Leave one thing out:`;
  }
  if (query !== '' && limitCount > 0)
    return `Nothing here matches “${query}” and your filters. Try other words, or loosen a filter.`;
  if (query !== '') return `Nothing here matches “${query}”. Try fewer or other words.`;
  if (limitCount > 0) return 'Nothing here matches all of your filters. Loosen one and see what comes back.';
  return 'There is nothing here yet. Look at another meal type.';
}

/** The empty list: why nothing matches, and what to try. */
export function NothingFound(props: NothingFoundProps) {
  const { limitCount, everywhereHref, onClearSearch, onFilter, loosened = [], onLoosen } = props;
  // a dashboard always has one meal type
  const offers = loosened
    .filter(({ without }) => everywhereHref === undefined || without !== 'mealTypes')
    .slice(0, maxSuggestions);
  const query = props.query.trim();
  return (
    <EmptyState
      title={messages.noRecipes}
      text={reason(query, limitCount, offers.length > 0)}
      action={
        <Row spread="center" wrap>
          {offers.map((looser) => (
            <Button key={looser.label} variant="tinted" size="sm" onClick={() => onLoosen?.(looser)}>
              Without {looser.label}: {countOf(looser)}
            </Button>
          ))}
          {limitCount > 0 && (
            <Button variant="tinted" size="sm" onClick={onFilter}>
              {texts.changeFilter}
            </Button>
          )}
          {query !== '' && (
            <Button variant={limitCount > 0 ? 'secondary' : 'tinted'} size="sm" onClick={onClearSearch}>
              {texts.showAll}
            </Button>
          )}
          {query !== '' && everywhereHref !== undefined && (
            <Button size="sm" href={everywhereHref}>
              {texts.searchAll}
            </Button>
          )}
        </Row>
      }
    />
  );
}
