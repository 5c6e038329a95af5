import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findMedicines } from './find-medicine.ts';
import { foldName } from './fold-name.ts';
import { medicineIndex } from './medicine-index.ts';
import { readMedicines } from './read-medicines.ts';

const medicines = readMedicines(readFileSync('content/medicines.csv', 'utf8'));
const index = medicineIndex(medicines);
const found = (typed: string) => findMedicines(index, typed);
const names = (typed: string) => found(typed).map(({ medicine }) => medicine.name);
const all = medicines.flatMap(({ id, name, synonyms, brands }) =>
  [name, ...synonyms, ...brands.map((brand) => brand.name)].map((written) => ({ id, written })),
);

/** Deterministic misspellings: a letter omitted, doubled, transposed with the next and replaced. */
function misspelt(name: string): readonly string[] {
  const at = (part: number) => Math.min(name.length - 2, Math.max(1, Math.floor(name.length * part)));
  const cut = (n: number, instead: (pair: string) => string, length = 1) =>
    name.slice(0, n) + instead(name.slice(n, n + length)) + name.slice(n + length);
  const next = (letter: string) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 1) % 26) + 97);
  return [
    cut(at(0.5), () => ''),
    cut(at(0.3), (letter) => letter + letter),
    cut(at(0.7), (pair) => [...pair].reverse().join(''), 2),
    cut(at(0.4), (letter) => (/[a-z]/.test(letter) ? next(letter) : letter)),
  ].filter((one) => one !== name);
}

test('EXT-18 every generic name finds its medicine first', () => {
  expect(medicines.length).toBeGreaterThanOrEqual(1000);
  const missed = medicines.filter(({ id, name }) => found(name)[0]?.medicine.id !== id);
  expect(missed.map(({ name }) => name)).toEqual([]);
});

test('EXT-18 every synonym and every brand of each country leads to its medicine', () => {
  const missed = all.filter(({ id, written }) => !found(written).some(({ medicine }) => medicine.id === id));
  expect(missed).toEqual([]);
  for (const country of ['us', 'uk', 'de', 'fr', 'it', 'es'] as const)
    expect(
      medicines.filter(({ brands }) => brands.some(({ countries }) => countries.includes(country))).length,
    ).toBeGreaterThan(500);
});

test('EXT-18 with one typo the medicine is among the first five for at least 97 % of names', () => {
  const typos = all.flatMap(({ id, written }, n) => {
    const kinds = misspelt(foldName(written));
    return kinds.slice(n % kinds.length, (n % kinds.length) + 1).map((typed) => ({ id, typed }));
  });
  const missed = typos.filter(
    ({ id, typed }) =>
      !found(typed)
        .slice(0, 5)
        .some(({ medicine }) => medicine.id === id),
  );
  expect(typos.length).toBeGreaterThan(5_000);
  expect(missed.length / typos.length).toBeLessThan(0.03);
});

test.each([
  ['Rifater', 'Rifampicin with isoniazid and pyrazinamide'],
  ['Rifinah', 'Rifampicin with isoniazid'],
  ['Rimactazid', 'Rifampicin with isoniazid'],
  ['Nydrazid', 'Isoniazid'],
  ['Furoxone', 'Furazolidone'],
  ['Vitamin K2', 'Vitamin K2'],
  ['menaquinone', 'Vitamin K2'],
  ['bladderwrack', 'Iodine supplement'],
  ['Fucus', 'Iodine supplement'],
  ['Thyronajod', 'Levothyroxine with potassium iodide'],
  ['Hyperforat', 'St John’s wort'],
  ['Esbericum', 'St John’s wort'],
  ['Kratom', 'Kratom'],
])('EXT-18 %s finds %s first', (typed, name) => expect(names(typed)[0]).toBe(name));

test('EXT-18 the stem that a group of names ends with finds the group', () => {
  for (const name of names('triptan').slice(0, 5)) expect(name).toMatch(/triptan$/);
  for (const name of names('prazole').slice(0, 3)) expect(name).toMatch(/prazole$/);
});

describe('EXT-18 doubtful matches', () => {
  test('a brand of different medicines in two countries is shown with both', () => {
    const both = found('Doryx');
    expect(both.map(({ medicine, doubt }) => [medicine.name, doubt])).toEqual([
      ['Doxycycline', 'shared'],
      ['Alendronic acid', 'shared'],
    ]);
    expect(both.map(({ countries }) => countries)).toEqual([['us'], ['it']]);
  });

  test.each([
    ['hydralazine', 'Hydralazine'],
    ['Hydroxyzine', 'Hydroxyzine'],
    ['Losec', 'Omeprazole'],
    ['Lasix', 'Furosemide'],
    ['prednisone', 'Prednisone'],
    ['Xanax', 'Alprazolam'],
  ])('%s asks to compare with the pack', (typed, name) => {
    expect(found(typed)[0]).toMatchObject({ medicine: { name }, doubt: 'lookAlike' });
  });

  test('a misspelling is always doubtful', () => {
    for (const typed of ['warfrin', 'levotyroxine', 'simvastatn', 'metforrmin'])
      expect(found(typed)[0]?.doubt).toBe('spelling');
    expect(found('Warfarin')[0]?.doubt).toBeNull();
  });
});

test.each([
  ['Ramipril-ratiopharm 5 mg', 'Ramipril'],
  ['METFORMIN HCL 500mg tabs', 'Metformin'],
  ['st johns wort', 'St John’s wort'],
  ['Johanniskraut', 'St John’s wort'],
  ['Süssholz', 'Liquorice root'],
  ['cholecalciferol', 'Colecalciferol'],
  ['vitamin D', 'Colecalciferol'],
  ['acetaminophen', 'Paracetamol'],
  ['Kardegic', 'Acetylsalicylic acid low dose'],
  ['iron tablets', 'Ferrous sulfate'],
])('%s', (typed, name) => {
  expect(names(typed).slice(0, 3)).toContain(name);
});

test('an unknown text finds nothing, and a single letter finds names that start with it', () => {
  expect(found('zzzzqqq')).toEqual([]);
  expect(found('  ')).toEqual([]);
  expect(found('w').length).toBeGreaterThan(0);
  expect(names('warf')).toContain('Warfarin');
});

test.each([
  ['CoQ10', 'Coenzyme Q10'],
  ['ashwaganda', 'Ashwagandha'],
  ['CBD', 'Cannabidiol oil'],
  ['krill oil', 'Krill oil'],
  ['vitamin B complex', 'Vitamin B complex'],
  ['prenatal', 'Prenatal multivitamin'],
  ['Pregnacare', 'Prenatal multivitamin'],
  ['inulin', 'Inulin powder'],
  ['Nootropil', 'Piracetam'],
  ['Hiprex', 'Methenamine'],
  ['Moventig', 'Naloxegol'],
  ['lecanemab', 'Lecanemab'],
  ['thioguanine', 'Tioguanine'],
  ['Protelos', 'Strontium ranelate'],
  ['Loxen', 'Nicardipine'],
  ['voclosporin', 'Voclosporin'],
  ['Inpefa', 'Sotagliflozin'],
  ['toloxatone', 'Toloxatone'],
  ['pirfenidon', 'Pirfenidone'],
  ['Rheumatrex', 'Methotrexate'],
  ['Thacapzol', 'Thiamazole'],
])('EXT-18 %s finds %s', (typed, name) => {
  expect(names(typed).slice(0, 2)).toContain(name);
});
