import { formatNumber } from '#domain/message/format-number.ts';
import { totalSentence as texts } from '#src/features/recipes/texts/list.ts';

export interface Criteria {
  /** Null: all meal types. */
  readonly mealType: string | null;
  /** The search; '' for none. */
  readonly query: string;
  /** The words that were searched for in place of those; null for those. */
  readonly corrected: string | null;
  /** Found without a network among what the device has. */
  readonly isSavedOnly: boolean;
  /** How many criteria of the filter narrow the list. */
  readonly limitCount: number;
  /** Whom the dishes have to fit; empty for anybody. */
  readonly forWhom?: string;
}

/** A number of hits; a lower bound if not exact. */
export interface Total {
  readonly count: number;
  readonly isExact: boolean;
}

/** "Main course" as "main courses", "Side dish" as "side dishes". */
function plural(mealType: string): string {
  const word = mealType.toLowerCase();
  return /(s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`;
}

function howMany({ count, isExact }: Total): string {
  const figure = formatNumber(count);
  if (!isExact) return texts.moreThan(figure);
  return count === 0 ? texts.none : figure;
}

/** What the list holds, in a sentence: `42 main courses match your filters.` */
export function totalSentence(total: Total, criteria: Criteria): string {
  const { mealType, query, limitCount, corrected } = criteria;
  if (criteria.isSavedOnly)
    return texts.offline(totalSentence(total, { ...criteria, isSavedOnly: false }).replace(/\.$/, ''));
  if (corrected !== null)
    return texts.corrected(
      query.trim(),
      totalSentence(total, { ...criteria, query: corrected, corrected: null }),
    );
  const isOne = total.isExact && total.count === 1;
  const kind = mealType ?? texts.recipe;
  const subject = `${howMany(total)} ${isOne ? kind.toLowerCase() : plural(kind)}`;
  const matched = [
    query.trim() !== '' && `“${query.trim()}”`,
    limitCount > 0 && texts.yourFilters,
    Boolean(criteria.forWhom) && texts.people,
  ].filter(Boolean);
  return matched.length === 0
    ? texts.toChooseFrom(subject)
    : texts.matching(subject, isOne, matched.join(texts.and));
}
