import { expect, test } from 'vitest';
import { interactionsOf } from '#domain/medicines/medicine-interactions.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire, medicines } = await healthContent({ foods: await loadFoods() });
const list = questionnaire.medication.medications;
const byName = new Map(list.map((medicine) => [medicine.name.toLowerCase(), medicine]));
const topicsOf = (id: number) =>
  new Set(interactionsOf([id], medicines).flatMap(({ interactions }) => interactions.map((it) => it.topic)));

/** Topics of a part that its combination rightly lacks. */
const lacks: Readonly<Record<string, readonly string[]>> = {
  // the other part raises potassium, and says so
  'potassium-low': ['amiloride', 'valsartan', 'candesartan', 'enalapril', 'irbesartan', 'lisinopril']
    .concat(['losartan', 'olmesartan', 'perindopril', 'ramipril', 'spironolactone', 'telmisartan'])
    .concat('triamterene'),
  // these tablets may be taken without food, by their labels
  meal: ['bictegravir', 'emtricitabine', 'lopinavir', 'nirmatrelvir'],
  // prescribed for a time, with its own amount of vitamin B6
  fd207: ['doxylamine'],
};
/** Inhaled or with an opposite part, by their own rows. */
const isInhaled = (combination: string, part: string) =>
  combination === 'budesonide with formoterol' && part === 'budesonide';

test('EXT-18 a combination is told of everything that one of its parts is told of', () => {
  const wrong = list.flatMap(({ name, inputId }) => {
    const combination = name.toLowerCase();
    const parts = combination.split(/ with | and |, /);
    const own = topicsOf(inputId);
    return (parts.length < 2 ? [] : parts).flatMap((part) => {
      const alone = byName.get(part);
      if (alone === undefined || isInhaled(combination, part)) return [];
      const missing = [...topicsOf(alone.inputId)].filter(
        (topic) => !own.has(topic) && !lacks[topic]?.some((each) => parts.includes(each)),
      );
      return missing.map((topic) => `${combination} lacks ${topic} of ${part}`);
    });
  });
  expect(wrong).toEqual([]);
});
