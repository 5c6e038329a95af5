import { allergenWord } from '#domain/allergen/allergen-text.ts';
import type { Diet } from '#domain/diet/diets.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { isEstimated } from '#domain/intolerance/estimated.ts';
import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import { formatList } from '#domain/message/format-list.ts';
import { isUnknownFood } from '#domain/source-recipe/unknown-food.ts';
import { doseSource, doseWords } from '#domain/triggers/dose-limit.ts';
import { titleInSentence } from '#domain/triggers/substance-names.ts';
import type { Judgement, JudgementReason, ReasonKind } from './judge.ts';
import type { ProfileRule } from './profile-rules.ts';

/** Within a sentence, names of their own keep their capitals. */
const dietWords: Readonly<Partial<Record<Diet, string>>> = {
  'Low FODMAP': 'low FODMAP',
  Whole30: 'Whole30',
};
const dietWord = (name: string) => dietWords[name as Diet] ?? name.toLowerCase();

export const axisWord = (axis: Intolerance): string =>
  axis === 'fodmap' ? intoleranceNames.fodmap : intoleranceNames[axis].toLowerCase();

/** `Pregnancy` as `pregnancy`; `PKU` keeps its capitals. */
const situationWord = (name: string) => name.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase());

type Named = Pick<JudgementReason, 'rule' | 'name' | 'axis'>;

/** What was asked, as it is said within a sentence: `milk`, `celery`, `vegan`, `histamine`. */
export function wordOf({ rule, name, axis }: Named): string {
  if (axis !== null) return axisWord(axis);
  switch (rule) {
    case 'allergen':
      return allergenWord(name);
    case 'diet':
      return dietWord(name);
    case 'dose':
      return titleInSentence(name);
    case 'medicine':
      return name;
    case 'situation':
      return situationWord(name);
    default:
      return nameInSentence(name);
  }
}

function checkedWord({ kind, name, tests }: ProfileRule): string {
  const [test] = tests;
  if (kind === 'intolerance' && test?.test === 'isOverLimit') {
    const word = axisWord(test.axis);
    return test.limit === 1 ? `low ${word}` : test.limit === 2 ? `up to medium ${word}` : word;
  }
  if (kind === 'situation') return 'your safety notes';
  return wordOf({ rule: kind, name, axis: null });
}

/** Words that match no known food are not listed as checked. */
const isKnown = ({ tests }: ProfileRule) =>
  tests.some((test) => test.test !== 'hasFood' || test.foodIds.some((id) => !isUnknownFood({ id })));

/** Rules as they are said within a sentence, each once: `milk`, `vegan`, `low histamine`. */
export const ruleWords = (rules: readonly ProfileRule[]): string[] => [
  ...new Set(rules.filter(isKnown).map(checkedWord)),
];

/** The same as what a dish was found to be: `low histamine (estimated)`. */
const foundWords = (rules: readonly ProfileRule[]): string[] => [
  ...new Set(
    rules.filter(isKnown).map((rule) => {
      const [test] = rule.tests;
      const isSure = test?.test !== 'isOverLimit' || !isEstimated(test.axis);
      return isSure ? checkedWord(rule) : `${checkedWord(rule)} (estimated)`;
    }),
  ),
];

const notForYou: Readonly<Partial<Record<ReasonKind, (words: readonly string[]) => string>>> = {
  allergen: (words) => `contains ${formatList(words)}`,
  medicine: (words) => `not with ${formatList(words, 'or')}`,
  situation: (words) => `not with ${formatList(words, 'or')}`,
  ingredient: (words) => `has ${formatList(words)}`,
  diet: (words) => `not ${formatList(words, 'or')}`,
  protein: (words) => `has no ${formatList(words, 'or')}`,
};

const wordsOf = (reasons: readonly Named[]) => [...new Set(reasons.map(wordOf))];

/** `onion`, or of a dish with another form only `onion powder (left out with onion)`. */
function foundWord(reason: JudgementReason): string {
  const word = wordOf(reason);
  if (reason.kind !== 'ingredient' || reason.kinds === undefined) return word;
  return `${formatList(reason.kinds.map(nameInSentence))} (left out with ${word})`;
}

/** Marks verdicts based on estimates: ` (estimated)`, ` (histamine is estimated)`, or ''. */
function estimatedNote(reasons: readonly Named[]): string {
  const words = wordsOf(reasons);
  const estimated = wordsOf(reasons.filter(({ axis }) => axis !== null && isEstimated(axis)));
  if (estimated.length === 0) return '';
  if (estimated.length === words.length) return ' (estimated)';
  return ` (${formatList(estimated)} ${estimated.length === 1 ? 'is' : 'are'} estimated)`;
}

function limits(reasons: readonly Named[]): string {
  const words = wordsOf(reasons);
  return `${formatList(words)} ${words.length === 1 ? 'limit' : 'limits'}${estimatedNote(reasons)}`;
}

/** `Above your oxalate limit: 14 of 8 mg in one serving, from your doses in March`. */
const aboveDose = ({ amount, limit }: NonNullable<JudgementReason['dose']>, named: Named): string =>
  limit.isTest
    ? 'grams' in limit
      ? `Not during your test: it has ${wordOf(named)}`
      : `Too much ${wordOf(named)} for your test: ${doseWords(amount, limit)}`
    : `Above your ${wordOf(named)} limit: ${doseWords(amount, limit)}, ${doseSource(limit)}`;

/** The sentence every screen shows, without a full stop; '' without any rule. */
export function judgementSentence(judgement: Judgement): string {
  const { kind, reasons } = judgement;
  const reasonsOf = (wanted: ReasonKind) => reasons.filter(({ kind: each }) => each === wanted);
  const of = (wanted: ReasonKind) => wordsOf(reasonsOf(wanted));
  switch (kind) {
    case 'fits': {
      const words = foundWords(judgement.checked);
      return words.length === 0 ? '' : `Fits you: ${words.join(', ')}`;
    }
    case 'atLimit':
      return `At your ${limits(reasonsOf('atLimit'))}`;
    case 'unknown':
      return `We can’t check ${formatList(of('unknown'))}`;
    case 'over': {
      const over = reasonsOf('over');
      const [first] = over;
      return over.length === 1 && first?.dose !== undefined
        ? aboveDose(first.dose, first)
        : `Over your ${limits(over)}`;
    }
    case 'notForYou': {
      const parts = (Object.keys(notForYou) as ReasonKind[]).flatMap((each) => {
        const words = [...new Set(reasonsOf(each).map(foundWord))];
        return words.length === 0 ? [] : [notForYou[each]?.(words) ?? ''];
      });
      return `Not for you: ${parts.join(', ')}`;
    }
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One food of a reason; `grams` in one serving, null when unknown. */
export interface ReasonFood {
  readonly name: string;
  readonly grams: number | null;
  /** It is one of several foods, without saying which. */
  readonly isOneOf?: boolean;
}

const amountWords = (grams: number) =>
  grams < 0.1 ? 'less than 0.1 g' : `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)} g`;

const foodWords = ({ name, grams }: ReasonFood) =>
  grams === null ? nameInSentence(name) : `${nameInSentence(name)} (${amountWords(grams)})`;

function headOf(reason: JudgementReason): string {
  const word = wordOf(reason);
  switch (reason.kind) {
    case 'over':
      return reason.dose === undefined
        ? `Over your ${word} limit${estimatedNote([reason])}`
        : aboveDose(reason.dose, reason);
    case 'atLimit':
      return `At your ${word} limit${estimatedNote([reason])}`;
    case 'unknown':
      return `We can’t check ${word}`;
    default:
      return capitalized(notForYou[reason.kind]?.([word]) ?? word);
  }
}

/** What leaves a reason open. */
function openWords({ axis, rule }: JudgementReason, foods: readonly ReasonFood[]): string {
  const of = (isOneOf: boolean) =>
    formatList(foods.filter((food) => (food.isOneOf ?? false) === isOneOf).map(foodWords));
  const unknown = axis === null && rule !== 'dose' ? 'we don’t know what’s in' : 'no tested value for';
  return [
    ...(of(false) === '' ? [] : [`${unknown} ${of(false)}`]),
    ...(of(true) === '' ? [] : [`it depends on the choice of ${of(true)}`]),
  ].join(', and ');
}

/** One reason in full: "Contains milk: butter (12 g), cream cheese (30 g)". Without a full stop. */
export function reasonSentence(reason: JudgementReason, foods: readonly ReasonFood[]): string {
  const head = headOf(reason);
  const named = foods.map(foodWords);
  if (reason.kind === 'unknown' && named.length > 0) return `${head}: ${openWords(reason, foods)}`;
  if (reason.dose !== undefined)
    return !('grams' in reason.dose.limit) && named.length > 0
      ? `${head}. It comes from ${formatList(named)}`
      : head;
  const isSaidAlready = named.length === 1 && foods[0]?.grams === null && named[0] === wordOf(reason);
  const because = reason.safety?.why ?? '';
  const text = named.length === 0 || isSaidAlready ? head : `${head}: ${named.join(', ')}`;
  return because === '' ? text : `${text}. ${because}`;
}
