import type { MealSlot } from './meal-slots.ts';
import type { Refusal, Relaxation } from './plan-outcome.ts';
import type { HardRule } from './plan-problem.ts';
import { counted, kilocalories, listed, pluralsOf, recipesFor } from './plan-text.ts';

const changeOf = (relaxation: Relaxation): string => {
  if (relaxation.kind === 'repeats') return 'let recipes come again';
  if (relaxation.kind === 'target') return `set the target to ${kilocalories(relaxation.kcal)}`;
  const { kind, name } = relaxation.rule;
  return kind === 'ingredient' ? `allow ${name}` : `turn off ${name}`;
};

const ruleWords: Readonly<Record<HardRule['kind'], (name: string) => string>> = {
  diet: (name) => name,
  intolerance: (name) => name,
  dose: (name) => `your limit for ${name.toLowerCase()}`,
  ingredient: (name) => `“no ${name}”`,
  allergen: (name) => `“no ${name}”`,
  medicine: (name) => name,
  situation: (name) => name,
  protein: (name) => name,
};

const wordsOf = (rules: readonly HardRule[]): string =>
  listed(rules.map(({ kind, name }) => ruleWords[kind](name)));

const isExtraSnack = (slots: readonly MealSlot[]): boolean =>
  slots.filter((slot) => slot === 'snack').length > 1;

function noneFit({ slots, rules }: Extract<Refusal, { kind: 'noneFit' }>): string {
  if (rules.length === 0) return `We have no ${pluralsOf(slots)} to plan yet.`;
  const together = rules.length > 1 ? ' together' : '';
  return `None of the ${pluralsOf(slots)} we can plan fit ${wordsOf(rules)}${together}.`;
}

function tooFew(refusal: Extract<Refusal, { kind: 'tooFew' }>): string {
  const { slots, rules, count, needed, served, days } = refusal;
  const which = rules.length === 0 ? 'to plan' : `that ${count === 1 ? 'fits' : 'fit'} ${wordsOf(rules)}`;
  const besides = served === 0 ? '' : `, besides the ${served} already on your plan`;
  const span = days === 1 ? 'this day needs' : `${days} days without repeats need`;
  return `We have ${count === 0 ? 'no' : `only ${count}`} ${recipesFor(slots, count)} ${which}${besides}, and ${span} ${needed}.`;
}

function offTarget({ target, closest, slots, days }: Extract<Refusal, { kind: 'target' }>): string {
  const which = days === 1 ? 'this day' : 'a day';
  const snack = isExtraSnack(slots) ? ', even with an extra snack' : '';
  return `With the recipes that fit you, the closest ${which} can come to ${kilocalories(target)} is ${counted(closest)}${snack}.`;
}

function reasonOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'noneFit':
      return noneFit(refusal);
    case 'tooFew':
      return tooFew(refusal);
    case 'overTarget':
      return `What’s already on the day has ${kilocalories(refusal.fixed)}, above your target of ${counted(refusal.target)}.`;
    case 'target':
      return offTarget(refusal);
    case 'weekTarget': {
      const { side, average, target, days } = refusal;
      // Rounded outwards, so that it is still a bound.
      const bound = side === 'most' ? Math.ceil(average) : Math.floor(average);
      return `Without repeats, the recipes that fit you come to at ${side} ${kilocalories(bound)} a day over ${days} days, and your target is ${counted(target)}.`;
    }
    case 'notFound': {
      const days = refusal.days === 1 ? 'a day' : `${refusal.days} days`;
      const repeats = refusal.days === 1 || refusal.mayRepeat ? '' : ' without repeating a recipe';
      return `We didn’t find ${days} near ${kilocalories(refusal.target)}${repeats}.`;
    }
  }
}

function nextStep(refusal: Refusal, relax: readonly Relaxation[]): string {
  const changes = listed(relax.map(changeOf));
  if (changes !== '') return `${changes[0]?.toUpperCase()}${changes.slice(1)} to get a plan.`;
  return refusal.kind === 'notFound'
    ? 'Try again, or add meals by hand.'
    : 'You can add meals by hand instead.';
}

/** Whether figures may be shown: not if numbers can harm the member, and none below the safety limit. */
export interface SayableFigures {
  readonly showsNumbers: boolean;
  readonly mayHaveDeficit: boolean;
  /** Kilocalories per day. */
  readonly floor: number;
}

/** The refusal without figures. */
function withoutFigures(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'overTarget':
      return 'What’s already on the day is as much as we would plan.';
    case 'target':
    case 'weekTarget':
      return 'The recipes that fit you don’t add up to what your body needs.';
    case 'notFound':
      return 'We didn’t find enough that fits you and adds up to what your body needs.';
    default:
      return reasonOf(refusal);
  }
}

const figuresOf = (refusal: Refusal): readonly number[] =>
  refusal.kind === 'target' ? [refusal.closest] : refusal.kind === 'weekTarget' ? [refusal.average] : [];

/** The sentence of a refusal: why there is no plan and what to do next. */
export function refusalSentence(
  refusal: Refusal,
  relax: readonly Relaxation[],
  { showsNumbers, mayHaveDeficit, floor }: SayableFigures = anyFigures,
): string {
  const isSayable = showsNumbers && mayHaveDeficit && figuresOf(refusal).every((kcal) => kcal >= floor);
  return `${isSayable ? reasonOf(refusal) : withoutFigures(refusal)} ${nextStep(refusal, relax)}`;
}

const anyFigures: SayableFigures = { showsNumbers: true, mayHaveDeficit: true, floor: 0 };
