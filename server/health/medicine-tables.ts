import type { FoodTable } from '#domain/food/food-table.ts';
import type { Interaction } from '#domain/medicines/interaction.ts';
import type { MedicineTables } from '#domain/medicines/medicine-interactions.ts';
import { readInteractions } from '#domain/medicines/read-interactions.ts';
import { readMedicines } from '#domain/medicines/read-medicines.ts';
import { ContentError } from '#server/content/content-error.ts';

/** A name without a food in the table also matches a food that gets that name later. */
const withNamed = (interaction: Interaction, { named }: Pick<FoodTable, 'named'>): Interaction => {
  const { foodIds, words } = interaction.bound;
  const ids = words.flatMap((word) => named(word).map(({ id }) => id));
  return { ...interaction, bound: { foodIds: [...new Set([...foodIds, ...ids])], words } };
};

/** The medicines and their interactions with food, from the texts of their two files. Throws ContentError. */
export function readMedicineTables(
  [medicinesCsv = '', interactionsCsv = '']: readonly string[],
  table: Pick<FoodTable, 'foods' | 'named'>,
): MedicineTables {
  try {
    const tables = {
      medicines: readMedicines(medicinesCsv),
      interactions: readInteractions(interactionsCsv).map((each) => withNamed(each, table)),
    };
    checkReferences(tables, new Set(table.foods.map(({ id }) => id)));
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
    const unexpected = [...foodIds, ...bound.foodIds].find((food) => !foods.has(food));
    if (unexpected !== undefined)
      throw new Error(`content/medicine-interactions.csv, ${id}: there is no food "${unexpected}".`);
  }
}
