import type { components } from '#contract/api.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { messages } from '#domain/message/messages.ts';
import { nothingFound as texts } from '#src/features/recipes/texts/list.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Row } from '#src/ui/text/Stack.tsx';

export interface NothingFoundProps {
  /** The search; '' for none. */
  readonly query: string;
  readonly limitCount: number;
  /** Whom the dishes have to fit; empty for anybody. */
  readonly forWhom?: string;
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

const offerOf = ({ label, total, total_is_exact: isExact }: LooserSearch) =>
  texts.looser(label, formatNumber(total), isExact, total === 1);

function reason(query: string, { limitCount, forWhom = '' }: NothingFoundProps, hasOffers: boolean): string {
  if (forWhom !== '') return texts.people(query);
  if (hasOffers) {
    const all = [query !== '' && `“${query}”`, limitCount > 0 && texts.yourFilters]
      .filter(Boolean)
      .join(texts.and);
    return texts.leaveOneOut(all);
  }
  if (query !== '' && limitCount > 0) return texts.queryAndFilters(query);
  if (query !== '') return texts.query(query);
  return limitCount > 0 ? texts.filters : texts.nothingYet;
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
      text={reason(query, props, offers.length > 0)}
      action={
        <Row spread="center" wrap>
          {offers.map((looser) => (
            <Button key={looser.label} variant="tinted" size="sm" onClick={() => onLoosen?.(looser)}>
              {offerOf(looser)}
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
