import { isGrownChild } from '#domain/household/dependent-age.ts';
import { dependentMessages } from '#domain/message/dependent-messages.ts';
import type { useDependent } from '#src/flows/household/use-dependent.ts';
import { dependentDraft as texts } from './texts.ts';

type Flow = ReturnType<typeof useDependent>;
type Fields = NonNullable<Flow['saved']>;

/** What is typed: numbers and lists as text. */
export interface DependentDraft extends Pick<Fields, 'name' | 'kind' | 'allergens' | 'diets' | 'low'> {
  readonly age: string;
  readonly excludedFoods: string;
  readonly energyTarget: string;
}

const text = (value: number | null) => (value === null ? '' : String(value));

export const draftOf = (saved: Flow['saved']): DependentDraft => ({
  name: saved?.name ?? '',
  kind: saved?.kind ?? 'child',
  age: text(saved?.age ?? null),
  allergens: [...(saved?.allergens ?? [])],
  diets: [...(saved?.diets ?? [])],
  low: [...(saved?.low ?? [])],
  excludedFoods: (saved?.excluded_foods ?? []).join(', '),
  energyTarget: text(saved?.energy_target ?? null),
});

/** Null for nothing typed; undefined for what is no whole number. */
function numberIn(typed: string): number | null | undefined {
  const digits = typed.trim().replaceAll(',', '');
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

function ageProblem({ kind, age: typed }: Pick<DependentDraft, 'kind' | 'age'>): string | null {
  const age = numberIn(typed);
  if (age === undefined) return texts.notWhole;
  if (age === 0) return dependentMessages.baby;
  return isGrownChild({ kind, age }) ? dependentMessages.grownChild : null;
}

/** Errors of what can't be read as a number or can't be right, by field. */
export function problemsOf(draft: DependentDraft): Flow['errors'] {
  const age = ageProblem(draft);
  return {
    ...(age !== null && { age: [age] }),
    ...(numberIn(draft.energyTarget) === undefined && { energy_target: [texts.notWhole] }),
  };
}

export const fieldsOf = ({ age, excludedFoods, energyTarget, ...rest }: DependentDraft): Fields => ({
  ...rest,
  age: numberIn(age) ?? null,
  excluded_foods: excludedFoods
    .split(/[,;\n]/)
    .map((food) => food.trim())
    .filter((food) => food !== ''),
  energy_target: numberIn(energyTarget) ?? null,
});
