/** Options of both height selects, feet and inches. */
export const heightChoices: readonly number[] = Array.from({ length: 12 }, (_, n) => n);

/** Values of the two selects; null if nothing is picked. */
export interface PickedHeight {
  readonly feet: number | null;
  readonly inches: number | null;
}

const inchesPerFoot = 12;

/** The stored height in inches; null when nothing is picked, an unpicked half counts as 0. */
export function totalInches({ feet, inches }: PickedHeight): number | null {
  if (feet === null && inches === null) return null;
  return (feet ?? 0) * inchesPerFoot + (inches ?? 0);
}

/** Values of the selects for a stored height in whole inches, 0 to 143. */
export function pickedHeight(total: number | null): PickedHeight {
  if (total === null) return { feet: null, inches: null };
  return { feet: Math.floor(total / inchesPerFoot), inches: total % inchesPerFoot };
}
