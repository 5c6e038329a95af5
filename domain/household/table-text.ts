import type { Judgement, JudgementReason } from '#domain/dietary-profile/judge.ts';
import { type EaterJudgement, fitsEater } from '#domain/dietary-profile/judge-several.ts';
import { wordOf } from '#domain/dietary-profile/judgement-text.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import type { TableFit } from '#domain/make-it-fit/fit-for-all.ts';
import type { FittingChange } from '#domain/make-it-fit/fitting-steps.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';

type Named = Pick<EaterJudgement['eater'], 'name' | 'isMe'>;

/** In a sentence. */
export const nameOf = ({ name, isMe }: Named): string => (isMe ? 'you' : bidiIsolated(name));
/** The member comes first: `you and Ben`. */
const names = (eaters: readonly Named[], word: 'and' | 'or' = 'and') =>
  formatList(eaters.toSorted((a, b) => Number(b.isMe) - Number(a.isMe)).map(nameOf), word);

/** `your portion`, `Ana’s portion`. */
export const ownerOf = ({ name, isMe }: Named): string => (isMe ? 'your' : `${bidiIsolated(name)}’s`);

const all = (count: number) => (count === 2 ? 'both of you' : 'all of you');

/** Whom a dish fits: `Fits you and Ben, not Lena`. Without a full stop. */
export function tableSentence(each: readonly EaterJudgement[]): string {
  const checked = each.filter(({ judgement }) => judgement !== null);
  const others = each.filter(({ judgement }) => judgement === null).map(({ eater }) => eater);
  const fitting = checked.filter(fitsEater).map(({ eater }) => eater);
  const against = checked.filter((one) => !fitsEater(one)).map(({ eater }) => eater);
  const open = others.length === 0 ? '' : `; we can’t check it for ${names(others, 'or')}`;
  if (against.length === 0)
    return `Fits ${others.length === 0 && fitting.length > 1 ? all(fitting.length) : names(fitting)}${open}`;
  if (fitting.length === 0)
    return `Doesn’t fit ${others.length === 0 && against.length > 1 ? `any of you` : names(against, 'or')}${open}`;
  return `Fits ${names(fitting)}, not ${names(against, 'or')}${open}`;
}

const changesWords = (changes: readonly FittingChange[], foodName: (id: string) => string) =>
  formatList(
    changes.map((change) =>
      change.kind === 'omission'
        ? `without the ${nameInSentence(foodName(change.foodId))}`
        : `with ${nameInSentence(change.food.name)} instead of ${nameInSentence(foodName(change.foodId))}`,
    ),
  );

/**
 * The same with what makes it fit the others: `Fits you and Ben; Kim without the feta; Lena with a portion kept apart,
 * without the feta`.
 */
export function changedTableSentence(
  each: readonly EaterJudgement[],
  fit: TableFit,
  foodName: (id: string) => string,
): string {
  const checked = each.filter(({ judgement }) => judgement !== null);
  const others = each.filter(({ judgement }) => judgement === null).map(({ eater }) => eater);
  const open = others.length === 0 ? '' : `; we can’t check it for ${names(others, 'or')}`;
  if (fit.kind === 'shared') {
    const whom =
      others.length === 0 && each.length > 1 ? all(each.length) : names(checked.map(({ eater }) => eater));
    return `Fits ${whom} ${changesWords(fit.changes, foodName)}${open}`;
  }
  if (fit.kind !== 'parted') return tableSentence(each);
  const portions = fit.portions.map(({ eater, changes, isAllergic }) => {
    const apart = isAllergic ? ' with a portion kept apart,' : '';
    return `; ${nameOf(eater)}${apart} ${changesWords(changes, foodName)}`;
  });
  return `Fits ${names(checked.filter(fitsEater).map(({ eater }) => eater))}${portions.join('')}${open}`;
}

function partOf(reason: JudgementReason, foodName: (id: string) => string): string {
  const word = wordOf(reason);
  switch (reason.kind) {
    case 'allergen':
      return `contains ${word}`;
    case 'medicine':
    case 'situation':
      return reason.foodIds.length === 0
        ? 'has food they leave out'
        : `has ${formatList(reason.foodIds.map((id) => nameInSentence(foodName(id))))}`;
    case 'ingredient':
      return `has ${word}`;
    case 'diet':
      return `not ${word}`;
    case 'over':
      return `over the ${word} limit`;
    case 'atLimit':
      return `at the ${word} limit`;
    case 'unknown':
      return reason.rule === 'medicine' || reason.rule === 'situation'
        ? 'can’t be checked completely'
        : `can’t be checked for ${word}`;
    default:
      return `has no ${word}`;
  }
}

/** Why a dish does or doesn't fit somebody else, without a full stop: `Contains milk, over the histamine limit`. */
export function whyForOther(judgement: Judgement, foodName: (id: string) => string): string {
  if (judgement.kind === 'fits') return 'Fits';
  const parts = [...new Set(judgement.reasons.map((reason) => partOf(reason, foodName)))];
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
