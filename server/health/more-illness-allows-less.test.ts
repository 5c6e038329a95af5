import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/dietary-profile/dietary-profile.ts';
import { cautionConstraints } from '#domain/health-recommendations/with-cautions.ts';
import { interactionsOf } from '#domain/medicines/medicine-interactions.ts';
import { asConstraints, nothingAgreed } from '#domain/medicines/medicine-safety.ts';
import { withImplied } from '#domain/safety/implied-answers.ts';
import { personFacts } from '#domain/safety/person-facts.ts';
import { safetyOf, withSafety } from '#domain/safety/safety-of.ts';
import { loadFoods } from '#server/catalog/load-foods.ts';
import { healthContent } from './health-content.ts';

const { questionnaire, rulebook, situations, medicines } = await healthContent({ foods: await loadFoods() });
const list = questionnaire.medication.medications;
const findings = questionnaire.categories
  .flatMap(({ pages }) => pages.flatMap(({ questions }) => [...questions]))
  .filter(({ kind }) => kind === 'single')
  .map(({ name }) => name);

interface Person {
  readonly born: string | null;
  readonly gender: 'female' | 'male' | 'other';
  readonly weight: number | null;
  readonly pregnancy: number;
  readonly has: readonly string[];
  readonly takes: readonly number[];
}

const anyPerson: fc.Arbitrary<Person> = fc.record({
  born: fc.constantFrom(null, '2021-05-01', '2012-05-01', '2009-05-01', '1986-05-01', '1961-11-23'),
  gender: fc.constantFrom('female', 'male', 'other'),
  weight: fc.constantFrom(null, 70, 99, 120, 155, 310),
  pregnancy: fc.constantFrom(1, 2, 3, 4, 5),
  has: fc.uniqueArray(fc.constantFrom(...findings), { maxLength: 3 }),
  takes: fc.uniqueArray(fc.constantFrom(...list.map(({ inputId }) => inputId)), { maxLength: 2 }),
});

function safe({ born, gender, weight, pregnancy, has, takes }: Person) {
  const taken = list.filter(({ inputId }) => takes.includes(inputId));
  const answers = withImplied(new Map([['pregnancy', pregnancy], ...has.map((name) => [name, 1] as const)]));
  const facts = personFacts({ dateOfBirth: born, gender, weight, height: 67 }, answers, taken, '2026-11-23');
  const safety = safetyOf(situations, facts);
  const constraints = [
    ...cautionConstraints(rulebook.cautions, facts),
    ...asConstraints(interactionsOf(takes, medicines), nothingAgreed),
  ];
  const out = withSafety(emptyProfile, safety, constraints).safety;
  return {
    energy: safety.energy,
    diets: safety.notes.flatMap(({ rule }) => rule.notDiets),
    foods: new Set(out.flatMap(({ foodIds, allergens }) => [...foodIds, ...allergens])),
  };
}

const alsoHas = (person: Person, name: string) => ({ ...person, has: [...person.has, name] });
const alsoTakes = (person: Person, id: number) => ({ ...person, takes: [...person.takes, id] });
const anyMore = fc.oneof(
  fc.constantFrom(...findings).map((name) => (person: Person) => alsoHas(person, name)),
  fc.constantFrom(...list).map(
    ({ inputId }) =>
      (person: Person) =>
        alsoTakes(person, inputId),
  ),
);

test('EXT-17 EXT-18 a further illness or medicine never allows more to eat, less energy, or another diet', () => {
  fc.assert(
    fc.property(anyPerson, anyMore, (person, add) => {
      const [before, after] = [safe(person), safe(add(person))];
      expect([...before.foods].filter((food) => !after.foods.has(food))).toEqual([]);
      expect(before.diets.filter((diet) => !after.diets.includes(diet))).toEqual([]);
      expect(after.energy.floor).toBeGreaterThanOrEqual(before.energy.floor);
      expect(after.energy.need).toBeGreaterThanOrEqual(before.energy.need);
      if (!before.energy.mayHaveDeficit) expect(after.energy.mayHaveDeficit).toBe(false);
      if (!before.energy.showsNumbers) expect(after.energy.showsNumbers).toBe(false);
      if (before.energy.planRefusal !== null) expect(after.energy.planRefusal).not.toBeNull();
    }),
    { numRuns: 300 },
  );
});
