import type { components } from '#contract/api.ts';
import { fitsEater, judgeEach } from '#domain/dietary-profile/judge-several.ts';
import { dishOfFacts } from '#domain/dietary-profile/judged-dish.ts';
import { nameInSentence } from '#domain/food/name-in-sentence.ts';
import { portionsOf } from '#domain/household/portions.ts';
import { whyForOther } from '#domain/household/table-text.ts';
import {
  crossContactWarning,
  portionText,
  tableVersionSentence,
} from '#domain/household/table-version-text.ts';
import { changesSentence } from '#domain/make-it-fit/changes-sentence.ts';
import type { Context } from '#server/context.ts';
import type { ProfileReads } from '#server/health/dietary-profiles.ts';
import { findMember } from '#server/health/member-snapshot.ts';
import type { DetailRow } from '#server/queries/recipes.ts';
import { findPeople, type Person } from './household-people.ts';
import { findTableFit, foodNameIn } from './table-fit.ts';

type TableVersion = components['schemas']['TableVersion'];

/** Everybody whom the member eats with, and the member; null for one who eats with nobody. */
export async function findTable(reads: ProfileReads, userId: string): Promise<readonly Person[] | null> {
  const { place } = await findMember(reads, userId);
  if (place === null) return null;
  const people = await findPeople(reads, userId, place.householdId);
  return people.length > 1 ? people : null;
}

/** Everybody's portion of a recipe, and what each of them changes. */
export async function tableVersion(
  { foods }: Pick<Context, 'foods'>,
  row: DetailRow,
  table: readonly Person[],
): Promise<TableVersion> {
  const foodName = foodNameIn(row, foods);
  const nameOf = (id: string) => nameInSentence(foodName(id));
  const each = judgeEach(dishOfFacts(row, foods.byId), table);
  const pot = portionsOf(table);
  const fit = await findTableFit(row, table, foods);
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
