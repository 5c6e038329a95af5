import { ingredientsOf, isOfSeveral } from './ingredients.ts';
import { type Interaction, severities } from './interaction.ts';
import type { Medicine } from './medicine.ts';

const rank = ({ severity }: Interaction) => severities.indexOf(severity);
const isGeneric = ({ appliesTo }: Interaction) => appliesTo.kind === 'generic';

/** Broad groups of medicines; a rule for a smaller group is more specific. */
const broadFlags = [
  'alcohol_caution',
  'antihypertensive',
  'bleeding_risk',
  'cns_depressant',
  'corticosteroid',
  'cyp3a4_grapefruit',
  'empty_stomach',
  'grapefruit_caution',
  'lowers_potassium',
  'raises_bp',
  'raises_potassium',
  'sjw_sensitive',
  'sodium_retention',
  'with_meal',
];
const isBroad = ({ appliesTo }: Interaction) => broadFlags.includes(appliesTo.name);

/**
 * The one rule that a medicine shows for a topic: that of its ingredient before that of its group. With several
 * ingredients the group's rule may be about another one, so the strictest counts.
 */
function ofTopic(medicine: Medicine, rules: readonly Interaction[]): Interaction[] {
  const own = rules.filter(isGeneric);
  const counted = own.length > 0 && !isOfSeveral(medicine) ? own : rules;
  const strictest = Math.min(...counted.map(rank));
  const strictestRules = counted.filter((rule) => rank(rule) === strictest);
  return strictestRules
    .toSorted(
      (a, b) =>
        Number(isGeneric(b)) - Number(isGeneric(a)) ||
        Number(isBroad(a)) - Number(isBroad(b)) ||
        Number(b.isDangerous) - Number(a.isDangerous),
    )
    .slice(0, 1);
}

const byDanger = (a: Interaction, b: Interaction) =>
  Number(b.isDangerous) - Number(a.isDangerous) || rank(a) - rank(b) || (a.id < b.id ? -1 : 1);

/**
 * Food interactions of one medicine, dangerous ones first. Empty means that none is known, which isn't the same as
 * safe.
 */
export function interactionsOfMedicine(
  medicine: Medicine,
  interactions: readonly Interaction[],
): readonly Interaction[] {
  const ingredients = ingredientsOf(medicine);
  const found = interactions.filter(({ appliesTo: { kind, name } }) =>
    kind === 'flag' ? medicine.flags.includes(name) : ingredients.includes(name),
  );
  return [...Map.groupBy(found, ({ topic }) => topic).values()]
    .flatMap((rules) => ofTopic(medicine, rules))
    .toSorted(byDanger);
}

/** A medicine with its food interactions. */
export interface MedicineWithFood {
  readonly medicine: Medicine;
  readonly interactions: readonly Interaction[];
}

export interface MedicineTables {
  readonly medicines: readonly Medicine[];
  readonly interactions: readonly Interaction[];
}

const isDangerous = ({ interactions }: MedicineWithFood) => interactions.some((rule) => rule.isDangerous);

/** One entry per medicine, those with dangerous interactions first; unknown ids are skipped. */
export function interactionsOf(
  medicineIds: readonly number[],
  { medicines, interactions }: MedicineTables,
): readonly MedicineWithFood[] {
  return medicines
    .filter(({ id }) => medicineIds.includes(id))
    .map((medicine) => ({ medicine, interactions: interactionsOfMedicine(medicine, interactions) }))
    .toSorted((a, b) => Number(isDangerous(b)) - Number(isDangerous(a)));
}
