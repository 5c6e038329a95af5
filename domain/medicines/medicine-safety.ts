import type { SafetyConstraint } from '#domain/dietary-profile/dietary-profile.ts';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import type { Interaction, PlanBound } from './interaction.ts';
import type { Medicine } from './medicine.ts';
import type { MedicineWithFood } from './medicine-interactions.ts';

/** What a member has said to a rule for one medicine, by `agreementId`. What they have not been asked is not there. */
export interface MedicineAgreements {
  readonly agreedIds: readonly string[];
  readonly declinedIds: readonly string[];
}

export const nothingAgreed: MedicineAgreements = { agreedIds: [], declinedIds: [] };

/** A rule is agreed to for each medicine on its own: with the next one they are asked again. */
export const agreementId = ({ id }: Pick<Medicine, 'id'>, rule: Pick<Interaction, 'id'>): string =>
  `${id}-${rule.id}`;

/** Whether there is something to agree to. */
export const canBind = ({ binds, bound, keeps }: Interaction): boolean =>
  binds !== null && bound.foodIds.length + bound.words.length + keeps.length > 0;

/** Whether the rule binds plans and pages: until they say no what must be avoided, and anything else once they say yes. */
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

/** The foods that plans and pages leave out, one constraint for each medicine and rule. */
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

/** What a medicine asks of a plan as a whole, with the reason. */
export interface MedicineBound {
  readonly ruleId: string;
  readonly medicine: string;
  readonly bound: PlanBound;
  readonly why: string;
  readonly source: string;
}

/** What plans keep steady, limit, secure or must not be; the same for every screen that plans. */
export const asPlanBounds = (
  taken: readonly MedicineWithFood[],
  agreements: MedicineAgreements,
): readonly MedicineBound[] =>
  bindingRules(taken, agreements).flatMap(({ medicine, rule }) =>
    rule.keeps.map((bound) => ({
      ruleId: rule.id,
      medicine: medicine.name,
      bound,
      why: rule.why,
      source: rule.source,
    })),
  );
