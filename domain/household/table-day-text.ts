import { type Intolerance, intoleranceNames } from '#domain/intolerance/intolerances.ts';
import type { MealSlot } from '#domain/meal-plan/meal-slots.ts';
import { bidiIsolated } from '#domain/message/bidi-isolate.ts';
import { formatList } from '#domain/message/format-list.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import type { DaySum } from '#domain/safety/day-limits.ts';
import { type DayPortions, isOnTarget } from './day-portions.ts';
import { servingEater } from './portions.ts';

interface Seated {
  readonly name: string;
  readonly is_me: boolean;
  readonly is_there: boolean;
}

/** Who eats a meal: `You, Ben, and Lena`. Without a full stop. */
export function seatedSentence(people: readonly Seated[]): string {
  const present = people.filter(({ is_there }) => is_there);
  const me = people.find(({ is_me }) => is_me);
  if (me !== undefined && !me.is_there) return 'You eat by yourself';
  const others = present.filter(({ is_me }) => !is_me).map(({ name }) => bidiIsolated(name));
  if (others.length === 0) return 'You alone';
  return formatList(['You', ...others], 'and');
}

const meals: Readonly<Record<MealSlot, string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snacks',
};

const kcal = (value: number) => `${formatNumber(value)} kcal`;

const missedBy = ({ kcal: calories, target }: DayPortions) =>
  calories > target
    ? `${kcal(calories - target)} more than needed`
    : `${kcal(target - calories)} less than needed`;

interface DayOfPerson {
  readonly name: string;
  readonly isEnergyShared: boolean;
  /** Counted with the calories of a usual day, as they share none. */
  readonly isCountedAsUsual: boolean;
  readonly sharesFood: boolean;
  readonly over: readonly Intolerance[];
  /** Above what is the most in a day at their age. */
  readonly overDay: readonly DaySum[];
  /** False: the limits are those of the youngest. */
  readonly isAgeKnown: boolean;
  readonly awayAt: readonly MealSlot[];
}

const saltLater = 'Take their portions out before you salt the pot.';

/** `Sodium: 1,450 mg, more than the 1,200 mg a day advised at this age.` */
function overDaySentence({ nutrient, name, unit, amount, most }: DaySum, isAgeKnown: boolean): string {
  const figure = (value: number) => `${formatNumber(value)} ${unit}`;
  const whose = isAgeKnown ? 'at this age' : 'for the youngest children';
  const said = `${name}: ${figure(amount)}, more than the ${figure(most ?? 0)} a day advised ${whose}.`;
  return nutrient === 'sodium' ? `${said} ${saltLater}` : said;
}

/** What there is to say of somebody's day. */
export function tableDaySentence(
  portions: DayPortions,
  { name, isEnergyShared, isCountedAsUsual, sharesFood, over, overDay, isAgeKnown, awayAt }: DayOfPerson,
): string {
  const { isMe } = portions.eater;
  const subject = isMe ? 'You' : bidiIsolated(name);
  if (portions.seatedAt.length === 0)
    return `${subject} ${isMe ? 'eat' : 'eats'} nothing of this day’s plan.`;
  const missed = isOnTarget(portions)
    ? ''
    : `${isEnergyShared ? missedBy(portions) : 'Not the usual amount'}${portions.isLimited ? ': more of these dishes is over a limit' : ''}.`;
  const sentences = [
    missed,
    over.length === 0
      ? ''
      : `Over a limit, or not known: ${formatList(over.map((axis) => intoleranceNames[axis].toLowerCase()))}.`,
    ...overDay.map((sum) => overDaySentence(sum, isAgeKnown)),
    awayAt.length === 0
      ? ''
      : isMe
        ? `By yourself at ${formatList(awayAt.map((slot) => meals[slot]))}.`
        : `Elsewhere for ${formatList(awayAt.map((slot) => meals[slot]))}.`,
    isCountedAsUsual
      ? `${isMe ? 'You don’t share your' : `${subject} doesn’t share`} calories, so we count ${formatNumber(servingEater)} a day.`
      : '',
    sharesFood ? '' : `We can’t check dishes for ${subject}.`,
  ].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? 'On target.' : sentences.join(' ');
}
