/** Which form a food takes in a dish, by what it is, how it is cut and cooked, and how it lies. */
import type { PieceName } from '../../piece/piece-index.ts';
import type { Treatment } from '../treatment.ts';
import { fleshForms } from './flesh-forms.ts';
import type { Family, FormRule, Manner } from './form-rule.ts';
import { fruitForms, larderForms, vegetableForms } from './plant-forms.ts';

const families: readonly Family[] = [...fleshForms, ...vegetableForms, ...fruitForms, ...larderForms];
const rules: ReadonlyMap<string, readonly FormRule[]> = new Map(
  families.flatMap((family) => family.foods.split(' ').map((id) => [id, family.rules] as const)),
);

/** undefined where the food has no form of its own for that, null where nothing is left to see. */
export const formFor = (id: string, treatment: Treatment, manner: Manner): PieceName | null | undefined =>
  rules.get(id)?.find(([when]) => when(treatment, manner))?.[1];

/** Every form that a food may take. */
export const formsOf = (id: string): readonly PieceName[] =>
  (rules.get(id) ?? []).flatMap(([, piece]) => piece ?? []);
