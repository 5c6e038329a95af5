import { expect, test } from 'vitest';
import {
  addPick,
  answerPick,
  findMedications,
  medicationIndex,
  mergedPicks,
  pickPairs,
  readPicksEdit,
  removePick,
  savedPicks,
  unlistedMedication,
} from './medications.ts';

const medication = (input_id: number, prompt: string, description: string, used = false, value = -1) => ({
  input_id,
  group_id: null,
  group_name: null,
  value,
  prompt,
  form_prompt: null,
  description,
  page: 500,
  used,
});
const inputs = [
  medication(1, 'Aspirin', 'Blood thinner'),
  medication(2, 'Metformin', 'Diabetes', true, 1),
  medication(3, 'Rifaximín', 'Antibiotic', true, 0),
];
const index = medicationIndex(inputs, [
  {
    medicine_id: 2,
    name: 'Metformin',
    use: 'Diabetes',
    synonyms: [],
    brands: [{ name: 'Glucophage', countries: ['us'] }],
  },
]);
const found = (term: string) =>
  findMedications(inputs, savedPicks([]), index, term).map(({ input }) => input.prompt);

test('HLTH-26 EXT-18 searches by any name, ignoring case, accents and a typo', () => {
  expect(found('')).toHaveLength(3);
  expect(found('  METF ')).toEqual(['Metformin']);
  expect(found('glucofage')).toEqual(['Metformin']);
  expect(found('rifaximin')).toEqual(['Rifaximín']);
  expect(found('none of them')).toEqual([]);
});

test('EXT-18 the option "not listed" is always last', () => {
  const all = [...inputs, medication(unlistedMedication, 'Mine is not listed', 'Something else')];
  const offered = (term: string) =>
    findMedications(all, [], medicationIndex(all, []), term).map(({ input }) => input.input_id);
  expect(offered('zzz')).toEqual([unlistedMedication]);
  expect(offered('aspirin')).toEqual([1, unlistedMedication]);
  expect(offered('').at(-1)).toBe(unlistedMedication);
});

test('HLTH-26 HLTH-27 HLTH-28 a picked medicine is no longer offered, has an answer and can be removed', () => {
  const picks = answerPick(addPick(addPick([], 1), 2), 2, -1);
  expect(picks).toEqual([
    { inputId: 1, value: 1 },
    { inputId: 2, value: -1 },
  ]);
  expect(findMedications(inputs, picks, index, '').map(({ input }) => input.input_id)).toEqual([3]);
  expect(removePick(picks, 1)).toEqual([{ inputId: 2, value: -1 }]);
});

test('HLTH-30 submits a list as pairs, and an empty list without pairs', () => {
  expect(pickPairs([{ inputId: 2, value: -1 }])).toEqual({ INPUT_2: -1 });
  expect(pickPairs([])).toEqual({});
});

test('HLTH-19 restores a saved list with its answers, including No', () => {
  expect(savedPicks(inputs)).toEqual([
    { inputId: 2, value: 1 },
    { inputId: 3, value: 0 },
  ]);
});

test('restores a list from the device without invalid and removed entries', () => {
  const stored = [
    { inputId: 1, value: 0 },
    { inputId: 9, value: 1 },
    { inputId: 2, value: 7 },
    'text',
    null,
    {},
  ];
  const known = [{ inputId: 1, value: 0 }];
  expect(readPicksEdit({ picks: stored, before: stored }, inputs)).toEqual({ picks: known, before: known });
  expect(readPicksEdit(stored, inputs)).toEqual({ picks: known, before: [] });
  for (const invalid of [{}, null, 'text', { picks: stored, before: 'text' }])
    expect(readPicksEdit(invalid, inputs)).toBeNull();
});

test('EXT-18 an edited list keeps medicines and answers that another device has saved since', () => {
  const [warfarin, aspirin, losartan] = [1, 2, 3].map((inputId) => ({ inputId, value: 1 as const }));
  if (!warfarin || !aspirin || !losartan) throw new Error('Three medicines.');
  const unsure = { ...aspirin, value: -1 as const };
  const before = [aspirin];
  expect(mergedPicks([aspirin, warfarin], { before, picks: [aspirin, losartan] })).toEqual([
    aspirin,
    losartan,
    warfarin,
  ]);
  expect(mergedPicks([aspirin, warfarin], { before, picks: [] })).toEqual([warfarin]);
  expect(mergedPicks([], { before, picks: [aspirin, losartan] })).toEqual([losartan]);
  expect(mergedPicks([unsure], { before, picks: [aspirin] })).toEqual([unsure]);
  expect(mergedPicks([aspirin], { before, picks: [unsure] })).toEqual([unsure]);
});
