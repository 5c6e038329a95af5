import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/api.ts';
import { fitsAll, judgeEach } from '#domain/dietary-profile/judge-several.ts';
import { type DayPortions, isOnTarget, potOf } from '#domain/household/day-portions.ts';
import { isThere, isUsuallyThere } from '#domain/household/meal-attendance.ts';
import { seatedSentence, tableDaySentence } from '#domain/household/table-day-text.ts';
import { tableSentence } from '#domain/household/table-text.ts';
import { dayNutrients } from '#domain/meal-plan/day-nutrients.ts';
import { mealSlots } from '#domain/meal-plan/meal-slots.ts';
import { daySums } from '#domain/safety/day-sums.ts';
import type { Person } from './household-people.ts';
import { axesOver, type PlanTable, portionsOn, summedItem, type TableItem } from './plan-table.ts';

type DayTable = components['schemas']['DayTable'];

const portionIn = (all: readonly DayPortions[], { id }: Person) => all.find(({ eater }) => eater.id === id);

/** What everybody eats of each item. */
function dayPots(
  people: readonly Person[],
  items: readonly TableItem[],
  all: readonly DayPortions[],
): DayTable['pots'] {
  return items.map(({ item, judged }) => {
    const seated = people.filter((person) => portionIn(all, person)?.seatedAt.includes(item.id));
    const eating = seated.filter((person) => portionIn(all, person)?.servings.has(item.id));
    const each = judgeEach(judged, seated);
    return {
      item_id: item.id,
      servings: potOf(item.id, all),
      fits_all: fitsAll(each),
      sentence: seated.length === 0 ? 'Nobody eats it' : tableSentence(each),
      portions: eating.map((person) => ({
        id: person.id,
        name: person.name,
        is_me: person.isMe,
        servings: portionIn(all, person)?.servings.get(item.id) ?? 0,
      })),
    };
  });
}

/** The pots of a day, without what it adds up to for each person. */
export const tablePots = (table: PlanTable, date: string, items: readonly TableItem[]): DayTable['pots'] =>
  dayPots(table.people, items, portionsOn(table, date, items));

const shownNutrients = ['Calories', 'Protein', 'Carbohydrates', 'Fat', 'Fiber', 'Sodium'];

/** Who eats what of a day, and what it adds up to for each of them. */
export async function dayTable(
  table: PlanTable,
  date: string,
  items: readonly TableItem[],
): Promise<DayTable> {
  const { people, seats, base, isEnergyOfMeShared } = table;
  const all = portionsOn(table, date, items);
  const meals = mealSlots.map((slot) => {
    const seated = people.map(({ id, name, isMe }) => ({
      id,
      name,
      is_me: isMe,
      is_there: isThere(seats, id, date, slot),
      is_usual: isThere(seats, id, date, slot) === isUsuallyThere(seats, id, date, slot),
    }));
    return { slot, sentence: seatedSentence(seated), people: seated };
  });
  const pots = dayPots(people, items, all);
  const days: DayTable['people'] = [];
  for (const person of people) {
    await setImmediate(); // the loads of a person take milliseconds, and other calls wait meanwhile
    const portions = portionIn(all, person);
    if (portions === undefined) continue;
    const eaten = items.flatMap((each) => {
      const servings = portions.servings.get(each.item.id);
      return servings === undefined ? [] : [{ ...each, servings, dish: { ...each.dish, servings } }];
    });
    const isShared = person.isMe || person.energy !== null;
    const over =
      person.profile === null
        ? []
        : axesOver(
            eaten.map(({ dish }) => dish),
            person.profile,
          );
    const awayAt = meals
      .filter(({ people: seated }) => seated.some(({ id, is_there }) => id === person.id && !is_there))
      .map(({ slot }) => slot);
    days.push({
      id: person.id,
      name: person.name,
      is_me: person.isMe,
      calories: isShared ? Math.round(portions.kcal) : null,
      target: isShared ? Math.round(portions.target) : null,
      is_on_target: isOnTarget(portions),
      nutrients: isShared
        ? dayNutrients(eaten)
            .filter(({ name }) => shownNutrients.includes(name))
            .map(({ name, amount, unit }) => ({ name, amount, unit }))
        : [],
      over,
      sentence: tableDaySentence(portions, {
        name: person.name,
        isEnergyShared: isShared,
        isCountedAsUsual:
          person.id !== base.id && (person.isMe ? !isEnergyOfMeShared : person.energy === null),
        sharesFood: person.profile !== null,
        over,
        overDay: daySums(eaten.map(summedItem), person.limits).filter(({ isOver }) => isOver),
        isAgeKnown: person.dependent?.age !== null,
        awayAt,
      }),
    });
  }
  return { meals, pots, people: days };
}
