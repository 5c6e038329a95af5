import { withBusyMessage } from '#server/health/busy-message.ts';
import { healthContent } from '#server/health/health-content.ts';
import { useOf } from '#server/health/my-medicines-response.ts';

export const listMedicines = withBusyMessage<'listMedicines'>(async (context) => {
  const { medicines, questionnaire } = await healthContent(context);
  const unlisted = questionnaire.medication.medications.filter(({ isUnlisted }) => isUnlisted);
  const listed = medicines.medicines.map((medicine) => ({
    medicine_id: medicine.id,
    name: medicine.name,
    use: useOf(medicine),
    synonyms: [...medicine.synonyms],
    brands: medicine.brands.map(({ name, countries }) => ({ name, countries: [...countries] })),
  }));
  const others = unlisted.map(({ inputId, name, use }) => ({
    medicine_id: inputId,
    name,
    use,
    synonyms: [],
    brands: [],
  }));
  return { data: [...listed, ...others] };
});
