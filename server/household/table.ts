import { setImmediate } from 'node:timers/promises';
import type { components } from '#contract/api.ts';
import { fitsAll, fitsEater, judgeEach } from '#domain/dietary-profile/judge-several.ts';
import { type DishFacts, dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { portionsOf } from '#domain/household/portions.ts';
import { tableSentence, whyForOther } from '#domain/household/table-text.ts';
import {
  crossContactWarning,
  portionText,
  tableVersionSentence,
} from '#domain/household/table-version-text.ts';
import { changesSentence } from '#domain/make-it-fit/changes-sentence.ts';
import { fitForAll, type KnownEater } from '#domain/make-it-fit/fit-for-all.ts';
import type { Context } from '#server/context.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { findMember } from '#server/health/member-snapshot.ts';
import type { DetailRow } from '#server/queries/recipes.ts';
import { dishOf } from '#server/recipes/swapped-recipe.ts';
import { findPeople, type Person } from './household-people.ts';

type TableFit = components['schemas']['TableFit'];
type TableVersion = components['schemas']['TableVersion'];

/** Everybody whom the member eats with, and the member; null for one who eats with nobody. */
export async function findTable(reads: ProfileReads, userId: string): Promise<readonly Person[] | null> {
  const { place } = await findMember(reads, userId);
  if (place === null) return null;
  const people = await findPeople(reads, userId, place.householdId);
  return people.length > 1 ? people : null;
}

/** Whom of the household a recipe suits; empty for a member who eats alone. */
export function tableFit(
  row: DishFacts,
  table: readonly Person[] | null,
  foods: Pick<Context['foods'], 'byId'>,
): { readonly table?: TableFit } {
  if (table === null) return {};
  const each = judgeEach(dishOfFacts(row, foods.byId), table);
  return { table: { fits_all: fitsAll(each), sentence: tableSentence(each) } };
}

const isKnown = (person: Person): person is Person & KnownEater => person.profile !== null;

/** Everybody's portion of a recipe, and what each of them changes. */
export async function tableVersion(
  { foods }: Pick<Context, 'foods'>,
  row: DetailRow,
  table: readonly Person[],
): Promise<TableVersion> {
  const foodName = (id: string) =>
    foods.byId.get(id)?.name ?? row.ingredients.find((it) => it.foodId === id)?.name ?? id;
  const nameOf = (id: string) => nameInSentence(foodName(id));
  const each = judgeEach(dishOfFacts(row, foods.byId), table);
  const pot = portionsOf(table);
  const fit = await fitForAll(dishOf(row, foods), table.filter(isKnown), {
    roles: foods.swapRoles,
    steps: row.steps,
    namesOf: (id) => row.ingredients.filter(({ foodId }) => foodId === id).map(({ name }) => name),
    // yields to other calls between the steps of a long search
    pause: () => setImmediate(),
  });
  return {
    kind: fit.kind,
    sentence: tableVersionSentence(fit, each),
    people: each.map((one, at) => ({
      id: one.eater.id,
      name: one.eater.name,
      is_me: one.eater.isMe,
      fits: one.judgement === null ? null : fitsEater(one),
      why: one.judgement === null ? 'Doesn’t share what they eat' : whyForOther(one.judgement, foodName),
      servings: pot.each[at] ?? 1,
    })),
    servings: pot.servings,
    changes: fit.kind === 'shared' ? fit.changes.map((change) => changesSentence([change], nameOf)) : [],
    portions:
      fit.kind === 'parted'
        ? fit.portions.map((portion) => ({
            id: portion.eater.id,
            name: portion.eater.name,
            at_step: portion.atStep + 1,
            text: portionText(portion, nameOf),
          }))
        : [],
    warning: fit.kind === 'parted' ? crossContactWarning(fit.portions) : null,
  };
}
