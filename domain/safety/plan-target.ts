import type { Diet } from '#domain/diet/diets.ts';
import type { MedicineBound } from '#domain/medicines/medicine-safety.ts';
import { formatNumber } from '#domain/message/format-number.ts';
import { type EnergySafety, safeTarget, targetRefusal } from './energy-safety.ts';
import type { Safety } from './safety-of.ts';

/** Target in kilocalories for planned days, or why it is refused. `requested` is null for the usual target. */
export function planTarget(
  energy: EnergySafety,
  requested: number | null,
  usual: number,
): { readonly target: number } | { readonly refusal: string } {
  const { mayHaveDeficit, planRefusal, need, floor } = energy;
  const isTooLow = requested !== null && requested < (mayHaveDeficit ? floor : need);
  const refusal =
    planRefusal ??
    (isTooLow || (mayHaveDeficit && requested !== null) ? targetRefusal(energy, requested ?? need) : null);
  if (refusal !== null) return { refusal };
  return { target: safeTarget(energy, requested ?? usual) };
}

/** Why these diets are not planned for the person; null if they can be. */
export function dietRefusal(
  { notes, planBounds = [] }: Pick<Safety, 'notes'> & { readonly planBounds?: readonly MedicineBound[] },
  diets: readonly Diet[],
): string | null {
  for (const { rule } of notes) {
    const [diet] = diets.filter((each) => rule.notDiets.includes(each));
    if (diet !== undefined)
      return `We don’t plan ${diet} meals for you. ${rule.why}${rule.ask === null ? '' : ` Ask ${rule.ask}.`}`;
  }
  const strict = planBounds.find(({ bound }) => bound.kind === 'noPlan' && bound.style === 'ketogenic');
  return strict !== undefined && diets.includes('Ketogenic')
    ? `We don’t plan Ketogenic meals for you, because you take ${strict.medicine}. ${strict.why} Ask your doctor.`
    : null;
}

/** Explains the energy of a plan that covers the need. */
export const needExplained = ({ showsNumbers }: EnergySafety, kcal: number): string =>
  showsNumbers
    ? `${formatNumber(kcal)} kcal, as much as your body needs.`
    : 'Regular meals with as much as your body needs.';
