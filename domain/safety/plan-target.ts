import type { Diet } from '#domain/diet/diets.ts';
import type { MedicineBound } from '#domain/medicines/medicine-safety.ts';
import { type EnergySafety, safeTarget, targetRefusal } from './energy-safety.ts';
import type { Safety } from './safety-of.ts';

/** Kilocalories that days are filled to; `asked`: null for the usual. A sentence where that cannot be planned. */
export function planTarget(
  energy: EnergySafety,
  asked: number | null,
  usual: number,
): { readonly target: number } | { readonly refusal: string } {
  const { mayHaveDeficit, planRefusal, need, floor } = energy;
  const isTooLow = asked !== null && asked < (mayHaveDeficit ? floor : need);
  const refusal =
    planRefusal ??
    (isTooLow || (mayHaveDeficit && asked !== null) ? targetRefusal(energy, asked ?? need) : null);
  if (refusal !== null) return { refusal };
  return { target: safeTarget(energy, asked ?? usual) };
}

/** Why days of this way of eating are not planned for the person; null: they may be. */
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

/** Why a plan of a need is as it is. */
export const needExplained = ({ showsNumbers }: EnergySafety, kcal: number): string =>
  showsNumbers
    ? `${Math.round(kcal).toLocaleString('en')} kcal, as much as your body needs.`
    : 'Regular meals with as much as your body needs.';
