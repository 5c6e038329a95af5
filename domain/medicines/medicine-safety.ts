import type { SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import type { Interaction, PlanBound } from './interaction.ts';
import type { Medicine } from './medicine.ts';
import type { MedicineWithFood } from './medicine-interactions.ts';

/** The member's decisions on rules of their medicines, by `agreementId`; undecided ones are absent. */
export interface MedicineAgreements {
  readonly agreedIds: readonly string[];
  readonly declinedIds: readonly string[];
}

export const nothingAgreed: MedicineAgreements = { agreedIds: [], declinedIds: [] };

/** A rule is agreed to per medicine; a further medicine asks again. */
export const agreementId = ({ id }: Pick<Medicine, 'id'>, rule: Pick<Interaction, 'id'>): string =>
  `${id}-${rule.id}`;

/** Whether the rule has something to agree to. */
export const canBind = ({ binds, bound, keeps }: Interaction): boolean =>
  binds !== null && bound.foodIds.length + bound.words.length + keeps.length > 0;

/** Whether the rule binds plans and pages: an "at-once" rule until the member declines, any other once they agree. */
export function isBinding(
  medicine: Pick<Medicine, 'id'>,
  rule: Interaction,
  { agreedIds, declinedIds }: MedicineAgreements,
): boolean {
  if (!canBind(rule)) return false;
  const id = agreementId(medicine, rule);
  if (agreedIds.includes(id)) return true;
  return rule.binds === 'at-once' && !declinedIds.includes(id);
}

const bindingRules = (taken: readonly MedicineWithFood[], agreements: MedicineAgreements) =>
  taken.flatMap(({ medicine, interactions }) =>
    interactions.filter((rule) => isBinding(medicine, rule, agreements)).map((rule) => ({ medicine, rule })),
  );

/** Foods that plans and pages exclude, one constraint per medicine and rule. */
export const asConstraints = (
  taken: readonly MedicineWithFood[],
  agreements: MedicineAgreements,
): readonly SafetyConstraint[] =>
  bindingRules(taken, agreements)
    .filter(({ rule: { bound } }) => bound.foodIds.length + bound.words.length > 0)
    .map(({ medicine, rule }) => ({
      kind: 'medicine',
      name: medicine.name,
      allergens: [],
      foodIds: [...rule.bound.foodIds, ...rule.bound.words.map((word) => unknownFood(word).id)],
      why: rule.why,
      source: rule.source,
    }));

/** A plan constraint from a medicine, with its reason. */
export interface MedicineBound {
  readonly ruleId: string;
  readonly medicine: string;
  readonly bound: PlanBound;
  readonly why: string;
  readonly source: string;
}

const boundsOf = ({ name }: Pick<Medicine, 'name'>, rule: Interaction): MedicineBound[] =>
  rule.keeps.map((bound) => ({
    ruleId: rule.id,
    medicine: name,
    bound,
    why: rule.why,
    source: rule.source,
  }));

/** Every plan constraint of these medicines, whether the member agreed to it or not. */
export const allBounds = (taken: readonly MedicineWithFood[]): readonly MedicineBound[] =>
  taken.flatMap(({ medicine, interactions }) => interactions.flatMap((rule) => boundsOf(medicine, rule)));

/** Plan constraints from medicines; the same for all planning screens. */
export const asPlanBounds = (
  taken: readonly MedicineWithFood[],
  agreements: MedicineAgreements,
): readonly MedicineBound[] =>
  bindingRules(taken, agreements).flatMap(({ medicine, rule }) => boundsOf(medicine, rule));
