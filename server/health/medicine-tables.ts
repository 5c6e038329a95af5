import type { MedicineTables } from '#domain/medicines/medicine-interactions.ts';
import { readInteractions } from '#domain/medicines/read-interactions.ts';
import { readMedicines } from '#domain/medicines/read-medicines.ts';
import { ContentError } from '#server/content/content-error.ts';

interface Known {
  readonly foodIds: readonly string[];
}

/** The medicines and what they do with food, from the texts of their two files. Throws ContentError. */
export function readMedicineTables(
  [medicinesCsv = '', interactionsCsv = '']: readonly string[],
  { foodIds }: Known,
): MedicineTables {
  try {
    const tables = {
      medicines: readMedicines(medicinesCsv),
      interactions: readInteractions(interactionsCsv),
    };
    checkReferences(tables, new Set(foodIds));
    return tables;
  } catch (error) {
    throw error instanceof Error ? new ContentError(error.message) : error;
  }
}

function checkReferences({ medicines, interactions }: MedicineTables, foods: ReadonlySet<string>): void {
  const flags = new Set(medicines.flatMap((each) => [...each.flags]));
  const names = new Set(medicines.map(({ name }) => name.toLowerCase()));
  for (const { id, appliesTo, foodIds, bound } of interactions) {
    const known = appliesTo.kind === 'flag' ? flags : names;
    if (!known.has(appliesTo.name))
      throw new Error(`content/medicine-interactions.csv, ${id}: no medicine is "${appliesTo.name}".`);
    const strange = [...foodIds, ...bound.foodIds].find((food) => !foods.has(food));
    if (strange !== undefined)
      throw new Error(`content/medicine-interactions.csv, ${id}: there is no food "${strange}".`);
  }
}
