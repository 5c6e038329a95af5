import { sayingBusy } from '#server/health/busy.ts';
import { healthContent } from '#server/health/health-content.ts';
import { useOf } from './my-medicines-answer.ts';

export const listMedicines = sayingBusy<'listMedicines'>(async (context) => {
  const { medicines } = await healthContent(context);
  return {
    data: medicines.medicines.map((medicine) => ({
      medicine_id: medicine.id,
      name: medicine.name,
      use: useOf(medicine),
      synonyms: [...medicine.synonyms],
      brands: medicine.brands.map(({ name, countries }) => ({ name, countries: [...countries] })),
    })),
  };
});
