import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unknownFood } from '#domain/source-recipe/unknown-food.ts';
import { findMedicines } from './find-medicine.ts';
import { medicineIndex } from './medicine-index.ts';
import { interactionsOf, interactionsOfMedicine } from './medicine-interactions.ts';
import { agreementId, asConstraints, asPlanBounds, canBind, nothingAgreed } from './medicine-safety.ts';
import { readInteractions } from './read-interactions.ts';
import { readMedicines } from './read-medicines.ts';
import { wellKnown } from './well-known-interactions.fixture.ts';

const medicines = readMedicines(readFileSync('content/medicines.csv', 'utf8'));
const interactions = readInteractions(readFileSync('content/medicine-interactions.csv', 'utf8'));
const index = medicineIndex(medicines);
const tables = { medicines, interactions };

/** Looks up medicines by any typed name. */
function medicine(typed: string) {
  const [found] = findMedicines(index, typed);
  if (found === undefined) throw new Error(`${typed} is not found`);
  return found.medicine;
}
const taken = (...typed: readonly string[]) =>
  interactionsOf(
    typed.map((each) => medicine(each).id),
    tables,
  );
const rulesOf = (typed: string) => interactionsOfMedicine(medicine(typed), interactions);

describe('EXT-18 interactions with food', () => {
  test('covers at least 60 well-known interactions', () =>
    expect(wellKnown.length).toBeGreaterThanOrEqual(60));

  test.each(wellKnown)('%s: %s', (typed, subject, severity) => {
    const found = rulesOf(typed).filter((rule) => subject.test(rule.subject));
    expect(found.map((rule) => rule.severity)).toContain(severity);
    for (const rule of found) expect(rule.source).not.toBe('');
  });

  test('every rule applies to at least one medicine', () => {
    expect(interactions).toHaveLength(231);
    const found = new Set(
      medicines.flatMap((each) => interactionsOfMedicine(each, interactions).map(({ id }) => id)),
    );
    expect(interactions.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('every flag of a rule exists on a medicine', () => {
    const flags = new Set(medicines.flatMap((each) => [...each.flags]));
    const lost = interactions.filter(({ appliesTo: { kind, name } }) => kind === 'flag' && !flags.has(name));
    expect(lost).toEqual([]);
  });

  test('shows one rule per topic, that of the ingredient before that of its group', () => {
    for (const each of medicines) {
      const topics = interactionsOfMedicine(each, interactions).map(({ topic }) => topic);
      expect([each.name, topics.length]).toEqual([each.name, new Set(topics).size]);
    }
    const grapefruit = (typed: string) => rulesOf(typed).filter(({ topic }) => topic === 'grapefruit');
    expect(grapefruit('Atorvastatin').map(({ id }) => id)).toEqual(['FD033']);
    expect(grapefruit('Simvastatin').map(({ id }) => id)).toEqual(['FD031']);
    expect(grapefruit('ezetimibe with simvastatin').map(({ id }) => id)).toEqual(['FD031']);
    expect(grapefruit('Rosuvastatin').map(({ id }) => id)).toEqual(['FD034']);
  });

  test('St John’s wort: a medicine whose label forbids it shows that, also if grapefruit raises it', () => {
    const forbidden = medicines.filter(({ flags }) => flags.includes('sjw_sensitive'));
    const milder = forbidden.filter((each) =>
      interactionsOfMedicine(each, interactions).some(({ id }) => id === 'FD226' || id === 'FD227'),
    );
    expect(milder.map(({ name }) => name)).toEqual([]);
    const raised = medicines.filter(({ flags }) => flags.includes('cyp3a4_grapefruit'));
    const without = raised.filter((each) =>
      interactionsOfMedicine(each, interactions).every(({ topic }) => topic !== 'st-johns-wort'),
    );
    expect(raised.length).toBeGreaterThan(60);
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  test('lists a medicine without rules with an empty list', () => {
    const [only] = taken('Amoxicillin');
    expect(only).toMatchObject({ medicine: { name: 'Amoxicillin' }, interactions: [] });
    expect(interactionsOf([1], tables)).toEqual([]);
  });

  test('lists dangerous interactions first', () => {
    const [first, second] = taken('Metformin', 'Phenelzine');
    expect([first?.medicine.name, second?.medicine.name]).toEqual(['Phenelzine', 'Metformin']);
    expect(first?.interactions[0]?.isDangerous).toBe(true);
  });

  test('no sentence calls something safe or advises stopping a medicine', () => {
    for (const { why, advice } of interactions) {
      const text = `${why} ${advice}`;
      expect(text).not.toMatch(
        /\b(?:is|are) safe\b(?! for you)|\bstop taking\b|\bstop your (?:medicine|tablet)/i,
      );
      expect(text.split(/[.:;!?]\s/).every((sentence) => sentence.split(' ').length <= 26)).toBe(true);
    }
  });
});

describe('EXT-18 rules that bind plans and pages', () => {
  const idsOf = (typed: string, agreements = nothingAgreed) =>
    asConstraints(taken(typed), agreements).flatMap(({ foodIds }) => foodIds);

  test('texts that a member reads have the apostrophes of print', () => {
    const ofRules = interactions.flatMap(({ subject, foods, timing, why, advice }) => [
      ...[subject, why, advice, timing ?? ''],
      ...foods,
    ]);
    const ofMedicines = medicines.flatMap(({ name, synonyms, use, note, brands }) => [
      ...[name, use, note],
      ...synonyms,
      ...brands.map((brand) => brand.name),
    ]);
    for (const text of [...ofRules, ...ofMedicines]) expect(text).not.toContain("'");
  });

  test('an "avoid" rule binds until the member declines', () => {
    expect(idsOf('Phenelzine')).toEqual(
      expect.arrayContaining([
        'feta',
        'parmesan',
        'soy-sauce',
        'blue-cheese',
        'salami',
        'sauerkraut',
        'beer',
        'red-wine',
      ]),
    );
    expect(idsOf('Simvastatin')).toEqual(
      expect.arrayContaining(['grapefruit', unknownFood('pomelo').id, unknownFood('Seville orange').id]),
    );
    const simvastatin = medicine('Simvastatin');
    const declinedIds = [agreementId(simvastatin, { id: 'FD031' })];
    expect(idsOf('Simvastatin', { agreedIds: [], declinedIds })).not.toContain('grapefruit');
    const others = asConstraints(taken('Simvastatin', 'Felodipine'), { agreedIds: [], declinedIds });
    const grapefruit = others.filter(({ foodIds }) => foodIds.includes('grapefruit'));
    expect(grapefruit.map(({ name }) => name)).toEqual(['Felodipine']);
  });

  test('a milder rule binds once the member agrees', () => {
    const atorvastatin = medicine('Atorvastatin');
    expect(idsOf('Atorvastatin')).not.toContain('grapefruit');
    const agreedIds = [agreementId(atorvastatin, { id: 'FD033' })];
    expect(idsOf('Atorvastatin', { agreedIds, declinedIds: [] })).toContain('grapefruit');
  });

  test('EXT-18 metronidazole excludes alcohol but not vinegar; disulfiram excludes both', () => {
    expect(idsOf('Metronidazole')).toEqual(expect.arrayContaining(['red-wine', 'beer', 'vanilla-extract']));
    for (const vinegar of ['red-wine-vinegar', 'white-wine-vinegar', 'balsamic-vinegar']) {
      expect(idsOf('Metronidazole')).not.toContain(vinegar);
      expect(idsOf('Tinidazole')).not.toContain(vinegar);
    }
    expect(idsOf('Disulfiram')).toContain('red-wine-vinegar');
  });

  test('EXT-18 no card asks to leave out a medicine, an illness, water or a meal, or contains editorial notes', () => {
    const wrong =
      /antagonist|many medicines|^(?:weak|immune)|^water$|^fluids|regular|: flag|\bthe member\b|is fine/i;
    for (const { id, severity, subject, foods } of interactions) {
      for (const found of foods)
        expect([id, found]).not.toEqual([id, expect.stringMatching(/: flag|the member|is fine/)]);
      if (severity !== 'avoid' && severity !== 'limit_or_keep_constant') continue;
      for (const found of [subject, ...foods])
        expect([id, found]).not.toEqual([id, expect.stringMatching(wrong)]);
    }
    const rule = (id: string) => interactions.find((each) => each.id === id);
    expect(rule('FD197')?.subject).toMatch(/^Cranberry/);
    expect(rule('FD206')?.subject).toMatch(/^Vitamin K tablets/);
    expect(rule('FD105')?.subject).toMatch(/^St John’s wort/);
    expect(rule('FD069')?.foods).toEqual([]);
  });

  test('separate_in_time rules exclude no food, and warfarin doesn’t exclude greens', () => {
    for (const each of medicines) {
      const apart = interactionsOfMedicine(each, interactions).filter(
        ({ severity }) => severity === 'separate_in_time',
      );
      expect(apart.flatMap(({ bound }) => [...bound.foodIds, ...bound.words])).toEqual([]);
    }
    const everything = interactions.map((rule) => agreementId(medicine('Warfarin'), rule));
    const out = idsOf('Warfarin', { agreedIds: everything, declinedIds: [] });
    expect(out).toContain('cranberry-juice');
    for (const green of ['spinach', 'kale', 'broccoli']) expect(out).not.toContain(green);
  });

  test.each([
    ['Warfarin', { kind: 'keepSteady', nutrient: 'vitamin_k' }],
    ['Lithium', { kind: 'keepSteady', nutrient: 'sodium' }],
    ['Ramipril', { kind: 'limit', nutrient: 'potassium' }],
    ['Spironolactone', { kind: 'limit', nutrient: 'potassium' }],
    ['Trimethoprim', { kind: 'limit', nutrient: 'potassium' }],
    ['Insulin aspart', { kind: 'noPlan', style: 'fasting' }],
    ['Empagliflozin', { kind: 'noPlan', style: 'ketogenic' }],
  ])('%s: %o', (typed, bound) => {
    const bounds = asPlanBounds(taken(typed), nothingAgreed);
    expect(bounds.map((each) => each.bound)).toContainEqual(bound);
    for (const { why, source } of bounds) expect([why, source]).not.toContain('');
  });

  test('each constraint has a reason and a source', () => {
    const all = asConstraints(
      interactionsOf(
        medicines.map(({ id }) => id),
        tables,
      ),
      nothingAgreed,
    );
    expect(all.length).toBeGreaterThan(200);
    for (const { why, source, foodIds } of all) {
      expect(why).toBeTruthy();
      expect(source).toBeTruthy();
      expect(foodIds.length).toBeGreaterThan(0);
    }
  });

  test('every "avoid" rule with foods can bind', () => {
    const loose = interactions.filter(
      (rule) => rule.severity === 'avoid' && rule.foodIds.length > 0 && !canBind(rule),
    );
    expect(loose.map(({ id }) => id)).toEqual([]);
  });
});
