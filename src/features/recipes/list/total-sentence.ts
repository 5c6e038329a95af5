export interface Asked {
  /** Null: all of them. */
  readonly mealType: string | null;
  /** Words that were searched for; '' for none. */
  readonly query: string;
  /** How many criteria of the filter narrow the list. */
  readonly limitCount: number;
}

/** How many there are; when not exact, at least so many. */
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
  const figure = count.toLocaleString('en-US');
  if (!isExact) return `More than ${figure}`;
  return count === 0 ? 'No' : figure;
}

/** What the list holds, in a sentence: `42 main courses match your filters.` */
export function totalSentence(total: Total, { mealType, query, limitCount }: Asked): string {
  const isOne = total.isExact && total.count === 1;
  const kind = mealType ?? 'recipe';
  const subject = `${howMany(total)} ${isOne ? kind.toLowerCase() : plural(kind)}`;
  const matched = [query.trim() !== '' && `“${query.trim()}”`, limitCount > 0 && 'your filters'].filter(
    Boolean,
  );
  return matched.length === 0
    ? `${subject} to choose from.`
    : `${subject} ${isOne ? 'matches' : 'match'} ${matched.join(' and ')}.`;
}
